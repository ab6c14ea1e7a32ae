import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { autoMailProducts, autoMailSchema, sentLetterSchema } from '#domain/company/sending-schema.ts';
import { templateProducts } from '#domain/company/template-products.ts';
import { deliveryStatuses } from '#domain/definition/answers.ts';
import { createRouter } from '../../http/create-router.ts';
import { listQuery, onePage } from '../../http/list-query.ts';
import type { Deps } from '../../services/deps.ts';
import { autoMailSetting, saveAutoMail } from './auto-mail.ts';
import { letterLog, sentLetter } from './log.ts';

const tag = 'sending';
const product = z.object({ product: z.enum(autoMailProducts) });

export const sendingRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'getAutoMail',
    method: 'get',
    path: '/auto-mail/{product}',
    summary: 'Whether documents go to their counterparties by themselves',
    needs: keysOf('auto-mail/efaktur', 'list'),
    params: product,
    out: autoMailSchema,
    does: ({ product }, scope) => autoMailSetting(deps, scope, product),
  });
  app.addRoute({
    operationId: 'saveAutoMail',
    method: 'put',
    path: '/auto-mail/{product}',
    summary: 'Have documents sent by themselves, or not',
    needs: keysOf('auto-mail/efaktur', 'edit'),
    params: product,
    body: z.strictObject({ on: z.boolean(), version: z.number().int().min(0) }),
    out: autoMailSchema,
    does: (input, scope) => saveAutoMail(deps, scope, input),
  });
  app.addRoute({
    operationId: 'listLetters',
    method: 'get',
    path: '/letters',
    summary: 'Letters that went out, newest first',
    needs: keysOf('letters', 'list'),
    query: listQuery(
      z.strictObject({
        q: z.string().trim().max(100).optional(),
        product: z.enum(templateProducts).optional(),
        status: z.enum(deliveryStatuses).optional(),
      }),
    ),
    out: z.array(sentLetterSchema),
    does: async (input, scope, c) => {
      const { range, filter = {} } = input;
      const { q = '', ...of } = filter;
      return onePage(c, range, (page) => letterLog(deps, scope, { q, ...of }, page));
    },
  });
  app.addRoute({
    operationId: 'getLetter',
    method: 'get',
    path: '/letters/{id}',
    summary: 'One letter, with the response of the mail server',
    needs: keysOf('letters', 'list'),
    params: z.object({ id: z.string() }),
    out: sentLetterSchema,
    does: ({ id }, scope) => sentLetter(deps, scope, id),
  });
  return app;
};

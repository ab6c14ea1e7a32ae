import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { autoMailProducts, autoMailSchema, sentLetterSchema } from '#domain/company/sending-schema.ts';
import { templateProducts } from '#domain/company/template-products.ts';
import { deliveryStatuses } from '#domain/definition/answers.ts';
import { listQuery, pageOf, withRange } from '../../http/list-query.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { autoMailSetting, saveAutoMail } from './auto-mail.ts';
import { letterLog, sentLetter } from './log.ts';

const tag = 'sending';
const product = z.object({ product: z.enum(autoMailProducts) });

/** What goes out by itself, and the log of everything that went out. */
export const sendingRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getAutoMail',
      method: 'get',
      path: '/auto-mail/{product}',
      tag,
      summary: 'Whether documents go to their counterparties by themselves',
      needs: keysOf('letters', 'list'),
      params: product,
      out: autoMailSchema,
    }),
    async (c) => c.json(await autoMailSetting(c.get('scope'), deps.db.read, c.req.valid('param').product)),
  );
  app.openapi(
    route({
      operationId: 'saveAutoMail',
      method: 'put',
      path: '/auto-mail/{product}',
      tag,
      summary: 'Have documents sent by themselves, or not',
      needs: keysOf('letters', 'edit'),
      params: product,
      body: z.strictObject({ on: z.boolean(), version: z.number().int().min(0) }),
      out: autoMailSchema,
    }),
    async (c) => c.json(await saveAutoMail(deps, c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('json') })),
  );
  app.openapi(
    route({
      operationId: 'listLetters',
      method: 'get',
      path: '/letters',
      tag,
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
    }),
    async (c) => {
      const { range, filter = {} } = c.req.valid('query');
      const { q = '', ...of } = filter;
      const page = pageOf(range);
      const { rows, total } = await letterLog(deps, c.get('scope'), { q, ...of }, page);
      withRange(c, page.offset, rows.length, total);
      return c.json(rows);
    },
  );
  app.openapi(
    route({
      operationId: 'getLetter',
      method: 'get',
      path: '/letters/{id}',
      tag,
      summary: 'One letter, and what the mail server said of it',
      needs: keysOf('letters', 'list'),
      params: z.object({ id: z.string() }),
      out: sentLetterSchema,
    }),
    async (c) => c.json(await sentLetter(deps, c.get('scope'), c.req.valid('param').id)),
  );
  return app;
};

import { z } from '@hono/zod-openapi';
import { GENERAL_CODE, units } from '#domain/faktur/units.ts';
import { earlierLineSchema } from '#domain/faktur/view-schema.ts';
import { say } from '#domain/messages/index.ts';
import { codeNameSchema, registerCheckSchema } from '#domain/office/lookup-schema.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { checkNumbers } from '../check-numbers.ts';
import { findEarlierLines } from '../earlier-lines.ts';
import { fakturId } from './schemas.ts';

const tag = 'e-Faktur lookups';
const CREATE = 'EFAKTUR_DOC_CREATE';
const VIEW = 'EFAKTUR_DOC_VIEW';

const unitList = Object.entries(units).map(([code, name]) => ({ code, name }));

export const goodsRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listUnits',
    method: 'get',
    path: '/efaktur/units-measurement',
    summary: 'Units',
    needs: VIEW,
    out: z.array(codeNameSchema),
    does: () => unitList,
  });
  app.addRoute({
    operationId: 'listGoods',
    method: 'get',
    path: '/efaktur/goods-services',
    summary: 'Codes of goods and services',
    needs: VIEW,
    query: z.object({ q: z.string().trim().max(100).default('') }),
    out: z.array(codeNameSchema),
    does: ({ q }, scope) => {
      const general = { code: GENERAL_CODE, name: say(scope.locale, 'faktur.server.general_goods') };
      const wanted = q.toLowerCase();
      return [general].filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(wanted));
    },
  });
  app.addRoute({
    operationId: 'listEarlierLines',
    method: 'get',
    path: '/efaktur/goods-services/earlier',
    summary: 'Goods and services of earlier lines, by name',
    needs: CREATE,
    query: z.strictObject({
      q: z.string().trim().min(2, 'problem.field.type').max(100),
      limit: z.coerce.number().int().min(1).max(20).default(8),
      except: fakturId.optional(),
    }),
    out: z.array(earlierLineSchema),
    does: (input, scope) => findEarlierLines(deps, scope, input),
  });
  return app;
};

const MOST = 20;

/** Open to every signed-in user. */
export const checkNumbersRoutes = (deps: Deps) => {
  const app = createRouter('e-Faktur lookups');
  app.addRoute({
    operationId: 'checkNumbers',
    method: 'post',
    path: '/npwp-validator/check',
    summary: "Look up numbers in the tax office's register and in the company's book of counterparties",
    body: z.strictObject({ numbers: z.array(z.string().trim().min(1).max(40)).min(1).max(MOST) }),
    out: z.array(registerCheckSchema),
    does: ({ numbers }, scope) => checkNumbers(deps, scope, numbers),
  });
  return app;
};

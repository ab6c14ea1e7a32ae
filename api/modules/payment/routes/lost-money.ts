import { z } from '@hono/zod-openapi';
import { foundPaymentSchema } from '#domain/billing/payment-schema.ts';
import { unmatchedPaymentSchema } from '#domain/billing/stored-schema.ts';
import { historyEntrySchema, namedSchema } from '#domain/definition/answers.ts';
import { createRouter, reason } from '../../../http/create-router.ts';
import { withRange } from '../../../http/list-query.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { billingId, byId } from '../../billing/routes/schemas.ts';
import { attributeLost, listLost, lostHistory, type OnReturn, paymentsFor, returnLost } from '../lost-money.ts';

const tag = 'internal';
const base = '/ebilling/unmatched-payments';

export const adminMoneyRoutes = (deps: Deps, onReturn: OnReturn) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listLostMoney',
    method: 'get',
    path: base,
    summary: 'Money of an unknown account: what waits, what was assigned to an order of quota, or what was sent back',
    needs: 'internal',
    query: z.object({ state: z.enum(['open', 'attributed', 'returned']).default('open') }),
    out: z.array(unmatchedPaymentSchema),
    does: async ({ state }, scope, c) => {
      const rows = await listLost(deps, scope, state);
      withRange(c, 0, rows.length, rows.length);
      return rows;
    },
  });
  app.addRoute({
    operationId: 'listLostMoneyPayments',
    method: 'get',
    path: `${base}/{id}/payments`,
    summary: 'Payments of all companies it may be for: by account, billing code or id, else by the exact amount',
    needs: 'internal',
    params: byId,
    query: z.object({ q: z.string().max(64).default('') }),
    out: z.array(foundPaymentSchema),
    does: (input, scope) => paymentsFor(deps, scope, input),
  });
  app.addRoute({
    operationId: 'listLostMoneyHistory',
    method: 'get',
    path: `${base}/{id}/history`,
    summary: 'What was decided about it, by whom and why',
    needs: 'internal',
    params: byId,
    out: z.array(historyEntrySchema),
    does: ({ id }, scope) => lostHistory(deps, scope, id),
  });
  app.openapi(
    route({
      operationId: 'attributeLostMoney',
      method: 'post',
      path: `${base}/{id}/attribute`,
      tag,
      summary: 'Say which payment it is for',
      needs: 'internal',
      params: byId,
      body: z.strictObject({ paymentId: billingId, reason }),
      out: namedSchema,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      await attributeLost(deps, c.get('scope'), { id, ...c.req.valid('json') });
      return c.json({ id });
    },
  );
  app.openapi(
    route({
      operationId: 'returnLostMoney',
      method: 'post',
      path: `${base}/{id}/return`,
      tag,
      summary: 'Say that it was sent back',
      needs: 'internal',
      params: byId,
      body: z.strictObject({ reason }),
      out: namedSchema,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      await returnLost(deps, c.get('scope'), { id, ...c.req.valid('json'), onReturn });
      return c.json({ id });
    },
  );
  return app;
};

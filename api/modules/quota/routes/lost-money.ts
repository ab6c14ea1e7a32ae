import { z } from '@hono/zod-openapi';
import { foundOrderSchema } from '#domain/company/quota-order-schema.ts';
import { namedSchema } from '#domain/definition/answers.ts';
import { createRouter, reason } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { attributeToOrder, ordersFor } from '../attribute-money.ts';

const base = '/ebilling/unmatched-payments/{id}';
const byId = z.object({ id: z.string() });

export const adminOrderMoneyRoutes = (deps: Deps) => {
  const app = createRouter('internal');
  app.addRoute({
    operationId: 'listLostMoneyOrders',
    method: 'get',
    path: `${base}/orders`,
    summary: 'Orders of quota of all companies it may be for: by account or id, else by the exact amount',
    needs: 'internal',
    params: byId,
    query: z.object({ q: z.string().max(64).default('') }),
    out: z.array(foundOrderSchema),
    does: (input, scope) => ordersFor(deps, scope, input),
  });
  app.addRoute({
    operationId: 'attributeLostMoneyToOrder',
    method: 'post',
    path: `${base}/attribute-order`,
    summary: 'Say which order of quota it is for',
    needs: 'internal',
    params: byId,
    body: z.strictObject({ orderId: z.string().min(1, 'problem.field.required').max(64), reason }),
    out: namedSchema,
    does: async (input, scope) => {
      await attributeToOrder(deps, scope, input);
      return { id: input.id };
    },
  });
  return app;
};

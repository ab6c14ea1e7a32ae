import { z } from '@hono/zod-openapi';
import { foundOrderSchema } from '#domain/company/quota-order-schema.ts';
import { namedSchema } from '#domain/definition/answers.ts';
import { addresses, reason } from '../../../http/addresses.ts';
import type { Deps } from '../../../services/deps.ts';
import { attributeToOrder, ordersFor } from '../attribute-money.ts';

const base = '/ebilling/misfits/{id}';
const byId = z.object({ id: z.string() });

/** For the house itself: money that is for an order of upload quota. */
export const adminOrderMoneyRoutes = (deps: Deps) => {
  const app = addresses('internal');
  app.answers({
    operationId: 'listLostMoneyOrders',
    method: 'get',
    path: `${base}/orders`,
    summary: 'Orders of quota of all companies it may be for: by account or id, else by the exact amount',
    needs: 'internal',
    params: byId,
    query: z.object({ q: z.string().max(64).default('') }),
    out: z.array(foundOrderSchema),
    does: (said, scope) => ordersFor(deps, scope, said),
  });
  app.answers({
    operationId: 'attributeLostMoneyToOrder',
    method: 'post',
    path: `${base}/attribute-order`,
    summary: 'Say which order of quota it is for',
    needs: 'internal',
    params: byId,
    body: z.strictObject({ orderId: z.string().min(1, 'problem.field.required').max(64), reason }),
    out: namedSchema,
    does: async (said, scope) => {
      await attributeToOrder(deps, scope, said);
      return { id: said.id };
    },
  });
  return app;
};

import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { orderMethods } from '#domain/company/quota-order.ts';
import { quotaOrderSchema, quotaShopSchema } from '#domain/company/quota-order-schema.ts';
import { createRouter } from '../../../http/create-router.ts';
import { anyFilter, listQuery, onePage } from '../../../http/list-query.ts';
import type { Deps } from '../../../services/deps.ts';
import { askAboutOrder } from '../book.ts';
import { cancelOrder, orderQuota } from '../order.ts';
import { returnOrderMoney } from '../return-money.ts';
import { quotaOrder, quotaOrders, quotaShop } from '../shop.ts';

const tag = 'quota';
const byId = z.object({ id: z.string() });
const view = keysOf('quota/orders', 'list');
const buy = keysOf('quota/orders', 'create');

export const quotaOrderRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'getQuotaShop',
    method: 'get',
    path: '/quota/packages',
    summary: 'Packages on sale, ways to pay, and the order that waits for its money',
    needs: view,
    out: quotaShopSchema,
    does: (_input, scope) => quotaShop(deps, scope),
  });
  app.addRoute({
    operationId: 'listQuotaOrders',
    method: 'get',
    path: '/quota/orders',
    summary: 'Orders of the company, newest first',
    needs: view,
    query: listQuery(anyFilter),
    out: z.array(quotaOrderSchema),
    does: async ({ range }, scope, c) => {
      return onePage(c, range, (page) => quotaOrders(deps, scope, page));
    },
  });
  app.addRoute({
    operationId: 'orderQuota',
    method: 'post',
    path: '/quota/orders',
    summary: 'Order a package; while an order waits for payment, the same order is returned',
    needs: buy,
    body: z.strictObject({
      package: z.string().min(1, 'problem.field.required').max(50),
      method: z.enum(orderMethods),
      bank: z.string().max(20).optional(),
      phone: z.string().max(20).optional(),
    }),
    status: 201,
    idempotent: true,
    out: quotaOrderSchema,
    does: (input, scope) => orderQuota(deps, scope, input),
  });
  app.addRoute({
    operationId: 'getQuotaOrder',
    method: 'get',
    path: '/quota/orders/{id}',
    summary: 'One order',
    needs: view,
    params: byId,
    out: quotaOrderSchema,
    does: ({ id }, scope) => quotaOrder(deps, scope, id),
  });
  app.addRoute({
    operationId: 'checkQuotaOrder',
    method: 'post',
    path: '/quota/orders/{id}/check',
    summary: 'Query the bank for the state of an order',
    needs: view,
    params: byId,
    out: quotaOrderSchema,
    does: async ({ id }, scope) => {
      await askAboutOrder(deps, scope, id);
      return quotaOrder(deps, scope, id);
    },
  });
  app.addRoute({
    operationId: 'returnQuotaMoney',
    method: 'post',
    path: '/quota/money/{id}/return',
    summary: 'Ask for money back that does not fit its order; answers what waits then',
    needs: buy,
    params: byId,
    body: z.strictObject({ note: z.string().trim().max(500).nullable().default(null) }),
    out: quotaShopSchema,
    does: async (input, scope) => {
      await returnOrderMoney(deps, scope, input);
      return quotaShop(deps, scope);
    },
  });
  app.addRoute({
    operationId: 'cancelQuotaOrder',
    method: 'delete',
    path: '/quota/orders/{id}',
    summary: 'Cancel an order nobody has paid, and close its account',
    needs: buy,
    params: byId,
    out: quotaOrderSchema,
    does: ({ id }, scope) => cancelOrder(deps, scope, id),
  });
  return app;
};

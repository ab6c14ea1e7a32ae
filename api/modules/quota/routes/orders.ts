import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { orderMethods } from '#domain/company/quota-order.ts';
import { quotaOrderSchema, quotaShopSchema } from '#domain/company/quota-order-schema.ts';
import { anyFilter, listQuery, pageOf, withRange } from '../../../http/list-query.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { askAboutOrder } from '../book.ts';
import { cancelOrder, orderQuota } from '../order.ts';
import { quotaOrder, quotaOrders, quotaShop } from '../shop.ts';

const tag = 'quota';
const byId = z.object({ id: z.string() });
const view = keysOf('quota/orders', 'list');
const buy = keysOf('quota/orders', 'create');

/** Buying upload quota: packages, orders, and how they stand. */
export const quotaOrderRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getQuotaShop',
      method: 'get',
      path: '/quota/packages',
      tag,
      summary: 'Packages on sale, ways to pay, and the order that waits for its money',
      needs: view,
      out: quotaShopSchema,
    }),
    async (c) => c.json(await quotaShop(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'listQuotaOrders',
      method: 'get',
      path: '/quota/orders',
      tag,
      summary: 'Orders of the company, newest first',
      needs: view,
      query: listQuery(anyFilter),
      out: z.array(quotaOrderSchema),
    }),
    async (c) => {
      const page = pageOf(c.req.valid('query').range);
      const { rows, total } = await quotaOrders(deps, c.get('scope'), page);
      withRange(c, page.offset, rows.length, total);
      return c.json(rows);
    },
  );
  app.openapi(
    route({
      operationId: 'orderQuota',
      method: 'post',
      path: '/quota/orders',
      tag,
      summary: 'Order a package; while one waits, the same asked for again is that one',
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
    }),
    async (c) => c.json(await orderQuota(deps, c.get('scope'), c.req.valid('json')), 201),
  );
  app.openapi(
    route({
      operationId: 'getQuotaOrder',
      method: 'get',
      path: '/quota/orders/{id}',
      tag,
      summary: 'One order',
      needs: view,
      params: byId,
      out: quotaOrderSchema,
    }),
    async (c) => c.json(await quotaOrder(deps, c.get('scope'), c.req.valid('param').id)),
  );
  app.openapi(
    route({
      operationId: 'checkQuotaOrder',
      method: 'post',
      path: '/quota/orders/{id}/check',
      tag,
      summary: 'Ask the bank now how an order stands',
      needs: view,
      params: byId,
      out: quotaOrderSchema,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      await askAboutOrder(deps, c.get('scope'), id);
      return c.json(await quotaOrder(deps, c.get('scope'), id));
    },
  );
  app.openapi(
    route({
      operationId: 'cancelQuotaOrder',
      method: 'delete',
      path: '/quota/orders/{id}',
      tag,
      summary: 'Cancel an order nobody has paid, and close its account',
      needs: buy,
      params: byId,
      out: quotaOrderSchema,
    }),
    async (c) => c.json(await cancelOrder(deps, c.get('scope'), c.req.valid('param').id)),
  );
  return app;
};

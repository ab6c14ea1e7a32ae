import { z } from '@hono/zod-openapi';
import { type DemoAction, demoActions } from '#domain/billing/demo-invoice.ts';
import { demoInvoiceSchema } from '#domain/billing/payable-schema.ts';
import { Problem } from '#domain/problem.ts';
import type { Edge } from '../../../http/edge.ts';
import { route, router } from '../../../http/route.ts';
import { actOnDemo, demoInvoice } from '../demo-invoice.ts';

const tag = 'demo';
const byId = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });
const actions = Object.keys(demoActions) as [DemoAction, ...DemoAction[]];

/** An invoice to play with, for visitors of a demo; there is none where real companies work. */
export const demoRoutes = ({ deps, demo }: Pick<Edge, 'deps' | 'demo'>) => {
  const app = router();
  app.use('/ebilling/*', async (_, next) => {
    if (!demo) throw new Problem('not_found');
    await next();
  });
  app.openapi(
    route({
      operationId: 'getDemoInvoice',
      method: 'get',
      path: '/ebilling/payment/{id}',
      tag,
      summary: 'A made-up invoice',
      params: byId,
      out: demoInvoiceSchema,
    }),
    async (c) => c.json(await demoInvoice(deps, c.req.valid('param').id)),
  );
  app.openapi(
    route({
      operationId: 'actOnDemoInvoice',
      method: 'post',
      path: '/ebilling/payment/{id}',
      tag,
      summary: 'Pay it, or let it fail, run out or be cancelled',
      params: byId,
      body: z.strictObject({ action: z.enum(actions) }),
      out: demoInvoiceSchema,
    }),
    async (c) => c.json(await actOnDemo(deps, c.req.valid('param').id, c.req.valid('json').action)),
  );
  return app;
};

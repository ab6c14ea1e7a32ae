import { z } from '@hono/zod-openapi';
import { type DemoAction, demoActions } from '#domain/billing/demo-invoice.ts';
import { demoInvoiceSchema } from '#domain/billing/payable-schema.ts';
import { Problem } from '#domain/problem.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Edge } from '../../../http/edge.ts';
import { actOnDemo, beginDemo, demoInvoice } from '../demo-invoice.ts';

const tag = 'demo';
const byId = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });
const actions = Object.keys(demoActions) as [DemoAction, ...DemoAction[]];

export const demoRoutes = ({ deps, demo }: Pick<Edge, 'deps' | 'demo'>) => {
  const app = createRouter(tag);
  app.use('/ebilling/*', async (_, next) => {
    if (!demo) throw new Problem('not_found');
    await next();
  });
  app.addRoute({
    operationId: 'beginDemoInvoice',
    method: 'post',
    path: '/ebilling/payment',
    summary: 'Make up an invoice to play with',
    out: demoInvoiceSchema,
    status: 201,
    does: () => beginDemo(deps),
  });
  app.addRoute({
    operationId: 'getDemoInvoice',
    method: 'get',
    path: '/ebilling/payment/{id}',
    summary: 'A made-up invoice',
    params: byId,
    out: demoInvoiceSchema,
    does: ({ id }) => demoInvoice(deps, id),
  });
  app.addRoute({
    operationId: 'actOnDemoInvoice',
    method: 'post',
    path: '/ebilling/payment/{id}',
    summary: 'Pay it, or let it fail, run out or be cancelled',
    params: byId,
    body: z.strictObject({ action: z.enum(actions) }),
    out: demoInvoiceSchema,
    does: ({ id, action }) => actOnDemo(deps, id, action),
  });
  return app;
};

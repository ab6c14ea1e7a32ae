import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { coretaxActivationInput, coretaxProducts, coretaxSchema } from '#domain/settings/coretax.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Deps } from '../../services/deps.ts';
import { activateCoretax } from './activate.ts';

export const coretaxRoutes = (deps: Deps) => {
  const app = createRouter('tax profile');
  app.addRoute({
    operationId: 'activateCoretax',
    method: 'post',
    path: '/company/coretax/{product}/activate',
    summary: 'Open invoices or slips of Coretax for the company, as its Owner',
    needs: keysOf('setting/tax', 'edit'),
    params: z.object({ product: z.enum(coretaxProducts) }),
    body: coretaxActivationInput,
    out: coretaxSchema,
    does: ({ product, stated }, scope) => activateCoretax(deps, scope, product, { stated }),
  });
  return app;
};

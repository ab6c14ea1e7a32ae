import { z } from '@hono/zod-openapi';
import { vatReturnAccess } from '#domain/spt/access.ts';
import { readinessSchema } from '#domain/spt/ppn/readiness.ts';
import { createRouter, masa } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { vatReadiness } from '../readiness/readiness.ts';

export const vatReadinessRoutes = (deps: Deps) => {
  const app = createRouter('SPT Masa');
  app.addRoute({
    operationId: 'getVatReadiness',
    method: 'get',
    path: '/efaktur/spt/ctas/posting/readiness',
    summary: 'What is still open among the documents of a masa before its return of PPN is posted',
    needs: vatReturnAccess.view,
    query: z.object({ period: masa }),
    out: readinessSchema,
    does: (input, scope) => vatReadiness(deps, scope, input),
  });
  return app;
};

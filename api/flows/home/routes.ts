import { z } from '@hono/zod-openapi';
import { healthSchema, homeQuotaSchema, homeToDoSchema } from '#domain/home/view-schema.ts';
import { masa } from '../../http/masa.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { healthOf } from './health.ts';
import { homeQuota } from './quota.ts';
import { toDoOf } from './to-do.ts';

const tag = 'home';

/** The cards of the start page, each by its own key. */
export const homeRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getPeriodHealth',
      method: 'get',
      path: '/home/health',
      tag,
      summary: 'How the taxes of a masa stand: documents, reconciliation, payment, filing',
      needs: 'HOMEPAGE_REPORTING_VIEW',
      query: z.object({ period: masa }),
      out: healthSchema,
    }),
    async (c) => c.json(await healthOf(deps, c.get('scope'), c.req.valid('query'))),
  );
  app.openapi(
    route({
      operationId: 'getHomeToDo',
      method: 'get',
      path: '/home/to-do',
      tag,
      summary: 'What waits for a person: codes, returns and invoices, with the first of each',
      needs: 'HOMEPAGE_WAITING_VIEW',
      query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(5) }),
      out: homeToDoSchema,
    }),
    async (c) => c.json(await toDoOf(deps, c.get('scope'), c.req.valid('query'))),
  );
  app.openapi(
    route({
      operationId: 'getHomeQuota',
      method: 'get',
      path: '/home/quota',
      tag,
      summary: 'What is left of the upload quotas, and until when at the pace of the last 90 days',
      needs: 'HOMEPAGE_QOUTA_VIEW',
      out: homeQuotaSchema,
    }),
    async (c) => c.json(await homeQuota(deps, c.get('scope'))),
  );
  return app;
};

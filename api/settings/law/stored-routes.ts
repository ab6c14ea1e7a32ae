import { z } from '@hono/zod-openapi';
import { createRouter } from '../../http/create-router.ts';
import type { Deps } from '../../services/deps.ts';
import { browserLaw } from '../../services/law-rows.ts';

const storedLawRow = z
  .object({
    id: z.string(),
    table: z.string(),
    version: z.int(),
    values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])),
    updatedAt: z.int(),
  })
  .meta({ id: 'StoredLawRow' });

export const lawRoutes = (_deps: Deps) => {
  const app = createRouter('law');
  app.addRoute({
    operationId: 'listStoredLaw',
    method: 'get',
    path: '/law',
    summary: 'Rows of tables of law that were added or changed, of the tables that screens compute with',
    out: z.array(storedLawRow),
    does: () => [...browserLaw()] as never,
  });
  return app;
};

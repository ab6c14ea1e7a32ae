import { z } from '@hono/zod-openapi';
import { foundSchema } from '#domain/company/frame-schema.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Deps } from '../deps.ts';
import { type Search, search } from './search.ts';

export const searchRoutes = (searched: readonly Search[]) => (deps: Deps) => {
  const app = createRouter('search');
  app.addRoute({
    operationId: 'searchDocuments',
    method: 'get',
    path: '/search',
    summary:
      'VAT documents, billing codes, receipts, slips, returns and counterparties by number, reference, name or NPWP',
    query: z.object({ q: z.string().max(100).default('') }),
    out: z.array(foundSchema),
    does: ({ q }, scope) => search(deps, scope, searched, q),
  });
  return app;
};

import { z } from '@hono/zod-openapi';
import { foundSchema } from '#domain/company/frame-schema.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../deps.ts';
import { type Search, search } from './search.ts';

/** `searched`: what every family says of itself. */
export const searchRoutes = (searched: readonly Search[]) => (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'searchDocuments',
      method: 'get',
      path: '/search',
      tag: 'search',
      summary:
        'Invoices, billing codes, receipts, slips, returns and counterparties by number, reference, name or NPWP',
      query: z.object({ q: z.string().max(100).default('') }),
      out: z.array(foundSchema),
    }),
    async (c) => c.json(await search(deps, c.get('scope'), searched, c.req.valid('query').q)),
  );
  return app;
};

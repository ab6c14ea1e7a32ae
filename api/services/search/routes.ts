import { z } from '@hono/zod-openapi';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../deps.ts';
import { foundTypes, search } from './search.ts';

export const searchRoutes = (deps: Deps) => {
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
      out: z.array(
        z.object({
          type: z.enum(foundTypes),
          id: z.string(),
          title: z.string(),
          subtitle: z.string(),
          link: z.string(),
        }),
      ),
    }),
    async (c) => c.json(await search(deps, c.get('scope'), c.req.valid('query').q)),
  );
  return app;
};

import { z } from '@hono/zod-openapi';
import { foundSchema } from '#domain/company/frame-schema.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Deps } from '../deps.ts';
import { contacts, customers, type Search, search } from './search.ts';

export const searchRoutes = (searched: readonly Search[]) => (deps: Deps) => {
  const app = createRouter('search');
  const found = (operationId: string, path: `/${string}`, summary: string, among: readonly Search[]) =>
    app.addRoute({
      operationId,
      method: 'get',
      path,
      summary,
      // Everybody may search everything; the result has what their permissions open.
      ...(path === '/search' ? {} : { needs: [...new Set(among.map(({ by }) => by))] }),
      query: z.object({ q: z.string().max(100).default('') }),
      out: z.array(foundSchema),
      does: ({ q }, scope) => search(deps, scope, among, q),
    });
  found(
    'searchDocuments',
    '/search',
    'VAT documents, billing codes, receipts, slips, returns and counterparties by number, reference, name or NPWP',
    [...searched, contacts],
  );
  found('findContacts', '/elasticsearch/contact', 'Counterparties by name, number or e-mail', [contacts]);
  found('findCustomers', '/elasticsearch/customer', 'Buyers of outgoing invoices, in the same way', [customers]);
  found('findTransactions', '/elasticsearch/transaction', 'Documents by number, reference or name', searched);
  return app;
};

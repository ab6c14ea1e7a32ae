import { z } from '@hono/zod-openapi';
import { filterSchema } from '#domain/definition/filter.ts';
import { archive, archiveFilters } from '#domain/efiling/archive.ts';
import { archiveRowSchema, archiveTotalsSchema } from '#domain/efiling/view-schema.ts';
import { bulkRoutes, exporting } from '../../documents/routes/bulk.ts';
import { answerPage, listQuery, pageOf } from '../../http/list-query.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { archiveFamily } from './archive-family.ts';

const tag = 'e-filing';
const base = `/${archive.resource}`;
const needs = archive.access.list;
const query = listQuery(filterSchema(archiveFilters));

/** The archive has no page for one paper: each leads to its document. */
export const archiveRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'listArchivedPapers',
      method: 'get',
      path: base,
      tag,
      summary:
        'Receipts of filing, forms, issued slips and state receipts of all taxes, as far as the person may see them',
      needs,
      query,
      out: z.array(archiveRowSchema),
    }),
    async (c) => {
      const { range, sort, filter } = c.req.valid('query');
      const page = pageOf(range);
      return answerPage(c, page.offset, await archiveFamily.written(deps, c.get('scope'), { filter, sort, ...page }));
    },
  );
  app.openapi(
    route({
      operationId: 'totalArchivedPapers',
      method: 'get',
      path: `${base}/totals`,
      tag,
      summary: 'How many of which paper, over a whole filter',
      needs,
      query: query.pick({ filter: true }),
      out: archiveTotalsSchema,
    }),
    async (c) => c.json(await archiveFamily.totals(deps, c.get('scope'), c.req.valid('query').filter)),
  );
  return app.route(
    '/',
    bulkRoutes(deps, archiveFamily, {
      at: [{ base, tag, noun: 'ArchivedPaper' }],
      jobs: [
        exporting(['xlsx', 'csv'], 'archive.export'),
        {
          operation: (noun) => `download${noun}s`,
          path: 'bulk-download',
          summary: 'The papers of a selection as a zip, as a job',
          action: 'pdf',
          job: 'archive.pdf-zip',
        },
      ],
    }),
  );
};

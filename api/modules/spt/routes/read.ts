import { z } from '@hono/zod-openapi';
import { historyEntrySchema } from '#domain/definition/answers.ts';
import { sptFilter } from '#domain/spt/filter.ts';
import { sptRowSchema } from '#domain/spt/record-schema.ts';
import { sptTotalsSchema, sptViewSchema } from '#domain/spt/view-schema.ts';
import { listQuery, pageOf, withRange } from '../../../http/list-query.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { listSpts } from '../list-spts.ts';
import { totalSpts } from '../total-spts.ts';
import { sptTimeline, viewSpt } from '../view-spt.ts';
import { byId, sptBases, tag } from './schemas.ts';

const needs = 'EBUPOT_SPT_VIEW';

/** Reading monthly returns. */
export const sptRoutes = (deps: Deps) => {
  const app = router();
  const query = listQuery(sptFilter);
  for (const { base, type, noun } of sptBases) {
    app.openapi(
      route({
        operationId: `list${noun}s`,
        method: 'get',
        path: base,
        tag,
        summary: `List ${type}`,
        needs,
        query,
        out: z.array(sptRowSchema),
      }),
      async (c) => {
        const { range, sort, filter } = c.req.valid('query');
        const page = pageOf(range);
        const { rows, total } = await listSpts(deps, c.get('scope'), { filter: { ...filter, type }, sort, ...page });
        withRange(c, page.offset, rows.length, total);
        return c.json(rows);
      },
    );
    app.openapi(
      route({
        operationId: `total${noun}s`,
        method: 'get',
        path: `${base}/totals`,
        tag,
        summary: `Count and sums over a whole filter of ${type}; what the office annulled is counted apart`,
        needs,
        query: query.pick({ filter: true }),
        out: sptTotalsSchema,
      }),
      async (c) => c.json(await totalSpts(deps, c.get('scope'), { ...c.req.valid('query').filter, type })),
    );
    app.openapi(
      route({
        operationId: `get${noun}`,
        method: 'get',
        path: `${base}/{id}`,
        tag,
        summary: `One return of ${type}: its inputs and lines, bills and proofs, versions, and what may be done now`,
        needs,
        params: byId,
        out: sptViewSchema,
      }),
      async (c) => c.json(await viewSpt(deps, c.get('scope'), { ...c.req.valid('param'), type })),
    );
    app.openapi(
      route({
        operationId: `list${noun}History`,
        method: 'get',
        path: `${base}/{id}/history`,
        tag,
        summary: `Everything that happened to a return of ${type}`,
        needs,
        params: byId,
        out: z.array(historyEntrySchema),
      }),
      async (c) => c.json(await sptTimeline(deps, c.get('scope'), { ...c.req.valid('param'), type })),
    );
  }
  return app;
};

import { z } from '@hono/zod-openapi';
import { historyEntrySchema, totalsSchema, type WrittenPage } from '#domain/definition/answers.ts';
import type { Access } from '#domain/definition/document.ts';
import { type Filters, filterSchema } from '#domain/definition/filter.ts';
import type { Machine } from '#domain/definition/status.ts';
import type { Scope } from '#domain/scope.ts';
import { answerPage, columnsQuery, listQuery, pageOf } from '../../http/list-query.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import type { Fixed } from '../family.ts';
import type { ListParams } from '../list-params.ts';
import type { HistoryEntry } from '../timeline.ts';
import { byId, type Place, record, summed } from './place.ts';

type Read<F, L extends object, T extends object> = {
  readonly definition: {
    readonly status: { readonly states: Readonly<Record<string, unknown>> };
    readonly list: {
      readonly columns: readonly { readonly key: string }[];
      readonly filters: Filters;
      readonly totals: readonly string[];
    };
  };
  readonly access: Access;
  written(deps: Deps, scope: Scope, query: ListParams<F>, fixed?: Fixed): Promise<WrittenPage<L>>;
  totals(deps: Deps, scope: Scope, filter?: F, fixed?: Fixed): Promise<T>;
  timeline(deps: Deps, scope: Scope, id: string, fixed?: Fixed): Promise<HistoryEntry[]>;
  readonly listed?: unknown;
  readonly cells?: unknown;
};

type Reading<L, T, One> = {
  readonly at: readonly Place[];
  readonly view: (deps: Deps, scope: Scope, id: string, fixed: Fixed) => Promise<One>;
  readonly answers?: {
    readonly row?: z.ZodType<L>;
    readonly one?: z.ZodType<One>;
    readonly totals?: z.ZodType<T>;
  };
};

export const readingRoutes = <F, L extends object, T extends object, One extends object>(
  deps: Deps,
  family: Read<F, L, T>,
  { at, view, answers = {} }: Reading<L, T, One>,
) => {
  const app = router();
  const { access, definition } = family;
  // Validates responses, if given.
  const { row, one, totals }: { row?: z.ZodType; one?: z.ZodType; totals?: z.ZodType } = answers;
  const usualTotals: z.ZodType = totalsSchema(definition.status as Machine<string, string>, definition.list.totals);
  const query = listQuery(filterSchema(definition.list.filters));
  // Rows with additional fields are computed from the whole row.
  const columns = columnsQuery(definition.list.columns.map(({ key }) => key));
  const wanted = (family.listed || family.cells ? {} : columns) as typeof columns;
  for (const place of at) {
    const { base, tag, noun, fixed = {} } = place;
    app.openapi(
      route({
        operationId: `list${noun}s`,
        method: 'get',
        path: base,
        tag,
        summary: summed('List', place),
        needs: access.list,
        query: query.extend(wanted),
        out: z.array(row ?? record),
      }),
      async (c) => {
        const { range, sort, filter, columns } = c.req.valid('query');
        const page = pageOf(range);
        const query = { filter: filter as F | undefined, sort, columns, ...page };
        return answerPage(c, page.offset, await family.written(deps, c.get('scope'), query, fixed));
      },
    );
    app.openapi(
      route({
        operationId: `total${noun}s`,
        method: 'get',
        path: `${base}/totals`,
        tag,
        summary: summed('Count and sums over a whole filter; what counts for nothing is counted apart', place),
        needs: access.list,
        query: query.pick({ filter: true }),
        out: totals ?? usualTotals,
      }),
      async (c) => c.json(await family.totals(deps, c.get('scope'), c.req.valid('query').filter as F, fixed)),
    );
    app.openapi(
      route({
        operationId: `get${noun}`,
        method: 'get',
        path: `${base}/{id}`,
        tag,
        summary: summed('One, with everything around it and what may be done now', place),
        needs: access.view,
        params: byId,
        out: one ?? record,
      }),
      async (c) => c.json(await view(deps, c.get('scope'), c.req.valid('param').id, fixed)),
    );
    app.openapi(
      route({
        operationId: `list${noun}History`,
        method: 'get',
        path: `${base}/{id}/history`,
        tag,
        summary: summed('Everything that happened to it', place),
        needs: access.view,
        params: byId,
        out: z.array(historyEntrySchema),
      }),
      async (c) => c.json(await family.timeline(deps, c.get('scope'), c.req.valid('param').id, fixed)),
    );
  }
  return app;
};

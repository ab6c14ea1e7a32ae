import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { quotaDaySchema, quotaEntrySchema } from '#domain/company/quota-schema.ts';
import { quotaSchema } from '#domain/company/view-schema.ts';
import { anyFilter, listQuery, pageOf, withRange } from '../../http/list-query.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../deps.ts';
import { quotaDays, quotaHistory } from './ledger.ts';
import { quotaDetail } from './standing.ts';

const tag = 'quota';

/** Upload quota: how it stands, how it was used by day, and each line of its ledger. */
export const quotaRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getQuota',
      method: 'get',
      path: '/quota',
      tag,
      summary: 'Upload quota of the company',
      needs: ['EFAKTUR_QUOTA_VIEW', 'EBUPOT_QUOTA_VIEW', 'EBUPOT_QUOTA_HISTORY_VIEW'],
      out: quotaSchema,
    }),
    async (c) => c.json(await quotaDetail(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'listQuotaDays',
      method: 'get',
      path: '/quota/days',
      tag,
      summary: 'Units used on each of the last thirty days',
      needs: keysOf('quota', 'show'),
      out: z.array(quotaDaySchema),
    }),
    async (c) => c.json(await quotaDays(deps, c.get('scope'))),
  );
  for (const [name, product] of [
    ['Efaktur', 'efaktur'],
    ['Ebupot', 'ebupot'],
  ] as const) {
    const resource = `quota/history/${product}` as const;
    app.openapi(
      route({
        operationId: `list${name}QuotaHistory`,
        method: 'get',
        path: `/${resource}`,
        tag,
        summary: `What happened to the quota of ${product}, newest first`,
        needs: keysOf(resource, 'list'),
        query: listQuery(anyFilter),
        out: z.array(quotaEntrySchema),
      }),
      async (c) => {
        const page = pageOf(c.req.valid('query').range);
        const { rows, total } = await quotaHistory(deps, c.get('scope'), product, page);
        withRange(c, page.offset, rows.length, total);
        return c.json(rows);
      },
    );
  }
  return app;
};

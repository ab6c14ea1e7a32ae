import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { quotaDaySchema, quotaEntrySchema, quotaSchema } from '#domain/company/view-schema.ts';
import { createRouter } from '../../http/create-router.ts';
import { anyFilter, listQuery, onePage } from '../../http/list-query.ts';
import type { Deps } from '../deps.ts';
import { quotaDays, quotaDetail, quotaHistory } from './quota-state.ts';

const tag = 'quota';

export const quotaRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'getQuota',
    method: 'get',
    path: '/quota',
    summary: 'Upload quota of the company',
    needs: ['EFAKTUR_QUOTA_VIEW', 'EBUPOT_QUOTA_VIEW', 'EBUPOT_QUOTA_HISTORY_VIEW'],
    out: quotaSchema,
    does: (_input, scope) => quotaDetail(deps, scope),
  });
  app.addRoute({
    operationId: 'listQuotaDays',
    method: 'get',
    path: '/quota/days',
    summary: 'Units used on each of the last thirty days',
    needs: keysOf('quota', 'show'),
    out: z.array(quotaDaySchema),
    does: (_input, scope) => quotaDays(deps, scope),
  });
  for (const [name, product] of [
    ['Efaktur', 'efaktur'],
    ['Ebupot', 'ebupot'],
  ] as const) {
    const resource = `quota/history/${product}` as const;
    app.addRoute({
      operationId: `list${name}QuotaHistory`,
      method: 'get',
      path: `/${resource}`,
      summary: `What happened to the quota of ${product}, newest first`,
      needs: keysOf(resource, 'list'),
      query: listQuery(anyFilter),
      out: z.array(quotaEntrySchema),
      does: async ({ range }, scope, c) => {
        return onePage(c, range, (page) => quotaHistory(deps, scope, product, page));
      },
    });
  }
  return app;
};

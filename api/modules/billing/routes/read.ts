import { z } from '@hono/zod-openapi';
import { billingFilter } from '#domain/billing/filter.ts';
import { billingStatus } from '#domain/billing/status.ts';
import { billingRowSchema } from '#domain/billing/stored-schema.ts';
import { billingViewSchema } from '#domain/billing/view-schema.ts';
import { historyEntrySchema, totalsSchema } from '#domain/definition/answers.ts';
import { listQuery, pageOf, withRange } from '../../../http/list-query.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { listBillings, totalBillings } from '../list-billings.ts';
import { billingTimeline, viewBilling } from '../view-billing.ts';
import { base, byId, tag } from './schemas.ts';

const VIEW = 'EBILLING_VIEW';

/** Reading billings: the list, its totals, one of them with its due day, payment and chain. */
export const billingRoutes = (deps: Deps) => {
  const app = router();
  const query = listQuery(billingFilter);
  app.openapi(
    route({
      operationId: 'listBillings',
      method: 'get',
      path: base,
      tag,
      summary: 'List',
      needs: VIEW,
      query,
      out: z.array(billingRowSchema),
    }),
    async (c) => {
      const { range, sort, filter } = c.req.valid('query');
      const page = pageOf(range);
      const { rows, total } = await listBillings(deps, c.get('scope'), { filter, sort, ...page });
      withRange(c, page.offset, rows.length, total);
      return c.json(rows);
    },
  );
  app.openapi(
    route({
      operationId: 'totalBillings',
      method: 'get',
      path: `${base}/totals`,
      tag,
      summary: 'Count and amount over a whole filter; what never got a code is counted apart',
      needs: VIEW,
      query: query.pick({ filter: true }),
      out: totalsSchema(billingStatus, ['amount']),
    }),
    async (c) => c.json(await totalBillings(deps, c.get('scope'), c.req.valid('query').filter)),
  );
  app.openapi(
    route({
      operationId: 'getBilling',
      method: 'get',
      path: `${base}/{id}`,
      tag,
      summary: 'One billing, with due day, estimated interest, payment, chain and what may be done now',
      needs: VIEW,
      params: byId,
      out: billingViewSchema,
    }),
    async (c) => c.json(await viewBilling(deps, c.get('scope'), c.req.valid('param').id)),
  );
  app.openapi(
    route({
      operationId: 'listBillingHistory',
      method: 'get',
      path: `${base}/{id}/history`,
      tag,
      summary: 'Everything that happened to it',
      needs: VIEW,
      params: byId,
      out: z.array(historyEntrySchema),
    }),
    async (c) => c.json(await billingTimeline(deps, c.get('scope'), c.req.valid('param').id)),
  );
  return app;
};

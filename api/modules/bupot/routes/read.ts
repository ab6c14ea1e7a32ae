import { z } from '@hono/zod-openapi';
import { bupotFilter } from '#domain/bupot/filter.ts';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { bupotRowSchema } from '#domain/bupot/record-schema.ts';
import { slips } from '#domain/bupot/slips.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { billingGroupSchema, bupotViewSchema } from '#domain/bupot/view-schema.ts';
import { bulkAnswerSchema, eligibleSchema, historyEntrySchema, totalsSchema } from '#domain/definition/answers.ts';
import { listQuery, pageOf, withRange } from '../../../http/list-query.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { billTogether } from '../bill-together.ts';
import { type BulkAction, bulkActions, bulkJob, eligibleBupots } from '../bupot-bulk.ts';
import { listBupots, totalBupots } from '../list-bupots.ts';
import { bupotTimeline, viewBupot } from '../view-bupot.ts';
import { base, byId, nounOf, selection, selectionOf, selectionWith, tag } from './schemas.ts';

const VIEW = 'EBUPOT_WITHHOLDING_VIEW';
const actions = Object.keys(bulkActions) as [BulkAction, ...BulkAction[]];

/** Reading slips: all kinds together, and each kind under its own path. */
export const bupotRoutes = (deps: Deps) => {
  const app = router();
  const query = listQuery(bupotFilter);

  const reading = (path: string, kind?: SlipKind) => {
    const fixed = kind === undefined ? {} : { kind };
    const summary = kind === undefined ? 'of all kinds' : `of kind ${kind}`;
    app.openapi(
      route({
        operationId: `list${nounOf(kind)}s`,
        method: 'get',
        path,
        tag,
        summary: `List ${summary}`,
        needs: VIEW,
        query,
        out: z.array(bupotRowSchema),
      }),
      async (c) => {
        const { range, sort, filter } = c.req.valid('query');
        const page = pageOf(range);
        const asked = { filter: { ...filter, ...fixed }, sort, ...page };
        const { rows, total } = await listBupots(deps, c.get('scope'), asked);
        withRange(c, page.offset, rows.length, total);
        return c.json(rows);
      },
    );
    app.openapi(
      route({
        operationId: `total${nounOf(kind)}s`,
        method: 'get',
        path: `${path}/totals`,
        tag,
        summary: `Count and sums over a whole filter, ${summary}; cancelled and corrected slips are counted apart`,
        needs: VIEW,
        query: query.pick({ filter: true }),
        out: totalsSchema(bupotStatus, ['gross', 'tax', 'borne']),
      }),
      async (c) => c.json(await totalBupots(deps, c.get('scope'), { ...c.req.valid('query').filter, ...fixed })),
    );
    app.openapi(
      route({
        operationId: `get${nounOf(kind)}`,
        method: 'get',
        path: `${path}/{id}`,
        tag,
        summary: `One slip ${summary}, with its versions and what may be done now`,
        needs: VIEW,
        params: byId,
        out: bupotViewSchema,
      }),
      async (c) => c.json(await viewBupot(deps, c.get('scope'), c.req.valid('param').id, kind)),
    );
  };
  reading(base);
  for (const kind of slipKinds) reading(`/${slips[kind].resource}`, kind);

  app.openapi(
    route({
      operationId: 'listBupotHistory',
      method: 'get',
      path: `${base}/{id}/history`,
      tag,
      summary: 'Everything that happened to it',
      needs: VIEW,
      params: byId,
      out: z.array(historyEntrySchema),
    }),
    async (c) => c.json(await bupotTimeline(deps, c.get('scope'), c.req.valid('param').id)),
  );
  app.openapi(
    route({
      operationId: 'countEligibleBupots',
      method: 'post',
      path: `${base}/eligible`,
      tag,
      summary: 'How many of a selection qualify for an action',
      needs: VIEW,
      body: selectionWith({ action: z.enum(actions) }),
      out: eligibleSchema,
    }),
    async (c) => {
      const { action, ...of } = c.req.valid('json');
      return c.json(await eligibleBupots(deps, c.get('scope'), selectionOf(of), action));
    },
  );
  app.openapi(
    route({
      operationId: 'groupBupotBillings',
      method: 'post',
      path: `${base}/billing-groups`,
      tag,
      summary: 'What a selection of self-paid slips is to be paid with: one code for each account and masa',
      needs: VIEW,
      body: selection,
      out: z.array(billingGroupSchema),
    }),
    async (c) => c.json(await billTogether(deps, c.get('scope'), selectionOf(c.req.valid('json')))),
  );
  app.openapi(
    route({
      operationId: 'removeBupots',
      method: 'post',
      path: `${base}/bulk-delete`,
      tag,
      summary: 'Remove drafts, as a job',
      needs: 'EBUPOT_WITHHOLDING_DELETE',
      body: selection,
      idempotent: true,
      out: bulkAnswerSchema,
    }),
    async (c) => {
      const of = selectionOf(c.req.valid('json'));
      return c.json(await bulkJob(deps, c.get('scope'), of, { action: 'delete', kind: 'bupot.remove' }));
    },
  );
  return app;
};

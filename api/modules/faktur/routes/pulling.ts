import { z } from '@hono/zod-openapi';
import { pullChosenSchema, pullStartedSchema } from '#domain/bupot/pull/view-schema.ts';
import {
  importCodeOf,
  type PullParams,
  pulledRowStatuses,
  pullVerdicts,
  takeableVerdicts,
} from '#domain/definition/pull.ts';
import { type FakturPullView, fakturPullViewSchema, pullStatusSchema } from '#domain/faktur/pull/view-schema.ts';
import type { Scope } from '#domain/scope.ts';
import type { AnyPull } from '../../../documents/pull/family.ts';
import { listPulls, viewPull, type viewPullRows } from '../../../documents/pull/load-pull.ts';
import { completePull, startPull } from '../../../documents/pull/start-pull.ts';
import { createRouter } from '../../../http/create-router.ts';
import { listQuery, pageOf, withRange } from '../../../http/list-query.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';

const pullId = z.string().min(1).max(64);
const chosen = z.union([
  z.strictObject({ places: z.array(z.string().min(1).max(40)).min(1).max(1000) }),
  z.strictObject({ verdicts: z.array(z.enum(takeableVerdicts)).min(1) }),
]);
const several = <T extends z.ZodType>(one: T) =>
  z.union([one.transform((single) => [single] as z.infer<T>[]), z.array(one)]);
const rowFilter = z.strictObject({
  verdict: several(z.enum(pullVerdicts)).optional(),
  status: several(z.enum(pulledRowStatuses)).optional(),
});

type Pulling<Row> = {
  readonly base: string;
  readonly tag: string;
  readonly noun: string;
  readonly of: string;
  readonly params: z.ZodType<PullParams>;
  readonly row: z.ZodType<Row>;
  readonly rows: (
    deps: Deps,
    scope: Scope,
    id: string,
    filter: Parameters<typeof viewPullRows>[4],
    page: { offset: number; limit: number },
  ) => Promise<{ rows: Row[]; total: number }>;
};

const latestOf = async (family: AnyPull, deps: Deps, scope: Scope): Promise<FakturPullView | null> => {
  const [latest] = await listPulls(family, deps, scope);
  if (!latest) return null;
  const { missing, ...pull } = await viewPull(family, deps, scope, latest.id);
  return { ...pull, missing: [...missing] } as FakturPullView;
};

export const pullRoutes = <Row>(
  deps: Deps,
  family: AnyPull,
  { base, tag, noun, of, params, row, rows }: Pulling<Row>,
) => {
  const { access } = family;
  const at = `${base}/prepopulated-djp`;
  const app = createRouter(tag);
  app.addRoute({
    operationId: `pull${noun}s`,
    method: 'post',
    path: at,
    summary: `Ask the office for ${of} of some masa; new ones are taken in without a choice, as a job`,
    needs: access.write,
    idempotent: true,
    body: params,
    out: pullStartedSchema,
    does: (input, scope) =>
      startPull(family, deps, scope, { way: 'numbers' in input ? 'number' : 'period', params: input }),
  });
  app.addRoute({
    operationId: `latest${noun}Pull`,
    method: 'get',
    path: `${at}/latest`,
    summary: `The latest pull of ${of}; null where there is none yet`,
    needs: access.view,
    out: fakturPullViewSchema.nullable(),
    does: (_input, scope) => latestOf(family, deps, scope),
  });
  app.addRoute({
    operationId: `get${noun}PullStanding`,
    method: 'get',
    path: `${at}/status`,
    summary: `State of the latest pull of ${of}: its code, and the pull`,
    needs: access.view,
    out: pullStatusSchema,
    does: async (_input, scope) => {
      const response = await latestOf(family, deps, scope);
      return { code: response && importCodeOf(response), response };
    },
  });
  app.addRoute({
    operationId: `finish${noun}Pull`,
    method: 'put',
    path: `${at}/finish`,
    summary: 'Take the office’s word over ours, for those named or all that differ, as a job',
    needs: access.write,
    idempotent: true,
    body: z.strictObject({
      id: pullId,
      version: z.int().min(0),
      chosen,
      lockReason: z.string().trim().max(500).optional(),
    }),
    out: pullChosenSchema,
    does: (input, scope) => completePull(family, deps, scope, input),
  });
  app.openapi(
    route({
      operationId: `listPulled${noun}s`,
      method: 'get',
      path: `${at}/{id}/rows`,
      tag,
      summary: `The pulled documents, each compared with the company's own`,
      needs: access.view,
      params: z.object({ id: pullId }),
      query: listQuery(rowFilter),
      out: z.array(row),
    }),
    async (c) => {
      const { filter = {}, range } = c.req.valid('query');
      const page = pageOf(range);
      const result = await rows(deps, c.get('scope'), c.req.valid('param').id, filter, page);
      withRange(c, page.offset, result.rows.length, result.total);
      return c.json(result.rows as never);
    },
  );
  return app;
};

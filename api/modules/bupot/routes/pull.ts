import { z } from '@hono/zod-openapi';
import {
  pullChosenSchema,
  pullRowSchema,
  pullSchema,
  pullStartedSchema,
  pullViewSchema,
} from '#domain/bupot/pull/view-schema.ts';
import { MOST_NUMBERS, pulledRowStatuses, pullVerdicts, takeableVerdicts } from '#domain/definition/pull.ts';
import { moment } from '#domain/definition/view-pieces.ts';
import { listPulls } from '../../../documents/pull/load-pull.ts';
import { completePull, startPull } from '../../../documents/pull/start-pull.ts';
import { createRouter, masa } from '../../../http/create-router.ts';
import { listQuery, onePage } from '../../../http/list-query.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { bupotPull, viewPulledSlips, viewSlipPull } from '../pull/family.ts';
import { askLeave } from '../pull/leave.ts';
import { lockReason, tag, version } from './schemas.ts';

const VIEW = 'EBUPOT_WITHHOLDING_VIEW';
const WRITE = 'EBUPOT_WITHHOLDING_CREATE';

const unifikasi = '/ebupot/unifikasi';
const djp = `${unifikasi}/import/djp`;
const migrate = `${unifikasi}/migrate/djp`;

const pullId = z.string().min(1).max(64);
const byId = z.object({ id: pullId });

/** Number format of the tax office: two digits of the year and seven letters or digits; lower case is accepted. */
const slipNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^\d{2}[0-9A-Z]{7}$/, 'bupotPull.server.number_shape');
const numbers = z
  .array(slipNumber)
  .min(1, 'problem.field.required')
  .max(MOST_NUMBERS)
  .transform((all) => [...new Set(all)]);

const place = z.string().min(1).max(40);
const several = <T extends z.ZodType>(one: T) =>
  z.union([one.transform((single) => [single] as z.infer<T>[]), z.array(one)]);
const chosen = z.union([
  z.strictObject({ places: z.array(place).min(1).max(1000) }),
  z.strictObject({ verdicts: z.array(z.enum(takeableVerdicts)).min(1) }),
]);
const completion = z.strictObject({ id: pullId, version, chosen, lockReason });
const rowFilter = z.strictObject({
  verdict: several(z.enum(pullVerdicts)).optional(),
  status: several(z.enum(pulledRowStatuses)).optional(),
});

export const bupotPullRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  const asking = { method: 'post', tag, needs: WRITE, idempotent: true, out: pullStartedSchema } as const;
  app.addRoute({
    operationId: 'askPullLeave',
    method: 'post',
    path: `${unifikasi}/auth-key`,
    summary: 'Ask the office for leave to pull slips; answers until when. The key itself stays with the server',
    needs: WRITE,
    out: z.object({ expiresAt: moment }),
    does: (_input, scope) => askLeave(deps, scope),
  });
  app.openapi(
    route({
      operationId: 'pullBupotsByNumber',
      ...asking,
      path: `${djp}/number`,
      summary: 'Pull slips by number',
      body: z.strictObject({ numbers }),
    }),
    async (c) =>
      c.json(await startPull(bupotPull, deps, c.get('scope'), { way: 'number', params: c.req.valid('json') })),
  );
  app.openapi(
    route({
      operationId: 'pullBupotsOfMasa',
      ...asking,
      path: `${djp}/period`,
      summary: 'Pull the slips of a masa',
      body: z.strictObject({ period: masa }),
    }),
    async (c) => {
      const { period: from } = c.req.valid('json');
      return c.json(await startPull(bupotPull, deps, c.get('scope'), { way: 'period', params: { from, to: from } }));
    },
  );
  app.openapi(
    route({
      operationId: 'migrateBupots',
      ...asking,
      path: migrate,
      summary: 'Take over all slips of many masa that are not here yet, without a choice',
      body: z.strictObject({ from: masa, to: masa }),
    }),
    async (c) =>
      c.json(await startPull(bupotPull, deps, c.get('scope'), { way: 'migrate', params: c.req.valid('json') })),
  );
  for (const [operationId, path] of [
    ['completePull', `${djp}/complete`],
    ['completeMigration', `${migrate}/complete`],
  ] as const)
    app.addRoute({
      operationId,
      method: 'put',
      path,
      summary: 'Take slips of a pull over, named or all of a kind, as a job',
      needs: WRITE,
      idempotent: true,
      body: completion,
      out: pullChosenSchema,
      does: (input, scope) => completePull(bupotPull, deps, scope, input),
    });
  app.addRoute({
    operationId: 'listPulls',
    method: 'get',
    path: `${unifikasi}/prepopulated/initial`,
    summary: 'The pulls of the company, newest first',
    needs: VIEW,
    out: z.array(pullSchema),
    does: (_input, scope) => listPulls(bupotPull, deps, scope),
  });
  for (const [operationId, path] of [
    ['getPull', `${djp}/status/{id}`],
    ['getMigration', `${migrate}/status/{id}`],
  ] as const)
    app.addRoute({
      operationId,
      method: 'get',
      path,
      summary: 'One pull with its counts; what happens to it is streamed, without its id, as `bupotPull`',
      needs: VIEW,
      params: byId,
      out: pullViewSchema,
      does: ({ id }, scope) => viewSlipPull(deps, scope, id),
    });
  app.openapi(
    route({
      operationId: 'listPulledBupots',
      method: 'get',
      path: `${djp}/detail/{id}`,
      tag,
      summary: "The pulled slips, each compared with the company's own",
      needs: VIEW,
      params: byId,
      query: listQuery(rowFilter),
      out: z.array(pullRowSchema),
    }),
    async (c) => {
      const { filter = {}, range } = c.req.valid('query');
      return c.json(
        await onePage(c, range, (page) => viewPulledSlips(deps, c.get('scope'), c.req.valid('param').id, filter, page)),
      );
    },
  );
  return app;
};

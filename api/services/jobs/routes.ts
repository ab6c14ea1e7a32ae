import { z } from '@hono/zod-openapi';
import { listQuery, pageOf, withRange } from '../../http/list-query.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../deps.ts';
import { getItems, getJob, getJobs } from './read-jobs.ts';
import { jobMoves, steerJob } from './steer-job.ts';

const id = z.object({ id: z.string().max(64) });
const status = z.enum(['WAITING', 'RUNNING', 'PAUSED', 'DONE', 'FAILED', 'CANCELED']);
const itemStatus = z.enum(['WAITING', 'DONE', 'FAILED', 'SKIPPED']);
const jobFilter = z.strictObject({
  active: z.boolean().optional(),
  kind: z.string().optional(),
  status: status.optional(),
});
const itemFilter = z.strictObject({ status: z.union([itemStatus, z.array(itemStatus)]).optional() });
const tag = 'jobs';

const job = z.object({
  id: z.string(),
  kind: z.string(),
  status,
  title: z.string(),
  total: z.number(),
  done: z.number(),
  failed: z.number(),
  skipped: z.number(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  createdByName: z.string(),
  error: z.string().nullable(),
  result: z.record(z.string(), z.unknown()).nullable(),
  rows: z.boolean(),
  mayRetry: z.boolean(),
});

/** The job centre: what runs, how far it is, what became of each document, and the moves of a person. */
export const jobRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'listJobs',
      method: 'get',
      path: '/jobs',
      tag,
      summary: 'Jobs, newest first',
      query: listQuery(jobFilter),
      out: z.array(job),
    }),
    async (c) => {
      const { range, filter = {} } = c.req.valid('query');
      const page = pageOf(range);
      const { rows, total } = await getJobs(deps, c.get('scope'), filter, page);
      withRange(c, page.offset, rows.length, total);
      return c.json(rows);
    },
  );
  app.openapi(
    route({ operationId: 'getJob', method: 'get', path: '/jobs/{id}', tag, summary: 'One job', params: id, out: job }),
    async (c) => c.json(await getJob(deps, c.get('scope'), c.req.valid('param').id)),
  );
  app.openapi(
    route({
      operationId: 'listJobItems',
      method: 'get',
      path: '/jobs/{id}/items',
      tag,
      summary: 'What became of each document of a job',
      params: id,
      query: listQuery(itemFilter),
    }),
    async (c) => {
      const { range, filter } = c.req.valid('query');
      const page = pageOf(range);
      const statuses = filter?.status === undefined ? [] : [filter.status].flat();
      const { rows, total } = await getItems(deps, c.get('scope'), c.req.valid('param').id, statuses, page);
      withRange(c, page.offset, rows.length, total);
      return c.json(rows);
    },
  );
  app.openapi(
    route({
      operationId: 'steerJob',
      method: 'post',
      path: '/jobs/{id}/{move}',
      tag,
      summary: 'Pause, resume, cancel, or run the failed items again',
      params: z.object({ id: z.string().max(64), move: z.enum(jobMoves) }),
      out: job,
    }),
    async (c) => {
      const { id: jobId, move } = c.req.valid('param');
      return c.json(await steerJob(deps, c.get('scope'), jobId, move));
    },
  );
  return app;
};

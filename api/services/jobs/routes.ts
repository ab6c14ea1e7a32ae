import { z } from '@hono/zod-openapi';
import {
  downloadSchema,
  jobItemSchema,
  jobItemStatusSchema,
  jobSchema,
  jobStatusSchema,
} from '#domain/jobs/view-schema.ts';
import { listQuery, pageOf, withRange } from '../../http/list-query.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../deps.ts';
import { downloads } from './downloads.ts';
import { getItems, getJob, getJobs } from './read-jobs.ts';
import { jobMoves, steerJob } from './steer-job.ts';

const id = z.object({ id: z.string().max(64) });
const jobFilter = z.strictObject({
  active: z.boolean().optional(),
  kind: z.string().optional(),
  status: jobStatusSchema.optional(),
});
const itemFilter = z.strictObject({ status: z.union([jobItemStatusSchema, z.array(jobItemStatusSchema)]).optional() });
const tag = 'jobs';

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
      out: z.array(jobSchema),
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
    route({
      operationId: 'listDownloads',
      method: 'get',
      path: '/bulk-download',
      tag,
      summary: 'Files people had made to take home, newest first',
      query: listQuery(z.strictObject({})).pick({ range: true }),
      out: z.array(downloadSchema),
    }),
    async (c) => {
      const page = pageOf(c.req.valid('query').range);
      const { rows, total } = await downloads(deps, c.get('scope'), page);
      withRange(c, page.offset, rows.length, total);
      return c.json(rows);
    },
  );
  app.openapi(
    route({
      operationId: 'getJob',
      method: 'get',
      path: '/jobs/{id}',
      tag,
      summary: 'One job',
      params: id,
      out: jobSchema,
    }),
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
      out: z.array(jobItemSchema),
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
      out: jobSchema,
    }),
    async (c) => {
      const { id: jobId, move } = c.req.valid('param');
      return c.json(await steerJob(deps, c.get('scope'), jobId, move));
    },
  );
  return app;
};

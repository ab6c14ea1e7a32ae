import { z } from '@hono/zod-openapi';
import { documents } from '#domain/documents.ts';
import {
  downloadSchema,
  jobItemSchema,
  jobItemStatusSchema,
  jobSchema,
  jobStatusSchema,
} from '#domain/jobs/view-schema.ts';
import { createRouter } from '../../http/create-router.ts';
import { listQuery, onePage } from '../../http/list-query.ts';
import { route } from '../../http/route.ts';
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
const downloadFilter = z.strictObject({
  of: z
    .enum(documents.map(({ name }) => name))
    .optional()
    .meta({ description: 'Made of documents of one kind' }),
});
const tag = 'jobs';

export const jobRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listJobs',
    method: 'get',
    path: '/jobs',
    summary: 'Jobs, newest first',
    query: listQuery(jobFilter),
    out: z.array(jobSchema),
    does: async (input, scope, c) => {
      const { range, filter = {} } = input;
      return onePage(c, range, (page) => getJobs(deps, scope, filter, page));
    },
  });
  app.addRoute({
    operationId: 'listDownloads',
    method: 'get',
    path: '/bulk-download',
    summary: 'Files people had made to take home, newest first',
    query: listQuery(downloadFilter).pick({ range: true, filter: true }),
    out: z.array(downloadSchema),
    does: async ({ range, filter }, scope, c) => {
      return onePage(c, range, (page) => downloads(deps, scope, { ...page, ...filter }));
    },
  });
  app.addRoute({
    operationId: 'getJob',
    method: 'get',
    path: '/jobs/{id}',
    summary: 'One job',
    params: id,
    out: jobSchema,
    does: ({ id }, scope) => getJob(deps, scope, id),
  });
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
      const statuses = filter?.status === undefined ? [] : [filter.status].flat();
      return c.json(
        await onePage(c, range, (page) => getItems(deps, c.get('scope'), c.req.valid('param').id, statuses, page)),
      );
    },
  );
  app.addRoute({
    operationId: 'steerJob',
    method: 'post',
    path: '/jobs/{id}/{move}',
    summary: 'Pause, resume, cancel, or run the failed items again',
    params: z.object({ id: z.string().max(64), move: z.enum(jobMoves) }),
    out: jobSchema,
    does: ({ id: jobId, move }, scope) => steerJob(deps, scope, jobId, move),
  });
  return app;
};

import { OpenAPIHono } from '@hono/zod-openapi';
import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Edge, Env } from '../http/edge.ts';
import { wantsStream } from '../http/wants-stream.ts';
import { streaming, type Topic } from './event-stream.ts';

const readBy = (key: Permission): Topic['mayHear'] => {
  return ({ permissions }) => permissions.has(key);
};
const pulls: Topic = {
  mayHear: readBy('EBUPOT_WITHHOLDING_VIEW'),
  events: ['bupotPull'],
  jobs: ['bupot.pull', 'bupot.take'],
};
const returns: Topic = { mayHear: readBy('EBUPOT_SPT_VIEW'), events: ['spt'], jobs: ['spt.'] };

export const eventRoutes = (edge: Edge) => {
  const app = new OpenAPIHono<Env>();
  const stream = streaming(edge);
  const about = (topic: Topic, ...[c]: Parameters<typeof stream>): Response => {
    if (!topic.mayHear(c.get('scope'))) throw new Problem('forbidden');
    return stream(c, topic);
  };

  app.get('/events', (c) => stream(c));
  for (const path of ['/ebupot/unifikasi/import/djp/status', '/ebupot/unifikasi/migrate/djp/status'])
    app.get(path, (c) => about(pulls, c));
  app.get('/ebupot/pph21/spt', (c, next) => (wantsStream(c) ? about(returns, c) : next()));
  return app;
};

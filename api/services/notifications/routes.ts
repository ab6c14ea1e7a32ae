import { z } from '@hono/zod-openapi';
import { noticeSchema } from '#domain/company/frame-schema.ts';
import { createRouter } from '../../http/create-router.ts';
import { anyFilter, listQuery, onePage } from '../../http/list-query.ts';
import { route } from '../../http/route.ts';
import type { Deps } from '../deps.ts';
import { getNotifications, readNotifications } from './notifications.ts';

const tag = 'notifications';
const which = z.union([
  z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(500) }),
  z.strictObject({ all: z.literal(true) }),
]);

export const notificationRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listNotifications',
    method: 'get',
    path: '/notifications',
    summary: 'Notifications of the signed-in person, newest first',
    query: listQuery(anyFilter),
    out: z.array(noticeSchema),
    does: async ({ range }, scope, c) => {
      return onePage(c, range, (page) => getNotifications(deps, scope, page));
    },
  });
  app.openapi(
    route({
      operationId: 'readNotifications',
      method: 'put',
      path: '/notifications/read',
      tag,
      summary: 'Mark notifications as read',
      body: which,
      status: 204,
    }),
    async (c) => {
      const body = c.req.valid('json');
      await readNotifications(deps, c.get('scope'), 'ids' in body ? body.ids : 'all');
      return c.body(null, 204);
    },
  );
  return app;
};

import { z } from '@hono/zod-openapi';
import { learnedRepairSchema } from '#domain/imports/view-schema.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { forgetLearned, listLearned } from '../learn.ts';
import type { Mount } from './mount.ts';
import { byId } from './schemas.ts';

const routesAt = ({ channel, path, tag, noun }: Mount) => {
  const list = route({
    operationId: `list${noun}LearnedRepairs`,
    method: 'get',
    path: `${path}/learned`,
    tag,
    summary: 'What was written over texts of such files, and is proposed again',
    needs: channel.view,
    query: z.object({ kind: z.string().max(60).optional() }),
    out: z.array(learnedRepairSchema),
  });
  const forget = route({
    operationId: `forget${noun}LearnedRepair`,
    method: 'delete',
    path: `${path}/learned/{id}`,
    tag,
    summary: 'Propose it no more',
    needs: channel.write,
    params: byId,
    status: 204,
  });
  return { list, forget };
};

export const learnedRoutes = (mount: Mount, deps: Deps) => {
  const app = router();
  const { channel } = mount;
  const { list, forget } = routesAt(mount);
  app.openapi(list, async (c) => {
    const { kind } = c.req.valid('query');
    const found = await listLearned(deps, channel, c.get('scope'), kind);
    return c.json(found.map(({ companyId: _, key: __, ...repair }) => repair));
  });
  app.openapi(forget, async (c) => {
    await forgetLearned(deps, channel, c.get('scope'), c.req.valid('param').id);
    return c.body(null, 204);
  });
  return app;
};

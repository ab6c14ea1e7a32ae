import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { findKlu } from '#domain/rules/identity/klu.ts';
import { jakartaDay } from '#domain/scope.ts';
import { kluSchema, regionSchema } from '#domain/settings/tax-profile.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { regionsIn } from './regions.ts';
import { profileRoutes } from './tax-profile.ts';

const tag = 'tax profile';
const SHOWN = 50;

export const taxProfileRoutes = (deps: Deps) => {
  const app = router();
  app.route('/', profileRoutes(deps));
  app.openapi(
    route({
      operationId: 'findKlu',
      method: 'get',
      path: '/klu',
      tag,
      summary: 'Kinds of business (KLU) by code or words of the name',
      needs: keysOf('setting/tax', 'show'),
      query: z.object({ q: z.string().max(100).default('') }),
      out: z.array(kluSchema),
    }),
    (c) => c.json([...findKlu(c.req.valid('query').q, SHOWN, jakartaDay(deps.now()))]),
  );
  app.openapi(
    route({
      operationId: 'listRegions',
      method: 'get',
      path: '/regions',
      tag,
      summary: 'Regions that lie in one, by its code: provinces, cities, districts, villages',
      needs: keysOf('setting/tax', 'show'),
      query: z.object({ in: z.string().max(13).default('') }),
      out: z.array(regionSchema),
    }),
    async (c) => c.json([...(await regionsIn(c.req.valid('query').in))]),
  );
  return app;
};

import { officeStateSchema } from '#domain/company/frame-schema.ts';
import type { Deps } from '../services/deps.ts';
import { route, router } from './route.ts';

/** How the tax office fares, for whoever is signed in. */
export const officeRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getOfficeState',
      method: 'get',
      path: '/office',
      tag: 'people and company',
      summary: 'Whether the tax office answers, and since when it does not',
      out: officeStateSchema,
    }),
    (c) => {
      const since = deps.officeState().disturbedSince;
      return c.json({ disturbed: since !== null, since: since === null ? null : new Date(since).toISOString() });
    },
  );
  return app;
};

import { officeStateSchema } from '#domain/company/frame-schema.ts';
import type { Deps } from '../services/deps.ts';
import { addresses } from './addresses.ts';

/** How the tax office fares, for whoever is signed in. */
export const officeRoutes = (deps: Deps) => {
  const app = addresses('people and company');
  app.answers({
    operationId: 'getOfficeState',
    method: 'get',
    path: '/office',
    summary: 'Whether the tax office answers, and since when it does not',
    out: officeStateSchema,
    does: () => {
      const since = deps.officeState().disturbedSince;
      return { disturbed: since !== null, since: since === null ? null : new Date(since).toISOString() };
    },
  });
  return app;
};

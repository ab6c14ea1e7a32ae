import { officeStateSchema } from '#domain/company/frame-schema.ts';
import { createRouter } from '../http/create-router.ts';
import type { Deps } from '../services/deps.ts';

export const officeRoutes = (deps: Deps) => {
  const app = createRouter('people and company');
  app.addRoute({
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

import { overviewSchema } from '#domain/admin/overview-schema.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Deps } from '../deps.ts';
import { adminOverview } from './overview.ts';

export const adminOverviewRoutes = (deps: Deps) => {
  const app = createRouter('internal');
  app.addRoute({
    operationId: 'getAdminOverview',
    method: 'get',
    path: '/overview',
    summary: 'Jobs, failures of outside systems, refused sign-ins, storage and what waits',
    needs: 'internal',
    out: overviewSchema,
    does: (_input, scope) => adminOverview(deps, scope),
  });
  return app;
};

import { keysOf } from '#domain/access.ts';
import { taxProfileInput, taxProfileSchema } from '#domain/settings/tax-profile.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { saveTaxProfile, taxProfile } from './tax-profile.ts';

const tag = 'tax profile';
const path = '/company/tax-profile';

/** What the company says of itself on its papers. */
export const taxProfileRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getTaxProfile',
      method: 'get',
      path,
      tag,
      summary: 'Tax profile of the company',
      needs: keysOf('setting/tax', 'show'),
      out: taxProfileSchema,
    }),
    async (c) => c.json(await taxProfile(c.get('scope'), deps.db.read)),
  );
  app.openapi(
    route({
      operationId: 'saveTaxProfile',
      method: 'put',
      path,
      tag,
      summary: 'Change the tax profile of the company',
      needs: keysOf('setting/tax', 'edit'),
      body: taxProfileInput,
      out: taxProfileSchema,
    }),
    async (c) => c.json(await saveTaxProfile(deps, c.get('scope'), c.req.valid('json'))),
  );
  return app;
};

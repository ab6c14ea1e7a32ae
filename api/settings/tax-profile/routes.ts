import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { Problem } from '#domain/problem.ts';
import { findKlu } from '#domain/rules/identity/klu.ts';
import { jakartaDay } from '#domain/scope.ts';
import { foundRegionSchema, kluSchema, regionSchema, taxInfoSchema } from '#domain/settings/tax-profile.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { findRegions, type RegionLevel, regionsIn } from './regions.ts';
import { profileRoutes } from './tax-profile.ts';

const tag = 'tax profile';
const SHOWN = 50;

const levels: Readonly<Record<RegionLevel, string>> = {
  province: 'Provinces by name',
  city: 'Cities and regencies by name, of all provinces or one',
  subdistrict: 'Subdistricts by name, of all cities or one',
};

export const taxProfileRoutes = (deps: Deps) => {
  const app = router();
  app.route('/', profileRoutes(deps));
  app.openapi(
    route({
      operationId: 'getTaxInfo',
      method: 'get',
      path: '/tax_info',
      tag,
      summary: 'Name, tax number and kind of business of the company',
      needs: keysOf('setting/tax', 'show'),
      out: taxInfoSchema,
    }),
    async (c) => {
      const company = await companyOf(c.get('scope'), deps.db.read);
      if (!company) throw new Problem('not_found');
      const { name, npwp, npwpType, pkp, klu } = company;
      return c.json({ name, npwp, npwpType, pkp, klu });
    },
  );
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
  for (const level of Object.keys(levels) as RegionLevel[])
    app.openapi(
      route({
        operationId: `find${level[0]?.toUpperCase()}${level.slice(1)}`,
        method: 'get',
        path: `/${level}`,
        tag,
        summary: levels[level],
        needs: keysOf('setting/tax', 'show'),
        query: z.object({ q: z.string().max(100).default(''), in: z.string().max(13).default('') }),
        out: z.array(foundRegionSchema),
      }),
      async (c) => {
        const { q, in: within } = c.req.valid('query');
        return c.json([...(await findRegions(level, { q, within, limit: SHOWN }))]);
      },
    );
  return app;
};

import { z } from '@hono/zod-openapi';
import {
  associatesSchema,
  colleagueSchema,
  companySchema,
  profileSchema,
  subscriptionSchema,
  userSettingSchema,
} from '#domain/company/view-schema.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../deps.ts';
import { colleagues } from '../people/colleagues.ts';
import { profile } from '../people/profile.ts';
import { associates } from './associates.ts';
import { companyDetail, subscription } from './company.ts';
import { userSetting } from './user-setting.ts';

const whole = (start: number, most: number) => z.coerce.number().int().min(0).max(most).default(start);
const tag = 'people and company';

/** The signed-in person, their keys, the company they work in and those they may switch to. */
export const companyRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getUser',
      method: 'get',
      path: '/user',
      tag,
      summary: 'Profile of the signed-in person',
      out: profileSchema,
    }),
    async (c) => c.json(await profile(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'getUserSetting',
      method: 'get',
      path: '/user/setting',
      tag,
      summary: 'Flags and registrations of the company',
      out: userSettingSchema,
    }),
    async (c) => c.json(await userSetting(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'listPermissions',
      method: 'get',
      path: '/permissions',
      tag,
      summary: 'Keys held in this company',
      out: z.array(z.string()),
    }),
    (c) => c.json([...c.get('scope').held]),
  );
  app.openapi(
    route({
      operationId: 'getCompany',
      method: 'get',
      path: '/company',
      tag,
      summary: 'The company the person works in',
      out: companySchema,
    }),
    async (c) => c.json(await companyDetail(deps, c.get('scope'))),
  );
  // The specification has two addresses.
  for (const [operationId, path] of [
    ['getSubscriptionPackage', '/company/subscription/package'],
    ['getSubscription', '/company/subscription-package'],
  ] as const)
    app.openapi(
      route({
        operationId,
        method: 'get',
        path,
        tag,
        summary: 'What the company has subscribed to, and until when',
        needs: ['EFAKTUR_QUOTA_VIEW', 'EBUPOT_QUOTA_VIEW', 'EBUPOT_QUOTA_HISTORY_VIEW'],
        out: subscriptionSchema,
      }),
      async (c) => c.json(await subscription(deps, c.get('scope'))),
    );
  app.openapi(
    route({
      operationId: 'listAssociatedCompanies',
      method: 'get',
      path: '/company-associate/company',
      tag,
      summary: 'Companies the person works in',
      query: z.object({ size: whole(25, 1000), page: whole(0, 100_000), q: z.string().max(100).default('') }),
      out: associatesSchema,
    }),
    async (c) => c.json({ companyAssosiates: await associates(deps, c.get('scope'), c.req.valid('query')) }),
  );
  app.openapi(
    route({
      operationId: 'listColleagues',
      method: 'get',
      path: '/company-associate/user',
      tag,
      summary: 'People who work in this company',
      out: z.array(colleagueSchema),
    }),
    async (c) => c.json(await colleagues(deps, c.get('scope'))),
  );
  return app;
};

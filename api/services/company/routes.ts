import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { companyProofSchema } from '#domain/company/proof.ts';
import {
  associatesSchema,
  colleagueSchema,
  companySchema,
  profileSchema,
  subscriptionSchema,
  userSettingSchema,
} from '#domain/company/view-schema.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Deps } from '../deps.ts';
import { colleagues } from '../people/colleagues.ts';
import { profile } from '../people/profile.ts';
import { associates, companyDetail, subscription, userSetting } from './company.ts';
import { companyProof, proveByOffice } from './proof.ts';

const whole = (start: number, most: number) => z.coerce.number().int().min(0).max(most).default(start);
const tag = 'people and company';

export const companyRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'getUser',
    method: 'get',
    path: '/user',
    summary: 'Profile of the signed-in person',
    out: profileSchema,
    does: (_input, scope) => profile(deps, scope),
  });
  app.addRoute({
    operationId: 'getUserSetting',
    method: 'get',
    path: '/user/setting',
    summary: 'Flags and registrations of the company',
    out: userSettingSchema,
    does: (_input, scope) => userSetting(deps, scope),
  });
  app.addRoute({
    operationId: 'listPermissions',
    method: 'get',
    path: '/permissions',
    summary: 'Keys held in this company',
    out: z.array(z.string()),
    does: (_input, scope) => [...scope.permissions],
  });
  app.addRoute({
    operationId: 'getCompany',
    method: 'get',
    path: '/company',
    summary: 'The company the person works in',
    out: companySchema,
    does: (_input, scope) => companyDetail(deps, scope),
  });
  app.addRoute({
    operationId: 'getCompanyProof',
    method: 'get',
    path: '/company/proof',
    summary: 'Whether the company is proven to hold its NPWP, and the ways to show it',
    out: companyProofSchema,
    does: (_input, scope) => companyProof(deps, scope),
  });
  app.addRoute({
    operationId: 'proveCompanyByOffice',
    method: 'post',
    path: '/company/proof/office',
    summary: 'Ask the tax office whether the taxpayer has authorised this company; where it has, the company is proven',
    needs: keysOf('companies', 'create'),
    out: companyProofSchema,
    does: (_input, scope) => proveByOffice(deps, scope),
  });
  // The specification has two addresses.
  for (const [operationId, path] of [
    ['getSubscriptionPackage', '/company/subscription/package'],
    ['getSubscription', '/company/subscription-package'],
  ] as const)
    app.addRoute({
      operationId,
      method: 'get',
      path,
      summary: 'What the company has subscribed to, and until when',
      needs: ['EFAKTUR_QUOTA_VIEW', 'EBUPOT_QUOTA_VIEW', 'EBUPOT_QUOTA_HISTORY_VIEW'],
      out: subscriptionSchema,
      does: (_input, scope) => subscription(deps, scope),
    });
  app.addRoute({
    operationId: 'listAssociatedCompanies',
    method: 'get',
    path: '/company-associate/company',
    summary: 'Companies the person works in',
    query: z.object({ size: whole(25, 1000), page: whole(0, 100_000), q: z.string().max(100).default('') }),
    out: associatesSchema,
    does: async (input, scope) => ({ companyAssosiates: await associates(deps, scope, input) }),
  });
  app.addRoute({
    operationId: 'listColleagues',
    method: 'get',
    path: '/company-associate/user',
    summary: 'People who work in this company',
    out: z.array(colleagueSchema),
    does: (_input, scope) => colleagues(deps, scope),
  });
  return app;
};

import { z } from '@hono/zod-openapi';
import { companyFilters } from '#domain/admin/company.ts';
import { adminCompanyDetailSchema, adminCompanySchema } from '#domain/admin/company-schema.ts';
import { isDay } from '#domain/definition/day.ts';
import { quotaProducts } from '#domain/definition/quota.ts';
import type { Scope } from '#domain/scope.ts';
import { createRouter, reason } from '../../http/create-router.ts';
import { listQuery, onePage } from '../../http/list-query.ts';
import type { Deps } from '../../services/deps.ts';
import { changePackage, changeUnits, decideProof, switchFlag } from './change-company.ts';
import { companyDetail, listCompanies } from './read-companies.ts';

const MOST_UNITS = 1_000_000;

const byId = z.object({ id: z.string().max(64) });
const version = z.int().min(0);
const units = z
  .int()
  .min(-MOST_UNITS)
  .max(MOST_UNITS)
  .refine((value) => value !== 0, 'problem.field.required');

export const adminCompanyRoutes = (deps: Deps) => {
  const app = createRouter('internal');
  app.addRoute({
    operationId: 'listAdminCompanies',
    method: 'get',
    path: '/company',
    summary: 'Companies by name, NPWP or id, with package, quota and flags',
    needs: 'internal',
    query: listQuery(
      z.strictObject({ q: z.string().trim().max(100).optional(), state: z.enum(companyFilters).optional() }),
    ),
    out: z.array(adminCompanySchema),
    does: ({ range, filter = {} }, scope, c) => onePage(c, range, (page) => listCompanies(deps, scope, filter, page)),
  });
  app.addRoute({
    operationId: 'getAdminCompany',
    method: 'get',
    path: '/company/{id}',
    summary: 'A company with its ledger of quota and what internal admins changed',
    needs: 'internal',
    params: byId,
    out: adminCompanyDetailSchema,
    does: ({ id }, scope) => companyDetail(deps, scope, id),
  });
  const changing = <Body extends z.ZodObject>(
    of: { operationId: string; method: 'put' | 'post'; path: string; summary: string; idempotent?: boolean },
    body: Body,
    does: (scope: Scope, input: { id: string } & z.output<Body>) => Promise<void>,
  ) =>
    app.addRoute({
      ...of,
      needs: 'internal',
      params: byId,
      body,
      out: adminCompanyDetailSchema,
      does: async (input, scope) => {
        const { id } = input as { id: string };
        await does(scope, input as { id: string } & z.output<Body>);
        return companyDetail(deps, scope, id);
      },
    });
  for (const [operationId, name, path] of [
    ['switchPublicApi', 'publicApi', 'public-api'],
    ['switchReconcileUser', 'reconcileUser', 'reconcile-user'],
    ['switchBp26', 'bp26', 'bp26'],
    ['switchReportV2', 'reportV2', 'report-v2'],
    ['switchGovernment', 'government', 'government'],
  ] as const)
    changing(
      { operationId, method: 'put', path: `/company/{id}/${path}`, summary: `Switch ${path} of a company` },
      z.strictObject({ on: z.boolean(), version, reason }),
      (scope, input) => switchFlag(deps, scope, { ...input, name }),
    );
  changing(
    {
      operationId: 'changeCompanyPackage',
      method: 'put',
      path: '/company/{id}/package',
      summary: 'Set package and end date',
    },
    z.strictObject({
      packageName: z.string().trim().min(1, 'problem.field.required').max(100),
      packageEnd: z.string().refine(isDay, 'problem.field.type'),
      version,
      reason,
    }),
    (scope, input) => changePackage(deps, scope, input),
  );
  changing(
    {
      operationId: 'changeCompanyUnits',
      method: 'post',
      path: '/company/{id}/units',
      summary: 'Add units of quota, or take units away (negative)',
      idempotent: true,
    },
    z.strictObject({ product: z.enum(quotaProducts), units, version, reason }),
    (scope, input) => changeUnits(deps, scope, input),
  );
  changing(
    {
      operationId: 'decideCompanyProof',
      method: 'put',
      path: '/company/{id}/proof',
      summary: 'Record that the company holds its NPWP, or withdraw the proof',
    },
    z.strictObject({ proven: z.boolean(), reason }),
    (scope, input) => decideProof(deps, scope, input),
  );
  return app;
};

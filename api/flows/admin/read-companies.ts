import type { CompanyFilter, Registration } from '#domain/admin/company.ts';
import type { AdminCompany, AdminCompanyDetail } from '#domain/admin/company-schema.ts';
import { flagOf } from '#domain/admin/flags.ts';
import type { QuotaProduct } from '#domain/definition/quota.ts';
import { unitsOf } from '#domain/definition/quota.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { newestQuotaEntries, unsafeCompanyPage, unsafeMemberIds } from '../../../db/repositories/admin/companies.ts';
import { type Company, companyOf } from '../../../db/repositories/companies.ts';
import { lastSignIns } from '../../../db/repositories/members.ts';
import { unsafeQuotasOf } from '../../../db/repositories/own-companies.ts';
import type { Page } from '../../../db/repositories/page-of.ts';
import { unsafeQuotaPackages } from '../../../db/repositories/quota-orders.ts';
import { timelineOf } from '../../documents/timeline.ts';
import { type Deps, permitInternal } from '../../services/deps.ts';
import { adminActions } from './change-company.ts';

const registrationsOf = ({ flags }: Company): Registration[] => [
  ...(flags.isCtasEfakturDisabled ? [] : (['coretaxEfaktur'] as const)),
  ...(flags.isCtasEbupotDisabled ? [] : (['coretaxEbupot'] as const)),
  ...(['efaktur', 'ebupot', 'efiling', 'espt1771'] as const).filter((one) => flags[one].isRegistered),
];

const views = async (deps: Deps, scope: Scope, rows: readonly Company[]): Promise<AdminCompany[]> => {
  const ids = rows.map(({ id }) => id);
  const [quotas, members] = await Promise.all([unsafeQuotasOf(deps.db.read, ids), unsafeMemberIds(deps.db.read, ids)]);
  const signIns = await lastSignIns(
    scope,
    deps.db.read,
    members.map(({ userId }) => userId),
  );
  return rows.map((company) => {
    const own = members.filter(({ companyId }) => companyId === company.id);
    const unitsIn = (product: QuotaProduct) => {
      const found = quotas.find((one) => one.companyId === company.id && one.product === product);
      return { quota: found?.quota ?? 0, used: (found?.used ?? 0) + (found?.reserved ?? 0) };
    };
    return {
      id: company.id,
      shownId: company.shownId,
      name: company.name,
      npwp: company.npwp,
      packageName: company.packageName,
      packageEnd: company.packageEnd,
      quotas: { efaktur: unitsIn('efaktur'), ebupot: unitsIn('ebupot') },
      members: own.length,
      registrations: registrationsOf(company),
      lastSignIn: Math.max(0, ...own.map(({ userId }) => signIns.get(userId) ?? 0)) || null,
      publicApi: flagOf(company.flags, 'isPublicApiUser'),
      reconcileUser: flagOf(company.flags, 'reconcileUser'),
      bp26: flagOf(company.flags, 'bp26'),
      reportV2: flagOf(company.flags, 'reportV2'),
      government: flagOf(company.flags, 'government'),
      archivedAt: company.archivedAt,
      provenAt: company.provenAt,
      provenBy: company.provenBy,
      version: company.version,
    };
  });
};

export const listCompanies = async (
  deps: Deps,
  scope: Scope,
  { q = '', state }: { readonly q?: string | undefined; readonly state?: CompanyFilter | undefined },
  page: Page,
): Promise<{ rows: AdminCompany[]; total: number }> => {
  permitInternal(scope);
  const { rows, total } = await unsafeCompanyPage(deps.db.read, { q, state }, page);
  return { rows: await views(deps, scope, rows), total };
};

const LEDGER_ROWS = 100;

export const companyDetail = async (deps: Deps, scope: Scope, id: string): Promise<AdminCompanyDetail> => {
  permitInternal(scope);
  const ofCompany = { ...scope, companyId: id };
  const company = await companyOf(ofCompany, deps.db.read);
  if (!company) throw new Problem('not_found');
  const [[view], ledger, history, packages] = await Promise.all([
    views(deps, scope, [company]),
    newestQuotaEntries(ofCompany, deps.db.read, LEDGER_ROWS),
    timelineOf(ofCompany, deps.db.read, id, { happened: 'auditLog.action' }),
    unsafeQuotaPackages(deps.db.read, jakartaDay(deps.now())),
  ]);
  return {
    ...(view as AdminCompany),
    ledger: ledger.map((row) => ({
      id: row.id,
      at: row.at,
      kind: row.kind,
      product: row.product,
      units: unitsOf(row),
      by: row.userName,
    })),
    history: history.filter(({ action }) => adminActions.has(action)).reverse(),
    packages: packages.map(({ name }) => name),
  };
};

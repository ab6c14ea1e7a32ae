import { type QuotaProduct, unitsOf } from '#domain/definition/quota.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { quotaLedger, quotaOf, quotaUseByDay } from '../../../db/repositories/quotas.ts';
import type { Deps } from '../deps.ts';

/** A unit reserved for a document in progress counts as used. */
export const quotaDetail = async (deps: Deps, scope: Scope) => {
  const [company, efaktur, ebupot] = await Promise.all([
    companyOf(scope, deps.db.read),
    quotaOf(scope, deps.db.read, 'efaktur'),
    quotaOf(scope, deps.db.read, 'ebupot'),
  ]);
  if (!company) throw new Problem('not_found');
  return {
    packageName: company.packageName,
    packageEnd: company.packageEnd,
    efakturQuota: efaktur.quota,
    efakturUsage: efaktur.used + efaktur.reserved,
    efakturReserved: efaktur.reserved,
    efakturRemaining: efaktur.remaining,
    ebupotQuota: ebupot.quota,
    ebupotUsage: ebupot.used + ebupot.reserved,
    ebupotReserved: ebupot.reserved,
    ebupotRemaining: ebupot.remaining,
  };
};

const DAY = 86_400_000;
const DAYS = 30;

export const quotaHistory = async (
  deps: Deps,
  scope: Scope,
  product: QuotaProduct,
  page: { offset: number; limit: number },
) => {
  const { rows, total } = await quotaLedger(scope, deps.db.read, product, page);
  return {
    rows: rows.map((row) => ({ id: row.id, at: row.at, kind: row.kind, units: unitsOf(row), by: row.userName })),
    total,
  };
};

export const quotaDays = async (deps: Deps, scope: Scope) => {
  const now = deps.now();
  const days = Array.from({ length: DAYS }, (_, back) => jakartaDay(now - (DAYS - 1 - back) * DAY));
  const used = await quotaUseByDay(scope, deps.db.read, days[0] ?? jakartaDay(now));
  const of = (day: string, product: QuotaProduct) =>
    used.find((one) => one.day === day && one.product === product)?.used ?? 0;
  return days.map((day) => ({ day, efaktur: of(day, 'efaktur'), ebupot: of(day, 'ebupot') }));
};

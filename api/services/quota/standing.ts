import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { quotaOf } from '../../../db/repositories/quotas.ts';
import type { Deps } from '../deps.ts';

/** Upload quota of the company. A unit that is reserved for a document on its way counts as used. */
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

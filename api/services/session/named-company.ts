import { NO_COMPANY } from '#domain/people/no-company.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import type { Deps } from '../deps.ts';

/**
 * Several tabs share a session, so each call names its company. Throws `other_company` (409) when the session has
 * another one, and `company_unnamed` (400) when a write names none.
 */
export const inNamedCompany = async (
  deps: Deps,
  scope: Scope,
  named: string | undefined,
  writes: boolean,
): Promise<void> => {
  if ((named ?? NO_COMPANY) === scope.companyId) return;
  if (named === undefined) {
    if (writes) throw new Problem('company_unnamed');
    return;
  }
  const company = await companyOf(scope, deps.db.read);
  throw new Problem('other_company', {
    params: { company: company?.name ?? '' },
    extra: { companyName: company?.name ?? '' },
  });
};

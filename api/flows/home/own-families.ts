import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import type { Deps } from '../../services/deps.ts';

/** Which families of documents the company of the scope works with in Coretax. */
export const ownFamilies = async (deps: Deps, scope: Scope): Promise<{ faktur: boolean; bupot: boolean }> => {
  const company = await companyOf(scope, deps.db.read);
  if (!company) throw new Problem('not_found');
  const { isCtasEfakturDisabled, isCtasEbupotDisabled, ebupot } = company.flags;
  return { faktur: !isCtasEfakturDisabled, bupot: !isCtasEbupotDisabled && ebupot.isRegistered };
};

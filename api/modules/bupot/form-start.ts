import type { BupotStart } from '#domain/bupot/view-schema.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { branchesOf, ownCompany } from '../../../db/repositories/own-company.ts';
import { quotaOf } from '../../../db/repositories/quotas.ts';
import { activeSignee } from '../../../db/repositories/signees.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { aroundOf } from './compose-bupot.ts';

/** What the form of a slip starts with: the withholder, its places, who signs, and the day in Jakarta. */
export const bupotStart = async (deps: Deps, scope: Scope): Promise<BupotStart> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  const { read } = deps.db;
  const [{ name, npwp, address, city }, branches, signee, quota, around] = await Promise.all([
    ownCompany(scope, read),
    branchesOf(scope, read),
    activeSignee(scope, read, 'ebupot-ctas'),
    quotaOf(scope, read, 'ebupot'),
    aroundOf(deps, scope, read),
  ]);
  return {
    company: {
      name,
      npwp,
      address,
      city,
      government: around.company.government,
      industry: around.company.industry ?? null,
    },
    branches,
    signee: signee ? { name: signee.name, npwp: signee.npwp, jobTitle: signee.jobTitle } : null,
    quota,
    today: jakartaDay(deps.now()),
  };
};

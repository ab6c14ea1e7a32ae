import { changeOf } from '#domain/definition/changes.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { TaxProfile } from '#domain/settings/tax-profile.ts';
import type { Query } from '../../../db/database.ts';
import { changeTaxProfile, companyOf, type TaxProfileRow } from '../../../db/repositories/companies.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import type { Deps } from '../../services/deps.ts';
import { staleSince } from '../../services/stale.ts';

const ownFields = ({ name, email, address, city, industryName }: TaxProfileRow): TaxProfileRow => ({
  name,
  email,
  address,
  city,
  industryName,
});

/** The company as its papers say it. */
export const taxProfile = async (scope: Scope, query: Query): Promise<TaxProfile> => {
  const company = await companyOf(scope, query);
  if (!company) throw new Problem('not_found');
  const { version, npwp, npwpType, pkp } = company;
  return { version, npwp, npwpType, pkp, ...ownFields(company) };
};

/** Changes it, with the history; somebody else's newer version is told instead. */
export const saveTaxProfile = async (
  deps: Deps,
  scope: Scope,
  { version, ...values }: TaxProfileRow & { readonly version: number },
): Promise<TaxProfile> => {
  const saved = await deps.db.transact(async (tx) => {
    const before = await taxProfile(scope, tx.db);
    if (!(await changeTaxProfile(tx, scope, version, values))) return false;
    const change = changeOf(ownFields(before), ownFields(values));
    await appendHistory(tx, scope, deps.now(), [
      {
        objectType: 'company',
        objectId: scope.companyId,
        action: 'save',
        before: change.before,
        after: { ...change.after, version: version + 1 },
      },
    ]);
    return true;
  });
  const current = await taxProfile(scope, deps.db.read);
  if (!saved) throw await staleSince(scope, deps.db.read, { id: scope.companyId, version }, current);
  return current;
};

import { changeOf } from '#domain/definition/changes.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import { isKlu, kluOf } from '#domain/rules/identity/klu.ts';
import type { Scope } from '#domain/scope.ts';
import type { TaxProfile } from '#domain/settings/tax-profile.ts';
import type { Query } from '../../../db/database.ts';
import { type Company, changeTaxProfile, companyOf, type TaxProfileRow } from '../../../db/repositories/companies.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import type { Deps } from '../../services/deps.ts';
import { staleSince } from '../../services/stale.ts';
import { isRegion } from './regions.ts';

const ownFields = (row: TaxProfileRow): TaxProfileRow => {
  const { name, email, address, city, industryName, klu, furtherKlu, region } = row;
  return { name, email, address, city, industryName, klu, furtherKlu, region };
};

const load = async (scope: Scope, query: Query): Promise<Company> => {
  const company = await companyOf(scope, query);
  if (!company) throw new Problem('not_found');
  return company;
};

export const taxProfile = async (scope: Scope, query: Query): Promise<TaxProfile> => {
  const company = await load(scope, query);
  const { version, npwp, npwpType, pkp, klu, furtherKlu } = company;
  const codes = [...(klu === null ? [] : [klu]), ...furtherKlu];
  return {
    version,
    npwp,
    npwpType,
    pkp,
    ...ownFields(company),
    kluNames: Object.fromEntries(codes.map((code) => [code, kluOf(code)?.name ?? ''])),
  };
};

/** Refuses unknown codes, and a kind of business listed twice. */
const check = async ({ klu, furtherKlu, region }: TaxProfileRow): Promise<void> => {
  const errors: FieldErrors = {};
  if (klu !== null && !isKlu(klu)) errors.klu = 'settings.tax.klu_unknown';
  if (furtherKlu.some((code) => !isKlu(code))) errors.furtherKlu = 'settings.tax.klu_unknown';
  else if (new Set([klu, ...furtherKlu]).size <= furtherKlu.length) errors.furtherKlu = 'settings.tax.klu_twice';
  if (region !== null && !(await isRegion(region))) errors.region = 'settings.tax.region_unknown';
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
};

export const saveTaxProfile = async (
  deps: Deps,
  scope: Scope,
  { version, ...values }: TaxProfileRow & { readonly version: number },
): Promise<TaxProfile> => {
  await check(values);
  const saved = await deps.db.transact(async (tx) => {
    const before = await load(scope, tx.db);
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

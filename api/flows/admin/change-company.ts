import { flagDefault } from '#domain/admin/flags.ts';
import type { QuotaProduct } from '#domain/definition/quota.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { adjustUnits, changeCompany } from '../../../db/repositories/admin/companies.ts';
import { type Company, companyOf } from '../../../db/repositories/companies.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { refuseOwnRights } from '../../services/admin/change.ts';
import { proveAndTell } from '../../services/company/proof.ts';
import { withdrawProof } from '../../services/company/prove.ts';
import { type Deps, permitInternal } from '../../services/deps.ts';
import { noteChange } from '../../services/security/note-internal.ts';

/** Actions in the history of a company that only internal admins take, and the proof of its NPWP. */
export const adminActions: ReadonlySet<string> = new Set([
  'publicApiOn',
  'publicApiOff',
  'reconcileOn',
  'reconcileOff',
  'bp26On',
  'bp26Off',
  'reportV2On',
  'reportV2Off',
  'governmentOn',
  'governmentOff',
  'changePackage',
  'addUnits',
  'takeUnits',
  'proveNumber',
  'withdrawProof',
]);

type Target = { readonly id: string; readonly version: number; readonly reason: string };

type Change = {
  readonly action: string;
  readonly set?: Parameters<typeof changeCompany>[3];
  readonly before?: object;
  readonly after: object;
};

/** Throws `not_found`, and `conflict` if another admin changed the company since `version` was read. */
const change = async (
  deps: Deps,
  scope: Scope,
  { id, version, reason }: Target,
  changeOf: (company: Company) => Change,
  more?: (tx: Tx, ofCompany: Scope, now: number) => Promise<void>,
): Promise<void> => {
  permitInternal(scope);
  const ofCompany = { ...scope, companyId: id };
  await deps.db.transact(async (tx) => {
    const company = await companyOf(ofCompany, tx.db);
    if (!company) throw new Problem('not_found');
    await refuseOwnRights(scope, tx.db, { companyId: id });
    const { action, set = {}, before, after } = changeOf(company);
    if (!(await changeCompany(tx, ofCompany, version, set)))
      throw new Problem('conflict', { message: 'adminCompany.changed_meanwhile' });
    const now = deps.now();
    await more?.(tx, ofCompany, now);
    await appendHistory(tx, ofCompany, now, [
      { objectType: 'company', objectId: id, action, before, after: { ...after, version: version + 1 }, reason },
    ]);
  });
  noteChange(deps, ofCompany, 'company');
};

const flags = {
  publicApi: { flag: 'isPublicApiUser', on: 'publicApiOn', off: 'publicApiOff' },
  reconcileUser: { flag: 'reconcileUser', on: 'reconcileOn', off: 'reconcileOff' },
  bp26: { flag: 'bp26', on: 'bp26On', off: 'bp26Off' },
  reportV2: { flag: 'reportV2', on: 'reportV2On', off: 'reportV2Off' },
  government: { flag: 'government', on: 'governmentOn', off: 'governmentOff' },
} as const;

/** A company with the default value follows the default. */
export const switchFlag = (
  deps: Deps,
  scope: Scope,
  { name, on, ...target }: Target & { readonly name: keyof typeof flags; readonly on: boolean },
): Promise<void> => {
  const { flag, ...actions } = flags[name];
  return change(deps, scope, target, ({ flags: { [flag]: own, ...others } }) => ({
    action: on ? actions.on : actions.off,
    set: { flags: on === flagDefault(flag).on ? others : { ...others, [flag]: on } },
    before: { [flag]: own ?? flagDefault(flag).on },
    after: { [flag]: on },
  }));
};

export const changePackage = (
  deps: Deps,
  scope: Scope,
  { packageName, packageEnd, ...target }: Target & Pick<Company, 'packageName' | 'packageEnd'>,
): Promise<void> =>
  change(deps, scope, target, (company) => ({
    action: 'changePackage',
    set: { packageName, packageEnd },
    before: { packageName: company.packageName, packageEnd: company.packageEnd },
    after: { packageName, packageEnd },
  }));

/** Negative units are taken away. Throws `invalid` if fewer are left. */
export const changeUnits = (
  deps: Deps,
  scope: Scope,
  { product, units, ...target }: Target & { readonly product: QuotaProduct; readonly units: number },
): Promise<void> =>
  change(
    deps,
    scope,
    target,
    () => ({ action: units < 0 ? 'takeUnits' : 'addUnits', after: { product, units: Math.abs(units) } }),
    async (tx, ofCompany, now) => {
      if (!(await adjustUnits(tx, ofCompany, product, now, units)))
        throw new Problem('invalid', { errors: { units: 'adminCompany.too_few_units' } });
    },
  );

/** Throws `conflict` if it is so already, or another company with the NPWP is proven. */
export const decideProof = async (
  deps: Deps,
  scope: Scope,
  { id, proven, reason }: { readonly id: string; readonly proven: boolean; readonly reason: string },
): Promise<void> => {
  permitInternal(scope);
  const ofCompany = { ...scope, companyId: id };
  await deps.db.transact(async (tx) => {
    const company = await companyOf(ofCompany, tx.db);
    if (!company) throw new Problem('not_found');
    await refuseOwnRights(scope, tx.db, { companyId: id });
    if ((company.provenAt !== null) === proven)
      throw new Problem('conflict', { message: 'adminCompany.changed_meanwhile' });
    if (proven) await proveAndTell(tx, deps, ofCompany, { way: 'house', reason });
    else await withdrawProof(tx, deps, ofCompany, reason);
  });
  noteChange(deps, ofCompany, 'company');
};

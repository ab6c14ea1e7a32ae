import type { ProofWay } from '#domain/company/proof.ts';
import { quotaProducts } from '#domain/definition/quota.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { acrossCompanies, inCompany } from '../../../db/company-context.ts';
import type { Tx } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { appendHistory, SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import {
  type Claimant,
  setProven,
  unsafeClaimants,
  unsafeProvenHolder,
  unsafeTakeFreeUnits,
} from '../../../db/repositories/proofs.ts';
import { changeQuota } from '../../../db/repositories/quotas.ts';
import { tellMembers } from '../../../db/repositories/tell-members.ts';
import { type Deps, systemScope } from '../deps.ts';
import { holdersOf } from '../people/holders.ts';

type Proving = Pick<Deps, 'now' | 'newId'> & Partial<Pick<Deps, 'events'>>;

const KEY = 'SETTING_COMPANY_LIST_CREATE';
const LINK = '/main/setting/company/proof';

/** Enough to try the product; our own choice. */
const FREE_UNITS = 5_000;

/** For each product; none if the NPWP received them before, in this company or another. */
export const grantFreeUnits = async (tx: Tx, scope: Scope, npwp: string, at: number): Promise<void> => {
  if (!(await unsafeTakeFreeUnits(tx, npwp, at))) return;
  for (const product of quotaProducts)
    await changeQuota(tx, scope, product, at, [{ kind: 'grant', quota: FREE_UNITS, reserved: 0, used: 0 }]);
};

const tell = async (tx: Tx, deps: Proving, companyId: string, message: string, params: Record<string, string>) => {
  const scope = systemScope(companyId);
  const people = await holdersOf(scope, tx.db, KEY);
  const notified = await tellMembers(tx, scope, deps.now(), deps.newId, people, { message, params, link: LINK });
  tx.afterCommit(() => {
    for (const userId of notified) deps.events?.publish(companyId, { kind: 'notification', userId });
  });
};

/** Other companies with this NPWP keep their drafts, and are notified why they can do nothing else. */
const tellOthers = async (tx: Tx, deps: Proving, others: readonly Claimant[], npwp: string): Promise<void> => {
  for (const { id } of others)
    await inCompany(id, async () => {
      await appendHistory(tx, systemScope(id), deps.now(), [
        { objectType: 'company', objectId: id, action: 'numberTaken', after: { npwp } },
      ]);
      await tell(tx, deps, id, 'settings.proof.notice_taken', { npwp });
    });
};

/**
 * Also grants the free units. False if already proven. Throws `conflict` if another company is: an NPWP has one
 * company. Others with this NPWP are notified.
 */
export const proveCompany = async (
  tx: Tx,
  deps: Proving,
  scope: Scope,
  { way, reason = null }: { readonly way: ProofWay; readonly reason?: string | null },
): Promise<boolean> => {
  await acrossCompanies(() => holdClaim(tx, { ...scope, companyId: SYSTEM_COMPANY }, 'company'));
  const company = await companyOf(scope, tx.db);
  if (!company) throw new Problem('not_found');
  if (company.provenAt !== null) return false;
  const { npwp } = company;
  if (await unsafeProvenHolder(tx.db, npwp))
    throw new Problem('conflict', { message: 'settings.proof.taken_by_another', params: { npwp } });
  const at = deps.now();
  await setProven(tx, scope, { at, way });
  await grantFreeUnits(tx, scope, npwp, at);
  await appendHistory(tx, scope, at, [
    { objectType: 'company', objectId: scope.companyId, action: 'proveNumber', after: { npwp, provenBy: way }, reason },
  ]);
  const others = (await unsafeClaimants(tx.db, npwp)).filter(({ id }) => id !== scope.companyId);
  await tell(tx, deps, scope.companyId, others.length > 0 ? 'settings.proof.notice_others' : 'settings.proof.notice', {
    npwp,
    count: String(others.length),
  });
  await tellOthers(tx, deps, others, npwp);
  return true;
};

/** False if the company has none. */
export const withdrawProof = async (tx: Tx, deps: Proving, scope: Scope, reason: string): Promise<boolean> => {
  const company = await companyOf(scope, tx.db);
  if (!company) throw new Problem('not_found');
  if (!(await setProven(tx, scope, null))) return false;
  const { npwp, provenBy } = company;
  await appendHistory(tx, scope, deps.now(), [
    { objectType: 'company', objectId: scope.companyId, action: 'withdrawProof', before: { npwp, provenBy }, reason },
  ]);
  await tell(tx, deps, scope.companyId, 'settings.proof.notice_withdrawn', { npwp });
  return true;
};

import { rupiah, sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { type DepositUseInput, depositUseFaults, usedElsewhere } from '#domain/spt/deposit-use.ts';
import type { ReturnType } from '#domain/spt/types.ts';
import type { Tx } from '../../../db/database.ts';
import { ntpnsById, updateNtpn } from '../../../db/repositories/billing/billing.ts';
import { NTPN_LIST } from '../../../db/repositories/billing/list.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { insertUse, removeUse } from '../../../db/repositories/spt/deposit-uses.ts';
import { depositFillings } from '../../../db/repositories/spt/tax-deposit.ts';
import { type Deps, permit } from '../../services/deps.ts';

const OBJECT_TYPE = 'deposit_use';

/** So that a concurrent change based on the old version is refused. */
export const markDrawn = async (tx: Tx, scope: Scope, now: number, ids: readonly string[]): Promise<void> => {
  for (const filling of await ntpnsById(scope, tx.db, [...new Set(ids)])) {
    const next = { ...filling, version: filling.version + 1, updatedAt: now };
    if (!(await updateNtpn(tx, scope, filling, next))) throw new Problem('conflict');
  }
};

/** Throws `invalid` where it exceeds the deposit on that day, and `conflict` after a concurrent use. */
export const keepDepositUse = async (
  deps: Deps,
  scope: Scope,
  { type, ...input }: DepositUseInput & { type: ReturnType },
): Promise<{ id: string }> => {
  permit(scope, returnAccess(type).write);
  const now = deps.now();
  return deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'tax deposit');
    const fillings = await depositFillings(scope, tx.db);
    const errors = depositUseFaults(input, fillings, jakartaDay(now));
    if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
    const use = { amount: sen(input.amount), date: input.date, reason: input.reason };
    const after = usedElsewhere(fillings, [use]);
    const drawn = fillings.filter(({ left }, at) => left !== after[at]?.left).map(({ ntpnId }) => ntpnId);
    const id = deps.newId();
    await insertUse(tx, scope, { ...use, id, companyId: scope.companyId, createdBy: scope.userName, createdAt: now });
    await markDrawn(tx, scope, now, drawn);
    const useView = { amount: rupiah(use.amount), date: use.date };
    await appendHistory(tx, scope, now, [
      { objectType: OBJECT_TYPE, objectId: id, action: 'create', after: useView, reason: use.reason },
    ]);
    await bumpRevision(tx, scope, NTPN_LIST);
    return { id };
  });
};

export const dropDepositUse = async (
  deps: Deps,
  scope: Scope,
  { id, type }: { id: string; type: ReturnType },
): Promise<{ id: string }> => {
  permit(scope, returnAccess(type).write);
  const now = deps.now();
  return deps.db.transact(async (tx) => {
    const gone = await removeUse(tx, scope, id);
    if (!gone) throw new Problem('not_found');
    const use = { amount: rupiah(gone.amount), date: gone.date };
    await appendHistory(tx, scope, now, [
      { objectType: OBJECT_TYPE, objectId: id, action: 'remove', before: use, reason: gone.reason },
    ]);
    await bumpRevision(tx, scope, NTPN_LIST);
    return { id };
  });
};

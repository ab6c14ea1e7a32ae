import { taxNameOf } from '#domain/billing/pairs.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import { allows, isEditable } from '#domain/billing/status-queries.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { changeOf } from '#domain/definition/changes.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import type { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { stale } from '#domain/stale.ts';
import { updateBilling } from '../../../db/repositories/billing/billing.ts';
import { appendHistory, changedSince } from '../../../db/repositories/history.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { inputOf } from './compose-billing.ts';
import { aroundOf, refuseErrors, refuseSame } from './create-billing.ts';
import { billingFamily } from './family.ts';
import { announce, moveBillings, OBJECT_TYPE, wrongStatus } from './move-billings.ts';
import { askAtOnce, lineUp } from './request-code.ts';

/** Asks once more for a code the office did not give. It is a new request: the office takes the same one for the same answer. */
export const retryBilling = async (deps: Deps, scope: Scope, id: string): Promise<Billing> => {
  const read = await billingFamily.load(scope, deps.db.read, id);
  permit(scope, 'EBILLING_CREATE');
  if (!allows('retry', read)) throw wrongStatus(read);
  await deps.db.transact(async (tx) => {
    const set = { request: read.request + 1, officeCode: null, officeMessage: null };
    const [moved = read] = await moveBillings(tx, deps, scope, deps.now(), [{ read, move: 'retry', set }]);
    await lineUp(tx, deps, scope, moved);
  });
  return askAtOnce(deps, scope, id);
};

const staleProblem = async (deps: Deps, scope: Scope, id: string, version: number): Promise<Problem> => {
  const current = await billingFamily.load(scope, deps.db.read, id);
  const { changedFields, who } = await changedSince(scope, deps.db.read, id, version);
  return stale({ current, changedFields, who: who ?? { by: current.updatedBy, at: current.updatedAt } });
};

/** Writes over a billing that never got its code; a newer version is 409 with what changed. */
export const editBilling = async (
  deps: Deps,
  scope: Scope,
  given: { id: string; version: number; input: BillingInput; ignoreSame?: boolean | undefined },
): Promise<Billing> => {
  const { id, version, input, ignoreSame } = given;
  const read = await billingFamily.load(scope, deps.db.read, id);
  permit(scope, 'EBILLING_CREATE');
  if (!isEditable(read)) throw wrongStatus(read);
  if (read.version !== version) throw await staleProblem(deps, scope, id, version);
  refuseErrors(input, await aroundOf(deps, scope, deps.db.read));
  const now = deps.now();
  const next: Billing = {
    ...read,
    ...input,
    amount: rupiah(sen(input.amount)),
    taxName: taxNameOf(input),
    version: version + 1,
    updatedBy: scope.userName,
    updatedAt: now,
  };
  const written = await deps.db.transact(async (tx) => {
    await refuseSame(tx, scope, next, ignoreSame);
    if (!(await updateBilling(tx, scope, read, next))) return false;
    const { before, after } = changeOf(inputOf(read), inputOf(next));
    await appendHistory(tx, scope, now, [
      {
        objectType: OBJECT_TYPE,
        objectId: id,
        action: 'save',
        fromStatus: read.status,
        toStatus: next.status,
        before,
        after: { ...after, version: next.version },
      },
    ]);
    await announce(tx, deps, scope, [id]);
    return true;
  });
  if (!written) throw await staleProblem(deps, scope, id, version);
  return next;
};

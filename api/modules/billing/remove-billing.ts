import { allows, hasMoneyUnderway } from '#domain/billing/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { removeBilling } from '../../../db/repositories/billing/billing.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { removalOf } from '../../documents/removal.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { billingFamily } from './family.ts';
import { announce, OBJECT_TYPE, wrongStatus } from './move-billings.ts';

/** Removes a billing that nobody pays. The history keeps that it was there; the office's code simply runs out. */
export const dropBilling = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  const read = await billingFamily.load(scope, deps.db.read, id);
  permit(scope, 'EBILLING_DELETE');
  if (hasMoneyUnderway(read))
    throw new Problem('wrong_status', {
      message: 'billing.server.delete_blocked',
      extra: { status: read.status },
    });
  if (!allows('remove', read)) throw wrongStatus(read);
  await deps.db.transact(async (tx) => {
    if (!(await removeBilling(tx, scope, read)))
      throw new Problem('conflict', { message: 'billing.server.delete_failed' });
    await appendHistory(tx, scope, deps.now(), [
      { objectType: OBJECT_TYPE, objectId: id, action: 'remove', fromStatus: read.status, before: { ...read } },
    ]);
    await announce(tx, deps, scope, [id]);
  });
};

export const removeItem = removalOf(dropBilling, 'billing.server.removed');

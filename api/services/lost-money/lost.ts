import type { UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { appendHistory, SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import { unsafeLostById } from '../../../db/repositories/payment/bank-news.ts';
import type { Deps } from '../deps.ts';

/** Internal admins resolve these, in a history of their own. */
const OBJECT_TYPE = 'lost-money';

export const houseOf = (scope: Scope): Scope => ({ ...scope, companyId: SYSTEM_COMPANY });

export const lostById = async (deps: Deps, id: string): Promise<UnmatchedPaymentRecord> => {
  const found = await unsafeLostById(deps.db.read, id);
  if (!found) throw new Problem('not_found');
  return found;
};

export const lostDecided = (): Problem => new Problem('conflict', { message: 'billing.pay.resolved' });

export const noteLost = (
  tx: Tx,
  scope: Scope,
  at: number,
  entry: { id: string; action: string; after: object; reason: string },
): Promise<void> =>
  appendHistory(tx, houseOf(scope), at, [
    { objectType: OBJECT_TYPE, objectId: entry.id, action: entry.action, after: entry.after, reason: entry.reason },
  ]);

import type { UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { unsafeLostById } from '../../../db/repositories/payment/bank-news.ts';
import { appendAdminChange } from '../admin/change.ts';
import type { Deps } from '../deps.ts';

/** Internal admins resolve these, in a history of their own. */
const OBJECT_TYPE = 'lost-money';

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
  { id, ...change }: { id: string; action: string; after: object; reason: string },
): Promise<void> => appendAdminChange(tx, scope, at, { objectType: OBJECT_TYPE, objectId: id, ...change });

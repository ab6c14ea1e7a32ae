import { billingStatus } from '#domain/billing/status.ts';
import { isPayable } from '#domain/billing/status-queries.ts';
import { hasExpired } from '#domain/billing/validity.ts';
import { Problem } from '#domain/problem.ts';
import { billingById, unsafeRunOut } from '../../../db/repositories/billing/billing.ts';
import type { Deps } from '../../services/deps.ts';
import { systemScope } from '../../services/system-scope.ts';
import { moveBillings } from './move-billings.ts';

const AT_ONCE = 500;

const expireOne = async (deps: Deps, companyId: string, id: string): Promise<boolean> => {
  const scope = systemScope(companyId);
  const read = await billingById(scope, deps.db.read, id);
  if (!read || !isPayable(read) || read.expiresAt === null || !hasExpired(read.expiresAt, deps.now())) return false;
  try {
    await deps.db.transact((tx) => moveBillings(tx, deps, scope, deps.now(), [{ read, move: 'expire' }]));
    return true;
  } catch (error) {
    // Somebody began to pay it, or removed it, at this very moment.
    if (error instanceof Problem) return false;
    throw error;
  }
};

/**
 * For the clock: marks the codes whose term has run out and that nobody is paying; of those being paid the bank is asked first,
 * with their payments. Answers how many.
 */
export const expireBillings = async (deps: Deps): Promise<number> => {
  const statuses = billingStatus.moves.pay.from;
  for (let expired = 0; ; ) {
    const found = await unsafeRunOut(deps.db.read, deps.now(), { statuses, limit: AT_ONCE });
    let moved = 0;
    for (const { id, companyId } of found) if (await expireOne(deps, companyId, id)) moved++;
    expired += moved;
    if (found.length < AT_ONCE || moved === 0) return expired;
  }
};

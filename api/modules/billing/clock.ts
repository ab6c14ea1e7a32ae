import { labelOf, payDueOf } from '#domain/billing/label.ts';
import { billingStatus } from '#domain/billing/status.ts';
import { isPayable } from '#domain/billing/status-queries.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { hasExpired } from '#domain/billing/validity.ts';
import { Problem } from '#domain/problem.ts';
import { billingById, unsafeRunOut, unsafeUntouched } from '../../../db/repositories/billing/billing.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { isDue, ROUND_MS } from '../../documents/office/inquire-item.ts';
import { type Deps, systemScope } from '../../services/deps.ts';
import { moveBillings } from './move-billings.ts';
import type { RequestPayload } from './request-item.ts';

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

const AT_MOST = 5_000;

/** So long the job that asked first goes on by itself. */
const JOB_TRIES_MS = 10 * 60_000;

/** The last day to pay the tax in time, of which there is none where a letter of the office says it: those are asked for last. */
const dayOf = (billing: Billing): string => {
  const due = payDueOf(billing);
  return due.known ? due.day : '9999';
};

/** For the clock: one quiet job per company that asks again for every code the office still owes, what is due first first. Answers how many. */
export const requestAgain = async (deps: Deps): Promise<number> => {
  // Where there is no line a person types the code.
  if (deps.billingOffice.byHand) return 0;
  const now = deps.now();
  const statuses = billingStatus.moves.issue.from;
  const open = await unsafeUntouched(deps.db.read, now - JOB_TRIES_MS, { statuses, limit: AT_MOST });
  const waiting = open
    .filter(({ updatedAt }) => isDue(updatedAt, now))
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
  const payload: RequestPayload = { tell: true };
  for (const companyId of new Set(waiting.map((row) => row.companyId)))
    await deps.db.transact((tx) =>
      enqueue(tx, systemScope(companyId), now, {
        kind: 'billing.request',
        payload,
        visible: false,
        uniqueKey: `request:${companyId}:${Math.floor(now / ROUND_MS)}`,
        items: waiting
          .filter((row) => row.companyId === companyId)
          .map((row) => ({ refId: row.id, label: labelOf(row) })),
      }),
    );
  return waiting.length;
};

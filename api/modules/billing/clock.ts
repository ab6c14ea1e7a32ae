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
    // Somebody started to pay or removed it in the meantime.
    if (error instanceof Problem) return false;
    throw error;
  }
};

/**
 * Expired codes without a payment under way. For the others the bank is queried first. Returns how many were marked.
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

/** The first request job retries by itself for this long. */
const JOB_TRIES_MS = 10 * 60_000;

const dayOf = (billing: Billing): string => {
  const due = payDueOf(billing);
  return due.known ? due.day : '9999';
};

/** One silent job per company, earliest due date first. Returns how many codes were missing. */
export const requestAgain = async (deps: Deps): Promise<number> => {
  // Without a connection to the tax office the user types the code.
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

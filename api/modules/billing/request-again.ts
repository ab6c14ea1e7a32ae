import { labelOf } from '#domain/billing/label.ts';
import { billingStatus } from '#domain/billing/status.ts';
import { unsafeUntouched } from '../../../db/repositories/billing/billing.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { isDue, ROUND_MS } from '../../documents/ask-again.ts';
import type { Deps } from '../../services/deps.ts';
import { systemScope } from '../../services/system-scope.ts';
import type { RequestPayload } from './request-item.ts';

const AT_MOST = 5_000;

/** So long the job that asked first goes on by itself. */
const JOB_TRIES_MS = 10 * 60_000;

/** For the clock: one quiet job per company that asks again for every code the office still owes. Answers how many. */
export const requestAgain = async (deps: Deps): Promise<number> => {
  // Where there is no line a person types the code.
  if (deps.billingOffice.byHand) return 0;
  const now = deps.now();
  const statuses = billingStatus.moves.issue.from;
  const open = await unsafeUntouched(deps.db.read, now - JOB_TRIES_MS, { statuses, limit: AT_MOST });
  const waiting = open.filter(({ updatedAt }) => isDue(updatedAt, now));
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

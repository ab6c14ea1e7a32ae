import { checkBilling } from '#domain/billing/check.ts';
import type { CheckContext } from '#domain/billing/finding.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { passes } from '#domain/kit/finding.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/connection.ts';
import { insertBillings } from '../../../db/repositories/billing.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import type { Deps } from '../deps.ts';
import { inputOf, newBilling } from './compose-billing.ts';
import { labelOf } from './load-billing.ts';
import { announce, OBJECT_TYPE } from './move-billings.ts';
import type { RequestPayload } from './request-item.ts';

/** A billing as a file brought it, not yet written. `blocked`: the checks of the form would not let it through. */
export const importBilling = (
  deps: Deps,
  scope: Scope,
  input: BillingInput,
  { importId, around }: { importId: string; around: Omit<CheckContext, 'origin'> | 'checked' },
): { made: Billing; blocked: boolean } => ({
  made: newBilling(deps, scope, input, { origin: 'import', importId }),
  blocked: around !== 'checked' && !passes(checkBilling(input, { ...around, origin: 'hand' })),
});

/**
 * Writes new billings with their trail and news, and puts the request for their codes in line, all in the one transaction that
 * wants them. The job is seen by whoever brought the file: it tells what became of each.
 */
export const insertImported = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  billings: readonly Billing[],
): Promise<string | undefined> => {
  const [first] = billings;
  if (!first) return undefined;
  const now = deps.now();
  await insertBillings(tx, scope, billings);
  await appendHistory(
    tx,
    scope,
    now,
    billings.map((billing) => ({
      objectType: OBJECT_TYPE,
      objectId: billing.id,
      action: 'import',
      toStatus: billing.status,
      after: { ...inputOf(billing), importId: billing.importId, version: billing.version },
    })),
  );
  const jobId = await enqueue(tx, scope, now, {
    kind: 'billing.request',
    payload: {} satisfies RequestPayload,
    items: billings.map((billing) => ({ refId: billing.id, label: labelOf(billing) })),
    uniqueKey: `request:${first.importId}:${first.id}`,
  });
  await announce(
    tx,
    deps,
    scope,
    billings.map(({ id }) => id),
  );
  return jobId;
};

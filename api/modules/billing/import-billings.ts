import { checkBilling } from '#domain/billing/check.ts';
import type { CheckContext } from '#domain/billing/finding.ts';
import { labelOf } from '#domain/billing/label.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { passes } from '#domain/definition/finding.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { insertBillings } from '../../../db/repositories/billing/billing.ts';
import { addItems, beginJob, releaseJob } from '../../../db/repositories/outbox.ts';
import type { Deps, Stamp } from '../../services/deps.ts';
import { inputOf, newBilling } from './compose-billing.ts';
import type { RequestPayload } from './request-item.ts';
import { billingSaves } from './save-billings.ts';

/** Not stored yet. `blocked`: the form checks would reject it. */
export const importedBilling = (
  deps: Stamp,
  scope: Scope,
  input: BillingInput,
  { importId, around }: { importId: string; around: Omit<CheckContext, 'origin'> | 'checked' },
): { made: Billing; blocked: boolean } => ({
  made: newBilling(deps, scope, input, { origin: 'import', importId }),
  blocked: around !== 'checked' && !passes(checkBilling(input, { ...around, origin: 'hand' })),
});

type Line = { readonly jobId: string; readonly total: number };

/**
 * With history and notifications; the request for codes is queued in the same transaction. One job per file, so that at
 * most eight requests run at once.
 */
export const insertImported = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  billings: readonly Billing[],
  line: Line | undefined,
): Promise<Line | undefined> => {
  if (billings.length === 0) return line;
  const now = deps.now();
  await insertBillings(tx, scope, billings);
  const stored = (billing: Billing) => ({ ...inputOf(billing), importId: billing.importId });
  await billingSaves.tellNew(tx, deps, scope, billings, { action: 'import', stored });
  const payload: RequestPayload = {};
  const from = line?.total ?? 0;
  const jobId = line?.jobId ?? (await beginJob(tx, scope, now, { kind: 'billing.request', payload }));
  const items = billings.map((billing) => ({ refId: billing.id, label: labelOf(billing) }));
  await addItems(tx, scope, jobId, from, items);
  return { jobId, total: from + billings.length };
};

/** Called once all billings of a file are queued; shows each result to the importing user. */
export const askForImported = (tx: Tx, scope: Scope, { jobId, total }: Line): Promise<void> =>
  releaseJob(tx, scope, jobId, total);

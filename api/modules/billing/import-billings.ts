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

/** A billing as a file brought it, not yet written. `blocked`: the checks of the form would not let it through. */
export const importedBilling = (
  deps: Stamp,
  scope: Scope,
  input: BillingInput,
  { importId, around }: { importId: string; around: Omit<CheckContext, 'origin'> | 'checked' },
): { made: Billing; blocked: boolean } => ({
  made: newBilling(deps, scope, input, { origin: 'import', importId }),
  blocked: around !== 'checked' && !passes(checkBilling(input, { ...around, origin: 'hand' })),
});

/** The job that asks for the codes of one saving, and how many are in it. */
type Line = { readonly jobId: string; readonly total: number };

/**
 * Writes new billings with their history and news, and puts the request for their codes in line, all in the one transaction that
 * wants them. One job for the whole file, so that the office is asked eight at a time and no more; it begins with the last of them.
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
  const kept = (billing: Billing) => ({ ...inputOf(billing), importId: billing.importId });
  await billingSaves.tellNew(tx, deps, scope, billings, { action: 'import', kept });
  const payload: RequestPayload = {};
  const from = line?.total ?? 0;
  const jobId = line?.jobId ?? (await beginJob(tx, scope, now, { kind: 'billing.request', payload }));
  const items = billings.map((billing) => ({ refId: billing.id, label: labelOf(billing) }));
  await addItems(tx, scope, jobId, from, items);
  return { jobId, total: from + billings.length };
};

/** All of a file are in line: their codes are asked for, and whoever brought the file sees what becomes of each. */
export const askForImported = (tx: Tx, scope: Scope, { jobId, total }: Line): Promise<void> =>
  releaseJob(tx, scope, jobId, total);

import type { BupotSelection } from '#domain/bupot/filter.ts';
import { labelOf } from '#domain/bupot/object-of-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { allows } from '#domain/bupot/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { bupotById } from '../../../db/repositories/bupot/bupot.ts';
import { historyEnd } from '../../../db/repositories/history.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { sendingsOf } from '../../../db/repositories/sendings.ts';
import type { BulkAnswer } from '../../documents/bulk-job.ts';
import { type ItemResult, problemResult } from '../../documents/item-result.ts';
import { requestingItem } from '../../documents/office/request-item.ts';
import { verdictsOf } from '../../documents/office/sent-document.ts';
import { staleProblem } from '../../documents/overtaken.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { bupotFamily, loadBupot, refuseWithout } from './family.ts';
import { type BupotStep, moveBupots, wrongStatus } from './move-bupots.ts';
import { openClosed, refuseClosed } from './open-closed.ts';
import { sentBupot } from './sent-bupot.ts';
import { cancelKey, cancelRefusalOf } from './verdict-steps.ts';

export type CancelPayload = { reason: string; since: number };

const KIND = 'bupot.cancel';

const refuseCorrected = ({ replacedBy }: Bupot): void => {
  if (replacedBy !== null)
    throw new Problem('conflict', { message: 'bupot.server.already_corrected', extra: { replacedBy } });
};

const cancelStep = (read: Bupot, reason: string): BupotStep => {
  if (!allows('cancel', read)) throw wrongStatus(read);
  refuseCorrected(read);
  return { read, move: 'cancel', reason, set: { reason, officeCode: null, officeMessage: null } };
};

export const cancelBupots = async (
  deps: Deps,
  scope: Scope,
  selection: BupotSelection,
  { reason, lockReason }: { reason: string; lockReason?: string | undefined },
): Promise<BulkAnswer> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CANCEL');
  refuseWithout(deps, 'cancel');
  await openClosed(deps, scope, bupotFamily.eligibleRows(deps, scope, selection, 'cancel'), lockReason);
  const payload: CancelPayload = { reason, since: await historyEnd(scope, deps.db.read) };
  return bupotFamily.bulkJob(deps, scope, selection, { action: 'cancel', kind: KIND, payload });
};

/** In the version the user saw. The job is in the outbox with the change. */
export const cancelBupot = async (
  deps: Deps,
  scope: Scope,
  { id, version, reason, lockReason }: { id: string; version: number; reason: string; lockReason?: string | undefined },
): Promise<Bupot & { jobId: string }> => {
  const read = await loadBupot(scope, deps.db.read, id);
  permit(scope, 'EBUPOT_WITHHOLDING_CANCEL');
  const step = cancelStep(read, reason);
  if (read.version !== version) throw await staleProblem(scope, deps.db.read, read, version);
  refuseWithout(deps, 'cancel');
  await openClosed(deps, scope, bupotFamily.eligibleRows(deps, scope, { ids: [id] }, 'cancel'), lockReason);
  return deps.db.transact(async (tx) => {
    const payload: CancelPayload = { reason, since: await historyEnd(scope, tx.db) };
    const [moved = read] = await moveBupots(tx, deps, scope, deps.now(), [step]);
    const items = [{ refId: id, label: labelOf(read) }];
    const jobId = await enqueue(tx, scope, deps.now(), { kind: KIND, payload, items });
    return { ...moved, jobId };
  });
};

const { takeVerdict } = verdictsOf(sentBupot);

const request = requestingItem(sentBupot, {
  stands: (bupot) => allows('canceledByOffice', bupot),
  keyOf: cancelKey,
  ask: ({ bupotOffice }, document, { reason }: CancelPayload, key) => bupotOffice.cancel(document, reason, key),
  complete: (deps, scope, id, _payload, verdict) => takeVerdict(deps, scope, id, verdict),
  refusal: (bupot) => (allows(cancelRefusalOf(bupot), bupot) ? cancelRefusalOf(bupot) : null),
});

/** Safe to repeat at any point: a slip this job has started is not started again. */
export const cancelItem = async (
  deps: Deps,
  scope: Scope,
  input: { id: string; attempts: number; payload: CancelPayload },
): Promise<ItemResult> => {
  const { id, payload } = input;
  const read = await bupotById(scope, deps.db.read, id);
  const before = await sendingsOf(scope, deps.db.read, id, ['cancel']);
  if (read && allows('cancel', read) && !before.some(({ seq }) => seq > payload.since))
    try {
      const step = cancelStep(read, payload.reason);
      await refuseClosed(scope, deps.db.read, read);
      await deps.db.transact((tx) => moveBupots(tx, deps, scope, deps.now(), [step]));
    } catch (problem) {
      return problemResult(scope.locale, problem);
    }
  return request(deps, scope, input);
};

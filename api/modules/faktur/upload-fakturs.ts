import type { FakturSelection } from '#domain/faktur/filter.ts';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { allows, sendingMove } from '#domain/faktur/standing.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/connection.ts';
import { fakturRows } from '../../../db/repositories/faktur.ts';
import { trailEnd } from '../../../db/repositories/history.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { activeSignee } from '../../../db/repositories/signees.ts';
import type { Deps } from '../deps.ts';
import { answerOf, type BulkAnswer } from '../kit/bulk-job.ts';
import { fieldErrorsOf } from '../kit/findings.ts';
import { chooseSome, eligibleRows, jobOver } from './bulk-job.ts';
import { passIntercepts } from './intercepts.ts';
import { labelOf, loadFaktur, permit } from './load-faktur.ts';
import { moveFakturs, wrongStatus } from './move-fakturs.ts';
import { sendingSet } from './office-document.ts';
import { createDraft, updateDraft } from './save-draft.ts';
import { uploadErrors } from './upload-checks.ts';
import type { UploadPayload } from './upload-item.ts';

/** Up to this many are moved in the request's own transaction; more are moved by the job, each before it is sent. */
const AT_ONCE = 200;

/** A company without a licence exchanges files and cannot send. */
export const refuseWithout = (deps: Deps, capability: 'send' | 'cancel' | 'substitute' | 'inquire'): void => {
  if (!deps.djp.capabilities[capability])
    throw new Problem('conflict', { message: `faktur.server.cannot_${capability}` });
};

/** Puts documents on their way: state, quota, trail and job in one transaction. */
const sendAway = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  ids: readonly string[],
  move: 'upload' | 'retry',
): Promise<string> => {
  const now = deps.now();
  const items: { refId: string; label: string }[] = [];
  const payload: UploadPayload = { move, since: await trailEnd(scope, tx.db) };
  const rows = await fakturRows(scope, tx.db, ids);
  const signee = await activeSignee(scope, tx.db, 'efaktur-v2');
  await moveFakturs(
    tx,
    deps,
    scope,
    now,
    rows.map((read) => ({ read, move, set: sendingSet(read, signee) })),
  );
  for (const row of rows) items.push({ refId: row.id, label: labelOf(row) });
  return enqueue(tx, scope, now, { kind: 'faktur.upload', payload, items });
};

/** One document: its findings are told at the field. */
const checkOne = async (deps: Deps, scope: Scope, id: string, move: 'upload' | 'retry'): Promise<void> => {
  const faktur = await loadFaktur(scope, deps.db.read, id);
  if (!allows(move, faktur)) throw wrongStatus(faktur);
  const errors = await uploadErrors(deps, scope, faktur);
  if (errors.length > 0) throw new Problem('invalid', { errors: fieldErrorsOf(errors), extra: { id } });
};

/**
 * Uploads (or sends again) every eligible document of a selection. What stands in the way of all of them comes back as an
 * intercept before anything is queued; what stands in the way of some is named.
 */
export const uploadFakturs = async (
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  move: 'upload' | 'retry',
): Promise<BulkAnswer> => {
  permit(scope, 'EFAKTUR_DOC_UPLOAD');
  const [only] = 'ids' in selection && selection.ids.length === 1 ? selection.ids : [];
  if (only !== undefined) await checkOne(deps, scope, only, move);
  refuseWithout(deps, 'send');
  const chosen = await chooseSome(deps, scope, selection, move);
  const pages = eligibleRows(deps, scope, selection, move);
  await passIntercepts(scope, deps.db.read, deps.now(), { needed: chosen.eligible, pages });
  if (chosen.eligible > AT_ONCE) {
    const payload: UploadPayload = { move, since: await trailEnd(scope, deps.db.read) };
    return jobOver(deps, scope, selection, chosen, { action: move, kind: 'faktur.upload', payload });
  }
  const ids = chosen.first.map(({ refId }) => refId);
  return answerOf(await deps.db.transact((tx) => sendAway(tx, deps, scope, ids, move)), chosen);
};

/**
 * Saves and uploads in one. What keeps it from being uploaded does not undo the saving: the draft is then in the answer's
 * `extra`, so that nothing typed is lost.
 */
export const directUpload = async (
  deps: Deps,
  scope: Scope,
  { id, version, input }: { id?: string; version?: number; input: FakturInput },
): Promise<Faktur & { jobId: string }> => {
  permit(scope, 'EFAKTUR_DOC_CREATE');
  permit(scope, 'EFAKTUR_DOC_UPLOAD');
  const save = { input, autosave: false };
  const saved =
    id === undefined
      ? await createDraft(deps, scope, save)
      : await updateDraft(deps, scope, { ...save, id, version: version ?? 0 });
  try {
    const { jobId } = await uploadFakturs(deps, scope, { ids: [saved.id] }, sendingMove(saved) ?? 'upload');
    return { ...(await loadFaktur(scope, deps.db.read, saved.id)), jobId };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(error.code, { ...error.detail, extra: { ...error.detail.extra, saved } });
  }
};

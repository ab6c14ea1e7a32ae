import { vatAccess } from '#domain/faktur/access.ts';
import { returLabel } from '#domain/faktur/retur.ts';
import { type ReturMasukanFilter, type ReturMasukanRow, returMasukan } from '#domain/faktur/retur-masukan.ts';
import { returAllows, returSending } from '#domain/faktur/retur-status.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import { enqueue } from '../../../../db/repositories/outbox.ts';
import type { BulkAnswer } from '../../../documents/bulk-job.ts';
import { asOffice } from '../../../documents/moves.ts';
import { savingAndSending } from '../../../documents/office/direct-upload.ts';
import { companyIntercept, throwIntercept } from '../../../documents/office/intercepts.ts';
import { requestingItem } from '../../../documents/office/request-item.ts';
import { sendingSelection } from '../../../documents/office/send-selection.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { staleSince } from '../../../services/stale.ts';
import { refuseWithout } from '../upload-fakturs.ts';
import { returMasukanFamily } from './family.ts';
import { returSaves } from './save-returs.ts';
import { applyReturVerdict, sentRetur } from './sent-retur.ts';

export type SendingMove = 'upload' | 'retry';

const send = sendingSelection(sentRetur, {
  jobs: returMasukanFamily,
  kind: 'retur-in.upload',
  rows: returMasukanFamily.rows,
  load: returMasukanFamily.whole.load,
  refuse: (row, move: SendingMove) => {
    if (!returAllows(move, row)) throw returMasukanFamily.wrongStatus(row);
  },
  refuseWithout: (deps) => refuseWithout(deps, 'send'),
  passIntercepts: async (deps, scope, { needed }) =>
    throwIntercept(
      await companyIntercept(scope, deps.db.read, deps.now(), { quota: 'efaktur', product: 'efaktur-v2', needed }),
    ),
});

/** Uploads, or sends again, every eligible return of a selection. */
export const uploadReturs = (
  deps: Deps,
  scope: Scope,
  selection: SelectionOf<ReturMasukanFilter>,
  move: SendingMove,
): Promise<BulkAnswer> => {
  permit(scope, returMasukan.document.access.upload);
  return send(deps, scope, selection, move);
};

/** Saves a return and uploads it in one. */
export const directUploadRetur = savingAndSending({
  access: vatAccess,
  saves: returSaves,
  sending: returSending,
  send: uploadReturs,
  load: returMasukanFamily.whole.load,
});

/** Asks the office how every return of a selection stands that still waits for it or for its seller. */
export const refreshReturs = async (
  deps: Deps,
  scope: Scope,
  selection: SelectionOf<ReturMasukanFilter>,
): Promise<BulkAnswer> => {
  refuseWithout(deps, 'inquire');
  return returMasukanFamily.bulkJob(deps, scope, selection, { action: 'inquire', kind: 'retur-in.inquire' });
};

export type CancelPayload = { readonly reason: string };
type Asked = { readonly id: string; readonly version: number; readonly reason?: string | undefined };

/** Asks the office to cancel a return; it stands as it is until the office has. */
export const cancelRetur = async (
  deps: Deps,
  scope: Scope,
  { id, version, reason }: Asked,
): Promise<ReturMasukanRow & { jobId: string }> => {
  const row = await returMasukanFamily.load(scope, deps.db.read, id);
  permit(scope, returMasukan.document.access.cancel);
  if (!returAllows('cancel', row)) throw returMasukanFamily.wrongStatus(row);
  if (row.version !== version) throw await staleSince(scope, deps.db.read, { id, version }, row);
  const why = reason?.trim();
  if (!why) throw new Problem('invalid', { errors: { reason: 'problem.field.required' } });
  refuseWithout(deps, 'cancel');
  const jobId = await deps.db.transact((tx) =>
    enqueue(tx, scope, deps.now(), {
      kind: 'retur-in.cancel',
      payload: { reason: why } satisfies CancelPayload,
      items: [{ refId: id, label: returLabel(row) }],
      uniqueKey: `retur-cancel:${id}:${version}`,
    }),
  );
  return { ...row, jobId };
};

/** Carries a cancellation to the office. May run again. */
export const cancelItem = requestingItem(sentRetur, {
  stands: (row, _payload: CancelPayload) => returAllows('cancel', row),
  keyOf: ({ id }) => `${id}.cancel`,
  ask: (deps, document, { reason }, key) => deps.djp.retur.cancel(document, reason, key),
  complete: async (deps, scope, id, { reason }, verdict) => {
    const read = await returMasukanFamily.find(scope, deps.db.read, id);
    if (!read || verdict.state !== 'canceled' || !returAllows('cancel', read))
      return applyReturVerdict(deps, scope, id, verdict);
    const [moved] = await deps.db.transact((tx) =>
      returMasukanFamily.move(tx, deps, asOffice(scope), deps.now(), [
        { read, move: 'cancel', set: { reason }, reason },
      ]),
    );
    return moved;
  },
  refusal: () => null,
});

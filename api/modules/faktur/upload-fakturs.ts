import { vatAccess } from '#domain/faktur/access.ts';
import type { FakturSelection } from '#domain/faktur/filter.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { allows, sendingMove } from '#domain/faktur/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { jobById } from '../../../db/repositories/jobs.ts';
import type { BulkAnswer } from '../../documents/bulk-job.ts';
import { savingAndSending } from '../../documents/office/direct-upload.ts';
import { sendingSelection } from '../../documents/office/send-selection.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { passIntercepts } from './intercepts.ts';
import { keluaranFamily } from './keluaran-family.ts';
import { fakturRows, loadFaktur, wrongStatus } from './move-fakturs.ts';
import { openingMasa } from './open-closed.ts';
import { fakturSaves } from './save-fakturs.ts';
import { type SendingMove, sentFaktur } from './sent-faktur.ts';

type Download = { jobId: string; status: string; total: number; done: number; url: string | null };

const KIND = 'faktur.pdf-zip';

export const downloadOf = async (deps: Deps, scope: Scope, jobId: string): Promise<Download> => {
  permit(scope, 'EFAKTUR_DOC_VIEW');
  const job = await jobById(scope, deps.db.read, jobId);
  if (!job || job.kind !== KIND) throw new Problem('not_found');
  const fileId = job.result?.fileId;
  return {
    jobId,
    status: job.status,
    total: job.total,
    done: job.done,
    url: typeof fileId === 'string' ? `/main/api/files/${fileId}` : null,
  };
};

/** Throws `conflict` while the file is being made. */
export const finishDownload = async (deps: Deps, scope: Scope, jobId: string): Promise<{ url: string }> => {
  const { url } = await downloadOf(deps, scope, jobId);
  if (url === null) throw new Problem('conflict');
  return { url };
};

export const refuseWithout = (deps: Deps, capability: 'send' | 'cancel' | 'substitute' | 'inquire'): void => {
  if (!deps.djp.capabilities[capability])
    throw new Problem('conflict', { message: `faktur.server.cannot_${capability}` });
};

const { openClosed, refuseTyped } = openingMasa(keluaran);

export { openClosed };

const send = sendingSelection(sentFaktur, {
  jobs: keluaranFamily,
  kind: 'faktur.upload',
  rows: fakturRows,
  load: loadFaktur,
  refuse: (row, move: SendingMove) => {
    if (!allows(move, row)) throw wrongStatus(row);
  },
  refuseWithout: (deps) => refuseWithout(deps, 'send'),
  openClosed,
  passIntercepts: (deps, scope, input) => passIntercepts(scope, deps.db.read, deps.now(), input),
});

/** `lockReason`: where the return of a masa is filed. */
export const uploadFakturs = async (
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  move: SendingMove,
  lockReason?: string,
): Promise<BulkAnswer> => {
  permit(scope, 'EFAKTUR_DOC_UPLOAD');
  return send(deps, scope, selection, move, lockReason);
};

export const directUpload = savingAndSending({
  access: vatAccess,
  saves: fakturSaves,
  sending: sendingMove,
  send: uploadFakturs,
  refuseTyped,
  load: loadFaktur,
});

export const refreshFakturs = async (deps: Deps, scope: Scope, selection: FakturSelection): Promise<BulkAnswer> => {
  refuseWithout(deps, 'inquire');
  return keluaranFamily.bulkJob(deps, scope, selection, { action: 'inquire', kind: 'faktur.inquire' });
};

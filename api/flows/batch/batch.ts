import type { Batch } from '#domain/faktur/batch-schema.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { changeImport, type ImportRecord } from '../../../db/repositories/imports/imports.ts';
import { jobById } from '../../../db/repositories/jobs.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { passLock } from '../../documents/period-lock.ts';
import { hasOpenQuestions } from '../../imports/answer-questions.ts';
import { fakturImports } from '../../imports/import-channel.ts';
import { importOf, overtaken, waitingAt } from '../../imports/load-import.ts';
import { stateOf, stored } from '../../imports/state.ts';
import { asksKind } from '../../imports/switch-kind.ts';
import { passIntercepts } from '../../modules/faktur/intercepts.ts';
import { refuseWithout } from '../../modules/faktur/upload-fakturs.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { batchPlan } from './plan.ts';
import { batchReport } from './report.ts';
import { BATCH, type BatchPayload, labelOf, stagesOf } from './stages.ts';

/** Only outgoing invoices are sent to buyers; other kinds of the channel are not found. */
const outgoing = async (deps: Deps, scope: Scope, id: string): Promise<ImportRecord> => {
  const read = await importOf(fakturImports, scope, deps.db.read, id);
  if (read.kind !== 'faktur-keluaran') throw new Problem('not_found');
  return read;
};

const SENDABLE: readonly ImportRecord['step'][] = ['REPAIR', 'FINISHED'];

export const getBatch = async (deps: Deps, scope: Scope, id: string): Promise<Batch> => {
  permit(scope, fakturImports.view);
  const read = await outgoing(deps, scope, id);
  const { batch } = stateOf(read);
  const job = batch && (await jobById(scope, deps.db.read, batch.jobId));
  const report = job ? await batchReport(deps, scope, read, job) : null;
  const sendable = SENDABLE.includes(read.step) && (report === null || report.ended);
  const plan = sendable ? await batchPlan(deps, scope, read) : null;
  return { importId: id, version: read.version, plan: plan && plan.documents > 0 ? plan : null, report };
};

type Beginning = {
  readonly id: string;
  readonly version: number;
  readonly mail: boolean;
  readonly lockReason?: string | undefined;
};

/**
 * Idempotent. Problems that affect all documents are thrown before anything is saved. Throws `period_filed` if some
 * belong to a filed masa and no reason is given.
 */
export const beginBatch = async (
  deps: Deps,
  scope: Scope,
  { id, version, mail, lockReason }: Beginning,
): Promise<{ jobId: string }> => {
  permit(scope, fakturImports.write, fakturImports.save, 'EFAKTUR_DOC_UPLOAD');
  if (mail) permit(scope, 'EFAKTUR_DOC_SEND');
  const seen = await outgoing(deps, scope, id);
  const requested = stateOf(seen).batch;
  if (requested?.version === version) return { jobId: requested.jobId };
  waitingAt(seen, SENDABLE, version);
  refuseWithout(deps, 'send');
  const { documents, filed } = await batchPlan(deps, scope, seen);
  if (documents === 0) throw new Problem('invalid', { message: 'impor.server.nothing_ready' });
  for (const period of filed) await passLock(scope, deps.db.read, { type: 'PPN', period }, lockReason, true);
  await passIntercepts(scope, deps.db.read, deps.now(), { needed: documents, pages: [] });
  return deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'saving of an import');
    const found = await importOf(fakturImports, scope, tx.db, id);
    const state = stateOf(found);
    if (state.batch?.version === version) return { jobId: state.batch.jobId };
    const read = waitingAt(found, SENDABLE, version);
    if (asksKind(read)) throw new Problem('conflict', { message: 'impor.server.kind_asked' });
    if (hasOpenQuestions(read)) throw new Problem('conflict', { message: 'impor.server.questions_open' });
    const payload: BatchPayload = { importId: id, version: version + 1, mail, ...(lockReason ? { lockReason } : {}) };
    const jobId = await enqueue(tx, scope, deps.now(), {
      kind: BATCH,
      payload,
      items: stagesOf(payload).map((stage) => ({ refId: stage, label: labelOf(scope.locale, stage) })),
      uniqueKey: `${BATCH}:${id}:${version}`,
    });
    if (!(await changeImport(tx, scope, read, { state: stored({ ...state, batch: { jobId, version } }) })))
      throw overtaken();
    return { jobId };
  });
};

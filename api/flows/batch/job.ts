import type { BatchStage } from '#domain/faktur/batch-schema.ts';
import { labelOf } from '#domain/faktur/number.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { historyEnd } from '../../../db/repositories/history.ts';
import { hasEnded, type Job, jobById, jobByKey, wasCanceled } from '../../../db/repositories/jobs.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { switchOf } from '../../../db/repositories/switches.ts';
import type { SendPayload } from '../../documents/letter.ts';
import { fakturImports } from '../../imports/import-channel.ts';
import { importOf } from '../../imports/load-import.ts';
import { startCommit } from '../../imports/start-commit.ts';
import { stateOf } from '../../imports/state.ts';
import type { Handler, JobContext, JobOf, Outcome } from '../../jobs/handler.ts';
import { passIntercepts } from '../../modules/faktur/intercepts.ts';
import { keluaranFamily } from '../../modules/faktur/keluaran-family.ts';
import { fakturLetters } from '../../modules/faktur/letters.ts';
import { openClosed } from '../../modules/faktur/upload-fakturs.ts';
import type { UploadPayload } from '../../modules/faktur/upload-item.ts';
import type { Deps } from '../../services/deps.ts';
import { draftsOf } from './plan.ts';
import { itemsOf, stageOf, worked } from './report.ts';
import { BATCH, type BatchPayload, keyOf } from './stages.ts';

const LOOK_MS = 2_000;

const later: Outcome = { status: 'wait', afterMs: LOOK_MS };
const nothing = (scope: Scope, stage: BatchStage): Outcome => ({
  status: 'DONE',
  code: `nothing.${stage}`,
  message: say(scope.locale, `fakturBatch.nothing.${stage}`),
});

type Stage = (context: JobContext, job: JobOf<BatchPayload>) => Promise<Outcome>;

const followed = (scope: Scope, job: Job): Outcome => {
  if (!hasEnded(job)) return later;
  if (wasCanceled(job))
    return { status: 'FAILED', code: 'canceled', message: say(scope.locale, 'fakturBatch.canceled') };
  return { status: 'DONE', message: worked(scope.locale, job) };
};

const save: Stage = async ({ deps, scope }, { payload: { importId, version } }) => {
  const read = await importOf(fakturImports, scope, deps.db.read, importId);
  const { commit, tally } = stateOf(read);
  if (commit?.version === version) {
    const job = await jobById(scope, deps.db.read, commit.jobId);
    return job ? followed(scope, job) : { status: 'DONE' };
  }
  if (tally.ready + tally.warnings === 0) return nothing(scope, 'save');
  await startCommit(deps, fakturImports, scope, importId, version);
  return later;
};

type Wanted = { readonly kind: string; readonly payload: unknown; readonly pages: AsyncIterable<readonly FakturRow[]> };

/** Once; false if the stage has no documents. */
const askFor = async (deps: Deps, scope: Scope, uniqueKey: string, { kind, payload, pages }: Wanted) => {
  const items: { refId: string; label: string }[] = [];
  for await (const rows of pages) items.push(...rows.map((row) => ({ refId: row.id, label: labelOf(row) })));
  if (items.length === 0) return false;
  await deps.db.transact((tx) => enqueue(tx, scope, deps.now(), { kind, payload, items, uniqueKey }));
  return true;
};

const upload: Stage = async ({ deps, scope }, { id, payload: { importId, lockReason } }) => {
  const key = keyOf(id, 'upload');
  const job = await jobByKey(scope, deps.db.read, key);
  if (job) return followed(scope, job);
  let needed = 0;
  for await (const rows of draftsOf(deps, scope, importId)) needed += rows.length;
  await openClosed(deps, scope, draftsOf(deps, scope, importId), lockReason);
  await passIntercepts(scope, deps.db.read, deps.now(), { needed, pages: draftsOf(deps, scope, importId) });
  const payload: UploadPayload = { move: 'upload', since: await historyEnd(scope, deps.db.read) };
  const wanted = { kind: 'faktur.upload', payload, pages: draftsOf(deps, scope, importId) };
  return (await askFor(deps, scope, key, wanted)) ? later : nothing(scope, 'upload');
};

/** Companies with automatic mails have sent them already. */
const mail: Stage = async ({ deps, scope }, { id, payload: { importId } }) => {
  const key = keyOf(id, 'mail');
  const job = await jobByKey(scope, deps.db.read, key);
  if (job) return followed(scope, job);
  if ((await switchOf(scope, deps.db.read, 'mail:efaktur')).on)
    return { status: 'DONE', code: 'automatic', message: say(scope.locale, 'fakturBatch.automatic') };
  const payload: SendPayload = { channel: 'email', automatic: true };
  const filter = { importId, status: ['APPROVED' as const], notSent: true };
  const pages = keluaranFamily.eligibleRows(deps, scope, { filter }, 'send-email');
  const wanted = { kind: fakturLetters.kind, payload, pages };
  return (await askFor(deps, scope, key, wanted)) ? later : nothing(scope, 'mail');
};

const stages: Readonly<Record<BatchStage, Stage>> = { save, upload, mail };
const before: Readonly<Partial<Record<BatchStage, BatchStage>>> = { upload: 'save', mail: 'upload' };

const stopped = (scope: Scope, error: Problem): Outcome => {
  const { intercept } = error.detail.extra ?? {};
  if (typeof intercept === 'string')
    return { status: 'FAILED', code: intercept, message: say(scope.locale, `shell.intercept.${intercept}.title`) };
  const message = say(scope.locale, error.detail.message ?? `problem.${error.code}`, error.detail.params);
  return { status: 'FAILED', code: error.code, message };
};

/**
 * Each stage is an item that queues its own job once and waits for it, so that after a crash it finds that job. If one
 * stops, the later ones are skipped.
 */
export const fakturBatch: Handler<BatchPayload> = {
  kind: BATCH,
  concurrency: 1,
  attempts: 5,
  item: async (context, job, { refId }) => {
    const { deps, scope } = context;
    const stage = refId as BatchStage;
    const first = before[stage];
    const earlier = first && stageOf(await itemsOf(deps, scope, job.id), first);
    if (earlier?.status === 'WAITING') return later;
    if (earlier && earlier.status !== 'DONE')
      return { status: 'SKIPPED', code: 'stopped_before', message: say(scope.locale, 'fakturBatch.stopped_before') };
    try {
      return await stages[stage](context, job);
    } catch (error) {
      if (error instanceof Problem) return stopped(scope, error);
      throw error;
    }
  },
};

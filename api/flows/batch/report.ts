import { batchCounts } from '#domain/faktur/batch.ts';
import { type BatchReport, type BatchStage, batchStages, type StageState } from '#domain/faktur/batch-schema.ts';
import { hasWords, type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { formatCount } from '#domain/text/format.ts';
import { statesOfImport } from '../../../db/repositories/faktur/batch.ts';
import type { ImportRecord } from '../../../db/repositories/imports/imports.ts';
import { hasEnded, type Job, type JobItem, jobById, jobByKey, listItems } from '../../../db/repositories/jobs.ts';
import { stateOf } from '../../imports/state.ts';
import type { Deps } from '../../services/deps.ts';
import { inWords } from '../../services/jobs/read-jobs.ts';
import { keyOf } from './stages.ts';

const states: Readonly<Record<JobItem['status'], StageState>> = {
  WAITING: 'waiting',
  DONE: 'done',
  FAILED: 'stopped',
  SKIPPED: 'left_out',
};

export const worked = (locale: Locale, { done, failed, skipped }: Job): string =>
  say(locale, 'fakturBatch.worked', { done: formatCount(done), left: formatCount(failed + skipped) });

const messageOf = (scope: Scope, { code, message }: JobItem, job: Job | undefined): string | null => {
  const keys = [`fakturBatch.${code}`, `shell.intercept.${code}.title`];
  const key = code === null ? undefined : keys.find(hasWords);
  if (key) return say(scope.locale, key);
  return job && code === null ? worked(scope.locale, job) : inWords(scope, message);
};

const jobOf = async (deps: Deps, scope: Scope, read: ImportRecord, batch: Job, stage: BatchStage) => {
  if (stage !== 'save') return jobByKey(scope, deps.db.read, keyOf(batch.id, stage));
  const { commit } = stateOf(read);
  return commit && jobById(scope, deps.db.read, commit.jobId);
};

const stagesIn = async (deps: Deps, scope: Scope, read: ImportRecord, batch: Job): Promise<BatchReport['stages']> => {
  const items = await itemsOf(deps, scope, batch.id);
  const at = items.find(({ status }) => status === 'WAITING')?.refId;
  return Promise.all(
    batchStages.map(async (key): Promise<BatchReport['stages'][number]> => {
      const item = stageOf(items, key);
      if (!item) return { key, state: 'left_out', message: null };
      if (item.status === 'WAITING') return { key, state: key === at ? 'going' : 'waiting', message: null };
      const message = messageOf(scope, item, await jobOf(deps, scope, read, batch, key));
      return { key, state: states[item.status], message };
    }),
  );
};

export const itemsOf = async (deps: Deps, scope: Scope, jobId: string): Promise<readonly JobItem[]> =>
  (await listItems(scope, deps.db.read, jobId, [], { offset: 0, limit: batchStages.length })).rows;

export const stageOf = (items: readonly JobItem[], stage: BatchStage): JobItem | undefined =>
  items.find(({ refId }) => refId === stage);

export const batchReport = async (deps: Deps, scope: Scope, read: ImportRecord, job: Job): Promise<BatchReport> => ({
  jobId: job.id,
  ended: hasEnded(job),
  stages: await stagesIn(deps, scope, read, job),
  ...batchCounts(await statesOfImport(scope, deps.db.read, read.id)),
  staysBehind: stateOf(read).tally.errors,
});

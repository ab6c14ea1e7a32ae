import { batchCounts } from '#domain/faktur/batch.ts';
import { type BatchReport, type BatchStage, batchStages, type StageState } from '#domain/faktur/batch-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { statesOfImport } from '../../../db/repositories/faktur/batch.ts';
import type { ImportRecord } from '../../../db/repositories/imports/imports.ts';
import { hasEnded, type Job, type JobItem, listItems } from '../../../db/repositories/jobs.ts';
import { stateOf } from '../../imports/state.ts';
import type { Deps } from '../../services/deps.ts';

const states: Readonly<Record<JobItem['status'], StageState>> = {
  WAITING: 'waiting',
  DONE: 'done',
  FAILED: 'stopped',
  SKIPPED: 'left_out',
};

/** How the stages stand: the first that waits is the one at work. */
export const stagesIn = (items: readonly JobItem[]): BatchReport['stages'] => {
  const at = items.find(({ status }) => status === 'WAITING')?.refId;
  return batchStages.map((key) => {
    const item = items.find(({ refId }) => refId === key);
    if (!item) return { key, state: 'left_out', message: null };
    const state = item.status === 'WAITING' && item.refId === at ? 'going' : states[item.status];
    return { key, state, message: item.status === 'WAITING' ? null : item.message };
  });
};

/** The stages of a batch in its job. */
export const itemsOf = async (deps: Deps, scope: Scope, jobId: string): Promise<readonly JobItem[]> =>
  (await listItems(scope, deps.db.read, jobId, [], { offset: 0, limit: batchStages.length })).rows;

export const stageOf = (items: readonly JobItem[], stage: BatchStage): JobItem | undefined =>
  items.find(({ refId }) => refId === stage);

/** What became of the documents of an import so far. */
export const batchReport = async (deps: Deps, scope: Scope, read: ImportRecord, job: Job): Promise<BatchReport> => ({
  jobId: job.id,
  ended: hasEnded(job),
  stages: stagesIn(await itemsOf(deps, scope, job.id)),
  ...batchCounts(await statesOfImport(scope, deps.db.read, read.id)),
  staysBehind: stateOf(read).tally.errors,
});

import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../db/database.ts';
import { holdClaim } from '../../db/repositories/claims.ts';
import { changeImport, type ImportRecord } from '../../db/repositories/imports/imports.ts';
import { type JobStatus, jobById } from '../../db/repositories/jobs.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { type Deps, permit } from '../services/deps.ts';
import { hasOpenQuestions } from './answer-questions.ts';
import { openQuestions } from './files/reading.ts';
import type { ImportChannel } from './import-channel.ts';
import { importOf, overtaken, waitingAt } from './load-import.ts';
import { savedByCommit, stateOf, stored } from './state.ts';
import { asksKind } from './switch-kind.ts';

export type Commit = { read: ImportRecord; jobId: string; saved: number };

const GOING: readonly JobStatus[] = ['WAITING', 'RUNNING', 'PAUSED'];

/** A double click with the same version, or a request while the job runs. */
const previousCommit = async (tx: Tx, scope: Scope, read: ImportRecord, version: number): Promise<Commit | null> => {
  const { commit } = stateOf(read);
  if (!commit) return null;
  const job = read.step === 'COMMITTING' ? await jobById(scope, tx.db, commit.jobId) : undefined;
  const again = commit.version === version || (job !== undefined && GOING.includes(job.status));
  return again ? { read, jobId: commit.jobId, saved: savedByCommit(read) } : null;
};

/** The other documents stay for repair. Idempotent. */
export const startCommit = (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  version: number,
): Promise<Commit> => {
  permit(scope, channel.write);
  permit(scope, channel.save);
  return deps.db.transact(async (tx) => {
    // Serialises concurrent requests, so that the second finds the job of the first.
    await holdClaim(tx, scope, 'saving of an import');
    const found = await importOf(channel, scope, tx.db, id);
    const before = await previousCommit(tx, scope, found, version);
    if (before) return before;
    // A commit whose job was cancelled may be requested again; documents already saved are no longer ready.
    const read = waitingAt(found, ['REPAIR', 'COMMITTING'], version);
    if (asksKind(read)) throw new Problem('conflict', { message: 'impor.server.kind_asked' });
    if (hasOpenQuestions(read)) throw new Problem('conflict', { message: 'impor.server.questions_open' });
    const state = stateOf(read);
    if (openQuestions(state.seen, state.reading).length > 0)
      throw new Problem('conflict', { message: 'impor.server.reading_asked' });
    if (state.tally.ready + state.tally.warnings === 0)
      throw new Problem('invalid', { message: 'impor.server.nothing_ready' });
    const jobId = await enqueue(tx, scope, deps.now(), {
      kind: 'import.commit',
      payload: { importId: id },
      uniqueKey: `import.commit:${id}:${version}`,
    });
    const commit = { version, jobId, before: read.succeeded };
    const row = await changeImport(tx, scope, read, { step: 'COMMITTING', jobId, state: stored({ ...state, commit }) });
    if (!row) throw overtaken();
    return { read: row, jobId, saved: 0 };
  });
};

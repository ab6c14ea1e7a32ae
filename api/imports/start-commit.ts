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

/** The job that saves, and what of it is saved by now. */
export type Commit = { read: ImportRecord; jobId: string; saved: number };

const GOING: readonly JobStatus[] = ['WAITING', 'RUNNING', 'PAUSED'];

/** The same saving asked for once more: by a second press, which saw the version of the first, or while its job is at work. */
const previousCommit = async (tx: Tx, scope: Scope, read: ImportRecord, version: number): Promise<Commit | null> => {
  const { commit } = stateOf(read);
  if (!commit) return null;
  const job = read.step === 'COMMITTING' ? await jobById(scope, tx.db, commit.jobId) : undefined;
  const again = commit.version === version || (job !== undefined && GOING.includes(job.status));
  return again ? { read, jobId: commit.jobId, saved: savedByCommit(read) } : null;
};

/** Asks for the ready documents to be saved. What is not ready stays to be repaired and saved later. Asked twice it saves once. */
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
    // Whoever presses twice at once is to find what the first press began.
    await holdClaim(tx, scope, 'saving of an import');
    const found = await importOf(channel, scope, tx.db, id);
    const before = await previousCommit(tx, scope, found, version);
    if (before) return before;
    // A saving whose job was cancelled half-way may be asked for again: documents saved before are not ready any more.
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

import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { changeImport } from '../../../db/repositories/imports.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import type { Deps } from '../deps.ts';
import type { Desk } from './desk.ts';
import { importAt, overtaken, permit } from './load-import.ts';
import { stateOf } from './state.ts';

/** Asks for the ready documents to be saved. What is not ready stays to be repaired and saved later. */
export const startCommit = async (
  deps: Deps,
  desk: Desk,
  scope: Scope,
  id: string,
  version: number,
): Promise<{ jobId: string }> => {
  permit(scope, desk.write);
  permit(scope, desk.save);
  // A saving whose job was cancelled half-way may be asked for again: documents saved before are not ready any more.
  const read = await importAt(desk, scope, deps.db.read, id, ['REPAIR', 'COMMITTING'], version);
  const { ready, warnings } = stateOf(read).tally;
  if (ready + warnings === 0) throw new Problem('invalid', { message: 'impor.server.nothing_ready' });
  const jobId = await deps.db.transact(async (tx) => {
    const job = await enqueue(tx, scope, deps.now(), {
      kind: 'import.commit',
      payload: { importId: id },
      uniqueKey: `import.commit:${id}:${version}`,
    });
    const row = await changeImport(tx, scope, read, { step: 'COMMITTING', jobId: job });
    if (!row) throw overtaken();
    return job;
  });
  return { jobId };
};

import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../db/database.ts';
import {
  changeImport,
  type ImportRecord,
  removeImport,
  removeOriginal,
} from '../../db/repositories/imports/imports.ts';
import { removeImportRows } from '../../db/repositories/imports/rows.ts';
import { moveJob } from '../../db/repositories/jobs.ts';
import { type Deps, permit } from '../services/deps.ts';
import type { ImportChannel } from './import-channel.ts';
import { importAt, loadImport, overtaken, waitingAt } from './load-import.ts';

const endJob = async (tx: Tx, deps: Deps, scope: Scope, { jobId }: ImportRecord): Promise<void> => {
  if (jobId === null) return;
  const ended = await moveJob(scope, tx, jobId, ['WAITING', 'RUNNING', 'PAUSED'], {
    status: 'CANCELED',
    finishedAt: deps.now(),
  });
  if (ended) tx.afterCommit(() => deps.events.publish(scope.companyId, { kind: 'job', jobId }));
};

/** If nothing was saved the import is deleted without history; otherwise only unsaved rows are deleted. */
const dropImport = async (deps: Deps, scope: Scope, read: ImportRecord): Promise<void> => {
  await deps.db.transact(async (tx) => {
    await removeImportRows(tx, scope, read.id, read.succeeded > 0);
    if (read.succeeded > 0) {
      const row = await changeImport(tx, scope, read, { step: 'FINISHED', finishedAt: deps.now() });
      if (!row) throw overtaken();
      return;
    }
    await endJob(tx, deps, scope, read);
    await removeImport(tx, scope, read.id);
    await removeOriginal(tx, scope, read.fileId);
  });
  if (read.succeeded === 0) await deps.files.remove(read.fileId);
};

const STEPS = ['READING', 'SHEET', 'MAPPING', 'CHECKING', 'REPAIR', 'FINISHED'] as const;

export const cancelImport = async (deps: Deps, channel: ImportChannel, scope: Scope, id: string): Promise<void> => {
  permit(scope, channel.write);
  const read = await importAt(channel, scope, deps.db.read, id, STEPS);
  await dropImport(deps, scope, read);
};

export const expireImport = async (deps: Deps, scope: Scope, id: string): Promise<void> =>
  dropImport(deps, scope, waitingAt(await loadImport(scope, deps.db.read, id), STEPS));

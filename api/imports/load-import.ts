import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../db/database.ts';
import {
  changeImport,
  type ImportChange,
  type ImportRecord,
  importById,
} from '../../db/repositories/imports/imports.ts';
import type { Deps } from '../services/deps.ts';
import type { KindKey } from './files/kinds.ts';
import type { ImportChannel } from './import-channel.ts';

type Step = ImportRecord['step'];

/** Another company's import is 404, never 403. */
export const loadImport = async (scope: Scope, query: Query, id: string): Promise<ImportRecord> => {
  const found = await importById(scope, query, id);
  if (!found) throw new Problem('not_found');
  return found;
};

export const importOf = async (
  channel: ImportChannel,
  scope: Scope,
  query: Query,
  id: string,
): Promise<ImportRecord> => {
  const found = await loadImport(scope, query, id);
  if (!channel.kinds.includes(found.kind as KindKey)) throw new Problem('not_found');
  return found;
};

/** Otherwise 409. */
export const importAt = async (
  channel: ImportChannel,
  scope: Scope,
  query: Query,
  id: string,
  steps: readonly Step[],
  version?: number,
): Promise<ImportRecord> => {
  return waitingAt(await importOf(channel, scope, query, id), steps, version);
};

export const waitingAt = (read: ImportRecord, steps: readonly Step[], version?: number): ImportRecord => {
  if (!steps.includes(read.step))
    throw new Problem('wrong_status', {
      message: `impor.server.step.${read.step}`,
      extra: { step: read.step, status: read.status },
    });
  if (version !== undefined && version !== read.version)
    throw new Problem('stale', { message: 'impor.server.stale', extra: { version: read.version } });
  return read;
};

export const overtaken = (): Problem => new Problem('stale', { message: 'impor.server.stale' });

/** `before` runs first in the same transaction. */
export const changed = async (
  deps: Deps,
  scope: Scope,
  read: ImportRecord,
  change: ImportChange,
  before?: (tx: Tx) => Promise<void>,
): Promise<ImportRecord> => {
  const next = await deps.db.transact(async (tx) => {
    await before?.(tx);
    const row = await changeImport(tx, scope, read, change);
    if (row) tx.afterCommit(() => deps.events.publish(scope.companyId, { kind: 'import', id: row.id, step: row.step }));
    return row;
  });
  if (!next) throw overtaken();
  return next;
};

import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { changeImport, type ImportRecord } from '../../db/repositories/imports/imports.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { type Deps, permit } from '../services/deps.ts';
import type { KindKey } from './files/kinds.ts';
import type { ImportChannel } from './import-channel.ts';
import { importAt, overtaken } from './load-import.ts';
import { emptyState, stateOf, stored } from './state.ts';

const OPEN = ['SHEET', 'MAPPING', 'REPAIR'] as const;

export const asksKind = (read: ImportRecord): boolean => {
  const { metadata, kindConfirmed } = stateOf(read);
  const other = metadata?.kind ?? read.kind;
  return !kindConfirmed && read.succeeded === 0 && other !== read.kind;
};

export const chooseKind = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  { version, kind }: { version: number; kind: KindKey },
): Promise<ImportRecord> => {
  permit(scope, channel.write);
  const read = await importAt(channel, scope, deps.db.read, id, OPEN, version);
  if (read.succeeded > 0) throw new Problem('wrong_status', { message: 'impor.server.kind_saved' });
  const row = await deps.db.transact(async (tx) => {
    if (kind === read.kind)
      return changeImport(tx, scope, read, { state: stored({ ...stateOf(read), kindConfirmed: true }) });
    const jobId = await enqueue(tx, scope, deps.now(), {
      kind: 'import.read',
      payload: { importId: id },
      uniqueKey: `import.READING:${id}:${version}`,
    });
    const state = stored({ ...emptyState(), kindConfirmed: true });
    return changeImport(tx, scope, read, { kind, source: null, step: 'READING', jobId, state, rows: 0, documents: 0 });
  });
  if (!row) throw overtaken();
  return row;
};

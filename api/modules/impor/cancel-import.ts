import type { Scope } from '#domain/scope.ts';
import { removeImportRows } from '../../../db/repositories/import-rows.ts';
import { changeImport, type ImportRecord, removeImport, removeOriginal } from '../../../db/repositories/imports.ts';
import type { Deps } from '../deps.ts';
import { importAt, overtaken, permit } from './load-import.ts';

/**
 * Gives an import up. Where nothing of it was saved it goes without a trace; otherwise the history keeps what came of it,
 * and only what was still open goes.
 */
export const dropImport = async (deps: Deps, scope: Scope, read: ImportRecord): Promise<void> => {
  await deps.db.transact(async (tx) => {
    await removeImportRows(tx, scope, read.id, read.succeeded > 0);
    if (read.succeeded > 0) {
      const row = await changeImport(tx, scope, read, { step: 'FINISHED', finishedAt: deps.now() });
      if (!row) throw overtaken();
      return;
    }
    await removeImport(tx, scope, read.id);
    await removeOriginal(tx, scope, read.fileId);
  });
  if (read.succeeded === 0) await deps.files.remove(read.fileId);
};

export const cancelImport = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  permit(scope, 'EFAKTUR_IMPORT_EXPORT_CREATE');
  const read = await importAt(scope, deps.db.read, id, [
    'READING',
    'SHEET',
    'MAPPING',
    'CHECKING',
    'REPAIR',
    'FINISHED',
  ]);
  await dropImport(deps, scope, read);
};

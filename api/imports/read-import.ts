import { columnsIn } from '#domain/imports/columns.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { type ImportRecord, isImportAt } from '../../db/repositories/imports/imports.ts';
import { mappingFor } from '../../db/repositories/imports/mappings.ts';
import { insertImportRows, removeImportRows } from '../../db/repositories/imports/rows.ts';
import type { Deps } from '../services/deps.ts';
import { missingFields } from './files/kind.ts';
import { kindOf } from './files/kinds.ts';
import { changed, loadImport, overtaken } from './load-import.ts';
import { contextOf, type ImportState, stateOf, stored } from './state.ts';
import type { CheckedPart, Decided, FileWork, TakenIn } from './take-in.ts';

export type Work = {
  takeIn(
    work: Omit<FileWork, 'bytes'> & { path: string },
    part: (part: CheckedPart) => Promise<void>,
  ): Promise<TakenIn>;
  progress(done: number, total: number): Promise<void>;
};

/** Batches between progress reports, which also keep the job alive. */
const RENEW_EVERY = 10;

const refuse = (
  deps: Deps,
  scope: Scope,
  read: ImportRecord,
  { key, params, repairs }: TakenIn & { kind: 'refused' },
) =>
  changed(deps, scope, read, {
    step: 'FINISHED',
    status: 'INVALID',
    message: say(scope.locale, `impor.server.refusal.${key}`, params),
    finishedAt: deps.now(),
    ...(repairs ? { state: stored({ ...stateOf(read), repairs }) } : {}),
  });

/** Each batch has its own transaction, so that other writers are not blocked. */
const partKeeper = (deps: Deps, scope: Scope, read: ImportRecord, work: Work) => {
  let parts = 0;
  return async ({ rows, done, total }: CheckedPart): Promise<void> => {
    await deps.db.transact(async (tx) => {
      if (!(await isImportAt(tx, scope, read))) throw overtaken();
      await insertImportRows(tx, scope, read.id, rows);
    });
    deps.events.publish(scope.companyId, { kind: 'import', id: read.id, step: read.step, progress: { done, total } });
    if (parts++ % RENEW_EVERY === 0 || done === total) await work.progress(done, total);
  };
};

const toRepair = async (
  deps: Deps,
  scope: Scope,
  read: ImportRecord,
  { source, checked, metadata, seen, table }: TakenIn & { kind: 'checked' },
) => {
  const state: ImportState = {
    ...stateOf(read),
    metadata,
    seen,
    ...(table ? { table } : {}),
    style: checked.style,
    tally: checked.tally,
    checkedOn: jakartaDay(deps.now()),
    undo: [],
  };
  return changed(deps, scope, read, {
    source,
    step: 'REPAIR',
    state: stored(state),
    rows: checked.tally.rows,
    documents: checked.tally.documents,
  });
};

/** Used only if the file has all its columns and no required field is missing. */
const rememberedFor = async (deps: Deps, scope: Scope, read: ImportRecord, taken: TakenIn & { kind: 'layout' }) => {
  const known = await mappingFor(scope, deps.db.read, { kind: read.kind, signature: taken.layout.signature });
  const names = new Set(taken.layout.columns.map((column) => column.name));
  const fits =
    known &&
    columnsIn(known.mapping).every((column) => names.has(column)) &&
    missingFields(kindOf(read), known.mapping).length === 0;
  return fits ? known : undefined;
};

const laidOut = async (deps: Deps, scope: Scope, read: ImportRecord, taken: TakenIn & { kind: 'layout' }) => {
  const known = await rememberedFor(deps, scope, read, taken);
  const state = stateOf(read);
  return changed(deps, scope, read, {
    source: 'table',
    step: taken.sheets && !known ? 'SHEET' : 'MAPPING',
    state: stored({
      ...state,
      sheets: taken.sheets ?? state.sheets ?? [],
      layout: taken.layout,
      metadata: taken.metadata,
      ...(known ? { mapping: known.mapping, answers: [...known.answers], remembered: true } : {}),
    }),
  });
};

/**
 * The worker's result decides the next step. It may run again after a crash: it starts from the file and deletes rows
 * of the interrupted attempt.
 */
export const readImport = async (
  deps: Deps,
  scope: Scope,
  id: string,
  decided: Decided,
  work: Work,
): Promise<ImportRecord> => {
  const read = await loadImport(scope, deps.db.read, id);
  if (read.status === 'INVALID') return read;
  if (read.step !== 'READING' && read.step !== 'CHECKING')
    throw new Problem('wrong_status', { message: `impor.server.step.${read.step}`, extra: { step: read.step } });
  const context = await contextOf(deps, scope, deps.db.read, read);
  await deps.db.transact((tx) => removeImportRows(tx, scope, id));
  const request = {
    name: read.fileName,
    kind: kindOf(read).key,
    importId: id,
    decided,
    scope,
    context,
    ...(stateOf(read).metadata ? { metadata: stateOf(read).metadata } : {}),
    ...(stateOf(read).reading ? { reading: stateOf(read).reading } : {}),
  };
  const taken = await deps.files.lend(read.fileId, (path) =>
    work.takeIn({ ...request, path }, partKeeper(deps, scope, read, work)),
  );
  if (taken.kind === 'refused') return refuse(deps, scope, read, taken);
  if (taken.kind === 'layout') return laidOut(deps, scope, read, taken);
  return toRepair(deps, scope, read, taken);
};

/** After the last failed attempt. The file can be uploaded again. */
export const failImport = async (
  deps: Deps,
  scope: Scope,
  id: string,
  message = 'impor.server.failed',
): Promise<void> => {
  const read = await loadImport(scope, deps.db.read, id);
  await deps.db.transact((tx) => removeImportRows(tx, scope, id));
  await changed(deps, scope, read, {
    step: 'FINISHED',
    status: 'FAILED',
    message: say(scope.locale, message),
    finishedAt: deps.now(),
  });
};

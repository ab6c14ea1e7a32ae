import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { changeImport, type ImportRecord } from '../../db/repositories/imports/imports.ts';
import { documentsOfRows, type ImportRow, rowsOfDocuments } from '../../db/repositories/imports/rows.ts';
import { type Deps, permit } from '../services/deps.ts';
import { type Lesson, storedLessons, withoutTexts } from './files/learned.ts';
import type { ImportChannel } from './import-channel.ts';
import { learn, unlearn } from './learn.ts';
import { importAt, overtaken } from './load-import.ts';
import { type RowChange, recheckDocuments } from './recheck.ts';
import { contextOf, type ImportState, pushUndo, stateOf, stored, type UndoEntry } from './state.ts';

export type Repaired = { read: ImportRecord; rows: ImportRow[] };

const DOCUMENTS_AT_ONCE = 100;
/** Maximum rows in the response of a change; the grid loads the others when they are shown. */
const ROWS_ANSWERED = 500;

export const repairable = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  version?: number,
): Promise<ImportRecord> => {
  permit(scope, channel.write);
  return importAt(channel, scope, deps.db.read, id, ['REPAIR'], version);
};

type Repair = {
  documents: readonly number[];
  /** Documents that must be checked and written in the same transaction. */
  together?: readonly (readonly number[])[];
  change: RowChange;
  undo?: UndoEntry;
  lessons?: readonly Lesson[];
  forgets?: readonly { readonly field: string; readonly found: string }[];
  stack?: readonly UndoEntry[];
};

/** Documents that belong together are never split. */
const portionsOf = ({ documents, together }: Pick<Repair, 'documents' | 'together'>): number[][] => {
  const portions: number[][] = [[]];
  for (const some of together ?? documents.map((document) => [document])) {
    const last = portions.at(-1) as number[];
    if (last.length > 0 && last.length + some.length > DOCUMENTS_AT_ONCE) portions.push([...some]);
    else last.push(...some);
  }
  return portions;
};

/**
 * The only way to change rows: rechecked and written in portions, each with a new version in one transaction. A
 * concurrent change gives 409; earlier portions stay.
 */
export const repair = async (
  deps: Deps,
  scope: Scope,
  start: ImportRecord,
  { documents, together, change, undo, stack, lessons = [], forgets = [] }: Repair,
): Promise<Repaired> => {
  const known = await contextOf(deps, scope, deps.db.read, start);
  const context = { ...known, learned: withoutTexts(known.learned ?? {}, forgets) };
  const rows: ImportRow[] = [];
  let read = start;
  for (const [at, some] of portionsOf({ documents, ...(together ? { together } : {}) }).entries()) {
    const before = stateOf(read);
    const state: ImportState = {
      ...before,
      undo: at > 0 ? before.undo : stack ? [...stack] : undo ? pushUndo(before.undo, undo) : before.undo,
    };
    const next = await deps.db.transact(async (tx) => {
      const changed = await recheckDocuments(tx, scope, read, some, {
        change,
        context: { ...context, style: state.style },
        tally: state.tally,
      });
      const row = await changeImport(tx, scope, read, { state: stored(state), documents: state.tally.documents });
      if (!row) throw overtaken();
      if (lessons.length > 0) await learn(tx, deps, scope, start.kind, storedLessons(lessons, changed));
      if (at === 0) await unlearn(tx, deps, scope, start.kind, forgets);
      if (rows.length < ROWS_ANSWERED) rows.push(...changed);
      return row;
    });
    read = next;
  }
  return { read, rows: rows.slice(0, ROWS_ANSWERED) };
};

type Skip = { version?: number; rows?: readonly number[]; documents?: readonly number[]; skip: boolean };

/** A row stands for its whole document, because an invoice is saved whole. */
export const skipDocuments = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  { version, rows, documents, skip }: Skip,
): Promise<Repaired> => {
  const read = await repairable(deps, channel, scope, id, version);
  const chosen = new Set([...(documents ?? []), ...(await documentsOfRows(scope, deps.db.read, id, rows ?? []))]);
  const changing: number[] = [];
  const all = [...chosen];
  for (let at = 0; at < all.length; at += 500)
    for (const row of await rowsOfDocuments(scope, deps.db.read, id, all.slice(at, at + 500)))
      if (row.firstSum !== null && row.status !== 'SAVED' && (row.status === 'SKIPPED') !== skip)
        changing.push(row.document);
  if (changing.length === 0) throw new Problem('invalid', { message: 'impor.server.nothing_to_skip' });
  return repair(deps, scope, read, {
    documents: changing,
    change: { skip },
    undo: { skipped: { documents: changing, were: !skip } },
  });
};

import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { documentsOfRows, type ImportRow, rowsOfDocuments } from '../../db/repositories/imports/rows.ts';
import type { Deps } from '../services/deps.ts';
import { plainCell } from './files/cells/from-sheet-row.ts';
import { type ImportKind, isFieldOf } from './files/kind.ts';
import { kindOf } from './files/kinds.ts';
import { isLesson, type Lesson } from './files/learned.ts';
import type { Cells } from './files/raw.ts';
import { limits } from './files/refusal.ts';
import type { ImportChannel } from './import-channel.ts';
import { byDocument, type MovedRow } from './recheck.ts';
import { type Repaired, repair, repairable } from './repair.ts';
import { stateOf, type UndoEntry } from './state.ts';

type CellChange = { row: number; field: string; value: string };
export type Edit = { row: number; field: string; value: string };

export const edited = (
  { fields }: Pick<ImportKind, 'fields'>,
  row: ImportRow,
  edits: ReadonlyMap<number, readonly Edit[]>,
): Cells => {
  const own = edits.get(row.row);
  if (!own) return row.cells;
  const cells = { ...row.cells };
  for (const { field, value } of own) {
    const text = plainCell(fields[field]?.kind, value);
    if (text === '') delete cells[field];
    else cells[field] = text;
  }
  return cells;
};

export const byRow = (edits: readonly Edit[]): Map<number, Edit[]> => {
  const rows = new Map<number, Edit[]>();
  for (const edit of edits) rows.set(edit.row, [...(rows.get(edit.row) ?? []), edit]);
  return rows;
};

/** Document fields are stored in the first row of the document, except where rows disagree. */
const placed = (kind: ImportKind, changes: readonly CellChange[], rows: readonly ImportRow[]): Edit[] => {
  const first = new Map<number, number>();
  const documentOf = new Map<number, number>();
  const holds = new Map<number, Cells>();
  for (const row of rows) {
    documentOf.set(row.row, row.document);
    holds.set(row.row, row.cells);
    if (row.firstSum !== null) first.set(row.document, row.row);
  }
  return changes.map(({ row, field, value }, at) => {
    const document = documentOf.get(row);
    if (document === undefined)
      throw new Problem('invalid', { errors: { [`changes.${at}.row`]: 'impor.server.row_unknown' } });
    if (!isFieldOf(kind, field))
      throw new Problem('invalid', { errors: { [`changes.${at}.field`]: 'impor.server.field_unknown' } });
    if (value.length > limits.cellCharacters)
      throw new Problem('invalid', { errors: { [`changes.${at}.value`]: 'problem.field.max' } });
    const elsewhere = kind.fields[field]?.level === 'document' && holds.get(row)?.[field] === undefined;
    return { row: elsewhere ? (first.get(document) ?? row) : row, field, value };
  });
};

export const undoOf = (
  edits: readonly Edit[],
  rows: readonly ImportRow[],
  lessons: readonly Lesson[] = [],
): UndoEntry => {
  const cells = new Map(rows.map((row) => [row.row, row.cells]));
  return {
    cells: edits.map(({ row, field }) => [row, field, cells.get(row)?.[field] ?? null]),
    ...(lessons.length > 0 ? { learns: true } : {}),
  };
};

export const lessonsIn = (kind: ImportKind, edits: readonly Edit[], rows: readonly ImportRow[]): Lesson[] => {
  const byRow = new Map(rows.map((row) => [row.row, row]));
  return edits.flatMap(({ row, field, value }) => {
    const read = byRow.get(row);
    const lesson = {
      row,
      field,
      found: read?.cells[field] ?? '',
      chosen: plainCell(kind.fields[field]?.kind, value),
    };
    return read && isLesson(kind, lesson, read.findings) ? [lesson] : [];
  });
};

export const editCells = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  { version, changes }: { version: number; changes: readonly CellChange[] },
): Promise<Repaired> => {
  const read = await repairable(deps, channel, scope, id, version);
  const documents = await documentsOfRows(scope, deps.db.read, id, [...new Set(changes.map((change) => change.row))]);
  const rows: ImportRow[] = [];
  for (let at = 0; at < documents.length; at += 500)
    rows.push(...(await rowsOfDocuments(scope, deps.db.read, id, documents.slice(at, at + 500))));
  const kind = kindOf(read);
  const edits = placed(kind, changes, rows);
  const saved = new Set(rows.filter((row) => row.status === 'SAVED').map((row) => row.row));
  if (edits.some((edit) => saved.has(edit.row)))
    throw new Problem('wrong_status', { message: 'impor.server.row_saved' });
  const lookup = byRow(edits);
  const lessons = lessonsIn(kind, edits, rows);
  return repair(deps, scope, read, {
    documents,
    change: { cells: (row) => edited(kind, row, lookup) },
    undo: undoOf(edits, rows, lessons),
    lessons,
  });
};

const familiesOf = async (deps: Deps, scope: Scope, id: string, moved: readonly MovedRow[]): Promise<number[][]> => {
  const families: number[][] = [];
  for (const rows of byDocument(moved))
    families.push(
      await documentsOfRows(
        scope,
        deps.db.read,
        id,
        rows.map(({ row }) => row),
      ),
    );
  return families;
};

export const undoLast = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  version?: number,
): Promise<Repaired> => {
  const read = await repairable(deps, channel, scope, id, version);
  const { undo } = stateOf(read);
  const last = undo.at(-1);
  if (!last) throw new Problem('invalid', { message: 'impor.server.nothing_to_undo' });
  const stack = undo.slice(0, -1);
  if (last.skipped)
    return repair(deps, scope, read, { documents: last.skipped.documents, change: { skip: last.skipped.were }, stack });
  if (last.moved) {
    const moved = new Map(last.moved.map((row) => [row.row, row]));
    const dropped = new Set(last.added);
    const together = await familiesOf(deps, scope, id, last.moved);
    return repair(deps, scope, read, {
      documents: together.flat(),
      together,
      change: { moved, dropped, added: last.removed ?? [] },
      stack,
    });
  }
  const cells = last.cells ?? [];
  const lookup = byRow(cells.map(([row, field, before]) => ({ row, field, value: before ?? '' })));
  const documents = await documentsOfRows(scope, deps.db.read, id, [...lookup.keys()]);
  const forgets = last.learns ? cells.flatMap(([, field, found]) => (found === null ? [] : [{ field, found }])) : [];
  const change = { cells: (row: ImportRow) => edited(kindOf(read), row, lookup) };
  return repair(deps, scope, read, { documents, change, stack, forgets });
};

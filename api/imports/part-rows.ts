import type { Scope } from '#domain/scope.ts';
import type { ImportRecord } from '../../db/repositories/imports/imports.ts';
import { type ImportRow, lastRow } from '../../db/repositories/imports/rows.ts';
import type { Deps } from '../services/deps.ts';
import { isFileFinding } from './files/cells/from-sheet-row.ts';
import type { ImportKind } from './files/kind.ts';
import { kindOf } from './files/kinds.ts';
import { byDocument, type MovedRow, type RowChange } from './recheck.ts';
import { contextOf, stateOf, type UndoEntry } from './state.ts';

export type Parting = {
  readonly shown: { row: number; field: string; before: string; after: string }[];
  readonly change: RowChange;
  readonly undo: UndoEntry;
};

const findingsOf = ({ findings, cells }: ImportRow, now: ImportRow['cells']): MovedRow['findings'] =>
  findings.filter((finding) => isFileFinding(finding) && cells[finding.path] === now[finding.path]);

type How = keyof NonNullable<ImportKind['rowRepairs']>;

const repairedBy = async (
  how: How,
  deps: Deps,
  scope: Scope,
  read: ImportRecord,
  rows: readonly ImportRow[],
): Promise<Parting> => {
  const repair = kindOf(read).rowRepairs?.[how];
  const context = { ...(await contextOf(deps, scope, deps.db.read, read)), style: stateOf(read).style };
  let next = await lastRow(scope, deps.db.read, read.id);
  const moved = new Map<number, MovedRow>();
  const before: MovedRow[] = [];
  const added: MovedRow[] = [];
  const removed: MovedRow[] = [];
  const shown: Parting['shown'] = [];
  for (const own of byDocument(rows)) {
    const known = new Map(own.map((row) => [row.row, row]));
    for (const { row, cells, remainder, gone } of repair?.rows(own, context) ?? []) {
      const was = known.get(row);
      if (!was) continue;
      const { document } = was;
      if (gone) {
        removed.push({ row, document, cells: was.cells, findings: findingsOf(was, was.cells) });
        const field = was.findings.find(({ message }) => message === repair?.message)?.path ?? '';
        shown.push({ row, field, before: was.cells[field] ?? '', after: '' });
        continue;
      }
      before.push({ row, document, cells: was.cells, findings: findingsOf(was, was.cells) });
      moved.set(row, { row, document, cells, findings: findingsOf(was, cells) });
      if (remainder) added.push({ row: ++next, document, cells: remainder, findings: [] });
      for (const field of Object.keys(cells))
        if (cells[field] !== was.cells[field])
          shown.push({ row, field, before: was.cells[field] ?? '', after: cells[field] ?? '' });
    }
  }
  return {
    shown,
    change: { moved, added, dropped: new Set(removed.map(({ row }) => row)) },
    undo: { moved: before, added: added.map(({ row }) => row), removed },
  };
};

type Work = [deps: Deps, scope: Scope, read: ImportRecord, rows: readonly ImportRow[]];

export const partingOf = (...work: Work): Promise<Parting> => repairedBy('part', ...work);

export const spreadingOf = (...work: Work): Promise<Parting> => repairedBy('spread', ...work);

import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import type { ImportRecord } from '../../db/repositories/imports/imports.ts';
import { type ImportRow, lastDocument, takenKeys } from '../../db/repositories/imports/rows.ts';
import { partsOf } from './files/apart.ts';
import { isFileFinding } from './files/cells/from-sheet-row.ts';
import type { ImportKind } from './files/kind.ts';
import { kindOf } from './files/kinds.ts';
import type { Cells, Style } from './files/raw.ts';
import { joined } from './files/table/read.ts';
import { byDocument, type MovedRow } from './recheck.ts';
import { savedMatches } from './saved-matches.ts';
import { stateOf } from './state.ts';

export type Renamed = { row: number; field: string; before: string; after: string };

export type Split = {
  readonly rows: readonly MovedRow[];
  readonly renamed: readonly Renamed[];
};

const asMoved = ({ row, document, cells, findings }: ImportRow): MovedRow => ({
  row,
  document,
  cells,
  findings: findings.filter(isFileFinding),
});

/** Used neither in this import nor in saved documents, each once. */
const freeNames = (taken: ReadonlySet<string>, nameKey: (name: string) => string) => {
  const given = new Set<string>();
  return (name: string): string => {
    for (let at = 2; ; at++) {
      const free = `${name}-${at}`;
      const key = nameKey(free);
      if (taken.has(key) || given.has(key)) continue;
      given.add(key);
      return free;
    }
  };
};

const naming = ({ duplicates, agreed }: ImportKind, style: Style) => {
  const field = duplicates.exact?.at({}) ?? '';
  const keyOf = (cells: Cells): string => agreed?.(cells, style)[field] ?? '';
  return { field, keyOf, nameKey: (name: string) => keyOf({ [field]: name }) };
};

const splitBy = (
  kind: ImportKind,
  rows: readonly ImportRow[],
  { style, last, taken }: { style: Style; last: number; taken: ReadonlySet<string> },
): Split => {
  const { field, keyOf, nameKey } = naming(kind, style);
  const freeName = freeNames(taken, nameKey);
  let next = last;
  const moved: MovedRow[] = [];
  const renamed: Renamed[] = [];
  for (const own of byDocument(rows)) {
    const parts = partsOf(kind, own.map(asMoved), style);
    const names = new Set<string>();
    for (const [at, part] of parts.length > 1 ? parts.entries() : []) {
      const document = at === 0 ? (own[0]?.document ?? 0) : ++next;
      const [first, ...rest] = joined(kind, part, style);
      if (!first) continue;
      const name = first.cells[field] ?? '';
      const shared = keyOf(first.cells) !== '' && names.has(keyOf(first.cells));
      const cells = shared ? { ...first.cells, [field]: freeName(name) } : first.cells;
      names.add(keyOf(cells));
      if (cells !== first.cells) renamed.push({ row: first.row, field, before: name, after: cells[field] ?? '' });
      for (const row of [{ ...first, cells }, ...rest])
        moved.push({ row: row.row, document, cells: row.cells, findings: [...(row.findings ?? [])] });
    }
  }
  return { rows: moved, renamed };
};

const TRIES = 20;

/** Documents whose rows all agree stay unchanged. */
export const splitOf = async (
  scope: Scope,
  query: Query,
  read: ImportRecord,
  rows: readonly ImportRow[],
): Promise<Split> => {
  const kind = kindOf(read);
  const { style } = stateOf(read);
  const last = await lastDocument(scope, query, read.id);
  const taken = new Set(await takenKeys(scope, query, read.id));
  const { field, nameKey } = naming(kind, style);
  let split = splitBy(kind, rows, { style, last, taken });
  for (let tries = 0; tries < TRIES; tries++) {
    const tried = split.renamed.map(({ row, after }) => ({
      document: 0,
      row,
      cells: { [field]: after },
      exactKey: nameKey(after),
      like: [],
      likeKey: null,
    }));
    const saved = await savedMatches[kind.key](scope, query, tried, read.id);
    if (saved.exact.size === 0) break;
    for (const key of saved.exact.keys()) taken.add(key);
    split = splitBy(kind, rows, { style, last, taken });
  }
  return split;
};

export const beforeOf = (rows: readonly ImportRow[], { rows: moved }: Split): MovedRow[] => {
  const changed = new Set(moved.map(({ row }) => row));
  return rows.filter(({ row }) => changed.has(row)).map(asMoved);
};

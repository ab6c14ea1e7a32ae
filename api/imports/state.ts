import { flagOf } from '#domain/admin/flags.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import type { ImportRecord } from '../../db/repositories/imports/imports.ts';
import { ownCompany } from '../../db/repositories/own-company.ts';
import { closedPeriods } from '../documents/period-lock.ts';
import type { Deps } from '../services/deps.ts';
import type { FileMetadata } from './files/file-metadata.ts';
import type { CheckContext, Mapping } from './files/kind.ts';
import { type Style, unknownStyle } from './files/raw.ts';
import type { Reading, Seen } from './files/reading.ts';
import type { SheetFacts, TableLayout } from './files/recognise.ts';
import { emptyTally, type Tally } from './files/tally.ts';
import { learnedOf } from './learn.ts';
import type { MovedRow } from './recheck.ts';

export type UndoEntry = {
  cells?: [row: number, field: string, before: string | null][];
  skipped?: { documents: number[]; were: boolean };
  moved?: MovedRow[];
  added?: number[];
  removed?: MovedRow[];
  /** Set if corrections were remembered; undo forgets them. */
  learns?: true;
};

type GoesOn = { jobId: string; total: number; begun: boolean };

/** Stored in one JSON column. */
export type ImportState = {
  sheets?: readonly SheetFacts[];
  layout?: TableLayout;
  metadata?: FileMetadata;
  kindConfirmed?: boolean;
  mapping?: Mapping;
  answers?: string[];
  seen?: Seen;
  reading?: Reading;
  /** `repairs`: what can be repaired in a refused file. */
  table?: { readonly sheet: string; readonly headingRow: number };
  repairs?: 'xml';
  remembered?: boolean;
  control?: Record<string, string>;
  style: Style;
  /** The Jakarta day of the last full check; results may change with the day. */
  checkedOn?: string;
  tally: Tally;
  commit?: { version: number; jobId: string; before: number };
  goesOn?: GoesOn;
  /** The last batch started: a job that saves, uploads and mails. */
  batch?: { jobId: string; version: number };
  undo: UndoEntry[];
};

export const emptyState = (): ImportState => ({ style: unknownStyle, tally: emptyTally(), undo: [] });

export const stateOf = (read: Pick<ImportRecord, 'state'>): ImportState => ({
  ...emptyState(),
  ...(read.state as Partial<ImportState>),
});

export const savedByCommit = (read: Pick<ImportRecord, 'state' | 'succeeded'>): number =>
  read.succeeded - (stateOf(read).commit?.before ?? 0);

export const stored = (state: ImportState): Record<string, unknown> => ({ ...state });

/** Maximum undo entries, and maximum cells in all of them; the oldest are dropped. */
const UNDO_ENTRIES = 30;
const UNDO_CELLS = 20_000;

const weight = ({ cells = [], skipped, moved = [], removed = [] }: UndoEntry): number =>
  cells.length +
  (skipped?.documents.length ?? 0) +
  [...moved, ...removed].reduce((sum, row) => sum + Object.keys(row.cells).length, 0);

/** A change over the limit by itself clears the stack. */
export const pushUndo = (undo: readonly UndoEntry[], entry: UndoEntry): UndoEntry[] => {
  const entries: UndoEntry[] = [];
  let cells = 0;
  for (const one of [entry, ...[...undo].reverse()].slice(0, UNDO_ENTRIES)) {
    cells += weight(one);
    if (cells > UNDO_CELLS) break;
    entries.unshift(one);
  }
  return entries;
};

export const contextOf = async (
  deps: Deps,
  scope: Scope,
  query: Query,
  { kind }: Pick<ImportRecord, 'kind'>,
): Promise<Omit<CheckContext, 'style'>> => {
  const { npwp, pkp, name, address, city, industryName, flags } = await ownCompany(scope, query);
  return {
    today: jakartaDay(deps.now()),
    closed: await closedPeriods(scope, query),
    learned: await learnedOf(scope, query, kind),
    company: { npwp, pkp, government: flagOf(flags, 'government'), industry: industryName, name, address, city },
  };
};

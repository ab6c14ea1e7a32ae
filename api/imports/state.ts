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

/** One change that can be taken back: what stood in the cells, which documents were skipped, or where rows belonged. */
export type UndoEntry = {
  cells?: [row: number, field: string, before: string | null][];
  skipped?: { documents: number[]; were: boolean };
  moved?: MovedRow[];
  /** Rows the change has made: taking it back removes them. */
  added?: number[];
  /** Rows the change has taken out: taking it back puts them in again. */
  removed?: MovedRow[];
  /** What was written over is remembered for the next file: taking it back forgets it. */
  learns?: true;
};

/** A job over what one saving saved: put together portion by portion, and begun when all of it is in line. */
type GoesOn = { jobId: string; total: number; begun: boolean };

/** What the wizard remembers of an import between its steps. Kept whole in one column. */
export type ImportState = {
  sheets?: readonly SheetFacts[];
  layout?: TableLayout;
  /** What the file says of itself; and whether a person keeps the kind it was handed in as all the same. */
  metadata?: FileMetadata;
  kindConfirmed?: boolean;
  mapping?: Mapping;
  /** Keys of the questions about the file that a person answered with yes. */
  answers?: string[];
  /** What was met while the file was read that may be read in another way, and what a person has answered. */
  seen?: Seen;
  reading?: Reading;
  /** Where the office's layout stands as a table; what of a refused file could be mended. */
  table?: { readonly sheet: string; readonly headingRow: number };
  repairs?: 'xml';
  /** The mapping was taken from an earlier file with the same headings. */
  remembered?: boolean;
  /** What the person says the sums should be, by their keys. */
  control?: Record<string, string>;
  style: Style;
  /** The day (Jakarta) the whole file was checked: what a check says may change with the day. */
  checkedOn?: string;
  tally: Tally;
  /** The saving that was asked for last: in which version of the import, and how many documents were saved before it. */
  commit?: { version: number; jobId: string; before: number };
  /** The job that goes on with what was saved last. */
  goesOn?: GoesOn;
  /** The batch that was begun last: its job, which saves, uploads and mails. */
  batch?: { jobId: string; version: number };
  undo: UndoEntry[];
};

export const emptyState = (): ImportState => ({ style: unknownStyle, tally: emptyTally(), undo: [] });

export const stateOf = (read: Pick<ImportRecord, 'state'>): ImportState => ({
  ...emptyState(),
  ...(read.state as Partial<ImportState>),
});

/** How many documents the saving that was asked for last has saved so far. */
export const savedByCommit = (read: Pick<ImportRecord, 'state' | 'succeeded'>): number =>
  read.succeeded - (stateOf(read).commit?.before ?? 0);

/** As the column takes it. */
export const stored = (state: ImportState): Record<string, unknown> => ({ ...state });

/** Changes kept to be taken back, and cells they may hold together: past that the oldest are forgotten. */
const UNDO_ENTRIES = 30;
const UNDO_CELLS = 20_000;

const weight = ({ cells = [], skipped, moved = [], removed = [] }: UndoEntry): number =>
  cells.length +
  (skipped?.documents.length ?? 0) +
  [...moved, ...removed].reduce((sum, row) => sum + Object.keys(row.cells).length, 0);

/** Puts a change on the stack. One that alone is too heavy leaves nothing to take back. */
export const pushUndo = (undo: readonly UndoEntry[], entry: UndoEntry): UndoEntry[] => {
  const kept: UndoEntry[] = [];
  let cells = 0;
  for (const one of [entry, ...[...undo].reverse()].slice(0, UNDO_ENTRIES)) {
    cells += weight(one);
    if (cells > UNDO_CELLS) break;
    kept.unshift(one);
  }
  return kept;
};

/** What every check of this company's documents needs to know today. */
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
    company: { npwp, pkp, government: flags.government === true, industry: industryName, name, address, city },
  };
};

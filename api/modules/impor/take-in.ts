import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/connection.ts';
import type { WrittenRow } from '../../../db/repositories/import-rows.ts';
import type { CheckContext } from '../../intake/check-document.ts';
import type { CheckedFile } from '../../intake/check-file.ts';
import { checkFile } from '../../intake/check-file.ts';
import type { CheckedRow } from '../../intake/checked-row.ts';
import { openFile } from '../../intake/open-file.ts';
import {
  layoutOf,
  type Recognised,
  readDocuments,
  recognise,
  type SheetFacts,
  type TableLayout,
} from '../../intake/recognise.ts';
import { Refusal } from '../../intake/refusal.ts';
import type { Mapping, TablePlan } from '../../intake/table/read.ts';
import { savedMatches } from './saved-matches.ts';

/** What a person has decided so far: nothing, which sheet to lay out, or the whole mapping. */
export type Decided = { sheet: string; headingRow?: number; mapping?: Mapping } | null;

export type TakenIn =
  | { kind: 'refused'; key: string; params: Record<string, string | number> }
  | { kind: 'layout'; sheets?: readonly SheetFacts[]; layout: TableLayout }
  | { kind: 'checked'; source: Recognised['source']; checked: CheckedFile };

/** Rows as they are to be kept, and how many of the file's rows are checked with them. */
export type CheckedPart = { rows: readonly WrittenRow[]; done: number; total: number };

export type FileWork = {
  bytes: Buffer;
  name: string;
  decided: Decided;
  scope: Scope;
  context: Omit<CheckContext, 'style'>;
};

const planOf = (decided: Decided): TablePlan | null =>
  decided?.mapping && decided.headingRow
    ? { sheet: decided.sheet, headingRow: decided.headingRow, mapping: decided.mapping }
    : null;

/** Rows as the table takes them: their JSON is written here, where it stops nobody. */
const written = (row: CheckedRow): WrittenRow => ({
  row: row.row,
  document: row.document,
  cells: JSON.stringify(row.cells),
  findings: JSON.stringify(row.findings),
  status: row.status,
  exactKey: row.exactKey,
  likeKey: row.likeKey,
  firstSum: row.firstSum,
  secondSum: row.secondSum,
});

/**
 * Everything heavy about a file, made for a worker thread: open, recognise or lay out, read, check, find doubles. A file that
 * cannot be taken is an answer, not a failure. Checked rows are handed over on the way, none before the file is known to be taken.
 */
export const takeIn = async (
  { bytes, name, decided, scope, context }: FileWork,
  query: Query,
  part: (part: CheckedPart) => void,
): Promise<TakenIn> => {
  try {
    const file = await openFile(bytes, name);
    const plan = planOf(decided);
    if (decided && !plan && file.type === 'book')
      return { kind: 'layout', layout: await layoutOf(file.book, decided.sheet, decided.headingRow) };
    const found = plan ? ({ source: 'table', ...plan } as const) : await recognise(file);
    if (found.source === 'table' && !('mapping' in found))
      return { kind: 'layout', sheets: found.sheets, layout: found.layout };
    const documents = await readDocuments(file, found, context.company.npwp);
    const lookup = (keyed: Parameters<typeof savedMatches>[2]) => savedMatches(scope, query, keyed);
    const said = { ...context, ...(plan && !plan.mapping.opt ? { optAbsent: true as const } : {}) };
    const checked = await checkFile(documents, said, lookup, (rows, done, total) =>
      part({ rows: rows.map(written), done, total }),
    );
    return { kind: 'checked', source: found.source, checked };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', key: error.key, params: error.params };
    throw error;
  }
};

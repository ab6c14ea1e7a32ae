import { type ImportKind, missingFields } from '../kind.ts';
import type { Book } from '../sheet.ts';
import { type Column, type Guesses, guessMapping } from './guess.ts';
import { headRows } from './head-rows.ts';
import { columnsOf, headingRowOf } from './headings.ts';
import { headingAt, plainHeading } from './joined-heading.ts';
import type { TablePlan } from './read.ts';

export type PlannedTable = {
  readonly plan: TablePlan & { readonly mapping: Record<string, string> };
  readonly columns: readonly Column[];
  readonly guesses: Guesses;
  readonly missing: readonly string[];
};

type Table = Pick<ImportKind, 'fields' | 'synonyms' | 'looks' | 'telling' | 'needed'> & {
  /** Headings may have two rows: "Saldo Akhir" above "Debit" and "Kredit". */
  readonly twoRows?: true;
};

/** The columns of a table that is read at once, without a mapping step. */
export const planTable = async (table: Table, book: Book, sheet: string): Promise<PlannedTable> => {
  const head = await headRows(book, sheet);
  const named = headingRowOf(table, head);
  const row = head.find((one) => one.row === named);
  const heading = table.twoRows ? headingAt(head, named) : row ? plainHeading(row) : null;
  const [headingRow, headingRows] = [heading?.row ?? named, heading?.rows ?? 1];
  const below = head.filter(({ row }) => row >= headingRow + headingRows);
  const columns = columnsOf(heading, below);
  const guesses = guessMapping(table, columns);
  const mapping = Object.fromEntries(
    Object.entries(guesses).flatMap(([field, guess]) => (guess ? [[field, guess.column]] : [])),
  );
  return {
    plan: { sheet, headingRow, headingRows, mapping },
    columns,
    guesses,
    missing: missingFields(table, mapping),
  };
};

/** Tables whose headings cover all required fields, in the order of their sheets. */
async function* completeTables(table: Table, book: Book): AsyncGenerator<PlannedTable> {
  for (const sheet of book.sheets) {
    const plan = await planTable(table, book, sheet);
    if (plan.missing.length === 0) yield plan;
  }
}

/** All tables whose headings cover all required fields; the first sheet if there is none. */
export const plannedTables = async (table: Table, book: Book): Promise<readonly PlannedTable[]> => {
  const plans: PlannedTable[] = [];
  for await (const plan of completeTables(table, book)) plans.push(plan);
  return plans.length > 0 ? plans : [await planTable(table, book, book.sheets[0] ?? '')];
};

/** The first sheet whose headings cover all required fields, otherwise the first. */
export const likeliestTable = async (table: Table, book: Book): Promise<PlannedTable> => {
  for await (const plan of completeTables(table, book)) return plan;
  return planTable(table, book, book.sheets[0] ?? '');
};

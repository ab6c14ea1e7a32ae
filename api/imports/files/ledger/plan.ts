import { missingFields } from '../kind.ts';
import type { Book } from '../sheet.ts';
import { type Column, type Guesses, guessMapping } from '../table/guess.ts';
import { headRows } from '../table/head-rows.ts';
import { columnsOf, headingRowOf } from '../table/headings.ts';
import { plainHeading } from '../table/joined-heading.ts';
import type { TablePlan } from '../table/read.ts';
import { ledgerTable } from './fields.ts';

export type LedgerPlan = {
  readonly plan: TablePlan & { readonly mapping: Record<string, string> };
  readonly columns: readonly Column[];
  readonly guesses: Guesses;
  readonly missing: readonly string[];
};

export const planLedger = async (book: Book, sheet: string): Promise<LedgerPlan> => {
  const head = await headRows(book, sheet);
  const headingRow = headingRowOf(ledgerTable, head);
  const heading = head.find(({ row }) => row === headingRow);
  const below = head.filter(({ row }) => row > headingRow);
  const columns = columnsOf(heading ? plainHeading(heading) : null, below);
  const guesses = guessMapping(ledgerTable, columns);
  const mapping = Object.fromEntries(
    Object.entries(guesses).flatMap(([field, guess]) => (guess ? [[field, guess.column]] : [])),
  );
  return { plan: { sheet, headingRow, mapping }, columns, guesses, missing: missingFields(ledgerTable, mapping) };
};

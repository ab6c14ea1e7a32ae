import { rupiah, sen } from '../definition/money.ts';
import type { Amounts, WorkedSheets } from '../definition/worked.ts';
import { type AnnualForm, answerCell, lineLabel } from './annual-form.ts';
import { amendmentDifference } from './calculations/amendment.ts';
import { type AnnualEntries, answerIn, type EntryRow, rowsIn } from './entries.ts';

export type AmendedLine = {
  readonly sheet: string;
  readonly part: string;
  readonly line: string;
  readonly row: string;
  readonly column: string | null;
  /** Message key. */
  readonly label: string;
  readonly kind: 'amount' | 'answer';
  readonly cell: ReturnType<typeof answerCell>;
  readonly before: string;
  readonly after: string;
  /** Of amounts, decimal rupiah. */
  readonly difference: string | null;
};

export type AmendedTable = {
  readonly sheet: string;
  readonly part: string;
  readonly table: string;
  /** Rows that are only in one of the two, by their content. */
  readonly added: number;
  readonly removed: number;
};

type Filed = { readonly amounts: Amounts; readonly entries: AnnualEntries };
type Corrected = { readonly worked: WorkedSheets; readonly entries: AnnualEntries };

/** Answers that follow from another line, or from receipts. */
const followed: readonly string[] = ['copy', 'paidOn'];

/** Printed lines of a correction that differ from the filed return, in the order of the form. Amounts in rupiah. */
export const amendedLines = (form: AnnualForm, filed: Filed, corrected: Corrected): readonly AmendedLine[] =>
  form.lines.flatMap((line): AmendedLine[] => {
    const { sheet, name, part, row, column } = line;
    if (part === null) return [];
    const isAnswer = line.kind === 'answer';
    const cell = isAnswer ? answerCell(line) : ({ kind: 'amount', options: [] } as const);
    if (followed.includes(cell.kind)) return [];
    const amount = sen(filed.amounts[sheet]?.[name] ?? '0');
    const next = corrected.worked[sheet]?.[name]?.value ?? 0;
    const [before, after] = isAnswer
      ? [answerIn(filed.entries, sheet, name), answerIn(corrected.entries, sheet, name)]
      : [rupiah(amount), rupiah(next)];
    if (before === after) return [];
    return [
      {
        sheet,
        part,
        line: name,
        row,
        column,
        label: lineLabel(form.era)(line),
        kind: isAnswer ? 'answer' : 'amount',
        cell,
        before,
        after,
        difference: isAnswer ? null : rupiah(amendmentDifference(amount, next)),
      },
    ];
  });

/** Equal for rows that say the same: empty cells and whole amounts with or without sen do not count. */
const textOf = (row: EntryRow): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => [name, text.replace(/^(-?\d+)\.00$/, '$1')])
      .sort(),
  );

/** How many of `rows` are not among `others`; equal rows count as often as they stand there. */
const missingIn = (rows: readonly EntryRow[], others: readonly EntryRow[]): number => {
  const left = others.map(textOf);
  return rows.map(textOf).filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
};

/** Row tables of a correction that differ from the filed return. A changed row is one added and one removed. */
export const amendedTables = (
  form: AnnualForm,
  filed: Pick<Filed, 'entries'>,
  corrected: Pick<Corrected, 'entries'>,
): readonly AmendedTable[] =>
  form.tables.flatMap(({ sheet, part, table }): AmendedTable[] => {
    const [before, after] = [rowsIn(filed.entries, sheet, table), rowsIn(corrected.entries, sheet, table)];
    const [added, removed] = [missingIn(after, before), missingIn(before, after)];
    return added + removed > 0 ? [{ sheet, part, table, added, removed }] : [];
  });

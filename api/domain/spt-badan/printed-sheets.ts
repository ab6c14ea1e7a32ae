import { sen } from '../definition/money.ts';
import { closedSheets } from './closed-sheets.ts';
import type { AnnualEra } from './era.ts';
import type { AnnualReturn } from './record.ts';
import type { ShownSheet } from './shown-sheet.ts';

/** The 1771 is printed in the order of its office program, which has 7A after III; the return of 2025 by number. */
const order1771 = [
  'INDUK',
  'I',
  'II',
  'III',
  '7A',
  'IV',
  'V',
  'VI',
  '1A',
  '2A',
  '3A',
  '3A-1',
  '3A-2',
  '4A',
  '5A',
  '6A',
  'NA',
  'NK',
  'LR',
  'HI',
];

/** Sheets that belong to every return, filled or not. */
const always: Readonly<Record<AnnualEra, readonly string[]>> = {
  '1771': ['INDUK', 'I', 'II', 'III', 'IV', 'V', 'VI'],
  '2025': ['INDUK', 'L1', 'L2', 'L11B'],
};

export const printOrder = (era: AnnualEra, sheets: readonly string[]): readonly string[] =>
  era === '2025' ? sheets : [...order1771, ...sheets.filter((sheet) => !order1771.includes(sheet))];

const isAmount = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);
const hasValue = (text: string): boolean => text !== '' && !(isAmount(text) && sen(text) === 0);

/** Whether a person entered anything in a sheet. Calculated lines alone do not fill it. */
const isFilled = ({ lines, tables }: ShownSheet): boolean =>
  lines.some(({ kind, value }) => kind !== 'calculated' && hasValue(value)) ||
  tables.some(({ rows, fixed }) =>
    rows.some((row) => !fixed || ['commercial', 'amount'].some((column) => hasValue(row[column] ?? ''))),
  );

export type SheetToPrint = ShownSheet & { readonly sheet: string };

/** Sheets in the order of print, and those that are left out because they are empty or closed by an answer. */
export const printedSheets = (
  row: Pick<AnnualReturn, 'era' | 'sheets'>,
  sheets: readonly SheetToPrint[],
): { readonly printed: readonly SheetToPrint[]; readonly left: readonly string[] } => {
  const closed = closedSheets(row);
  const ordered = printOrder(
    row.era,
    sheets.map(({ sheet }) => sheet),
  ).flatMap((name) => sheets.filter(({ sheet }) => sheet === name));
  const isPrinted = (of: SheetToPrint): boolean =>
    always[row.era].includes(of.sheet) || (!closed.includes(of.sheet) && isFilled(of));
  return {
    printed: ordered.filter(isPrinted),
    left: ordered.filter((of) => !isPrinted(of)).map(({ sheet }) => sheet),
  };
};

import { type AnnualForm, answerCell } from './annual-form.ts';
import { cellFits, isAmount } from './cell-fits.ts';
import type { SheetEntries } from './entries.ts';
import type { Cell } from './row-table.ts';
import { SOURCE } from './sources/mark.ts';

const LONGEST_NOTE = 500;

type Refused = 'amount' | 'unknown' | 'cell' | 'asset' | 'negative' | 'note' | 'signs';

/** The office takes no `<` and `>` in a text, and in 1771-III no `&`. */
const hasSigns = (table: string, { kind }: Cell, text: string): boolean =>
  kind === 'text' && (table === 'III' ? /[<>&]/ : /[<>]/).test(text);

/** Entries that do not fit the sheet, by path (`lines.1a`, `rows.III.0.tax`), with the message key of each. */
export const wrongEntries = (
  form: AnnualForm,
  sheet: string,
  entries: SheetEntries,
): Readonly<Record<string, string>> => {
  const lines = form.lines.filter((line) => line.sheet === sheet);
  const tables = form.tables.filter((table) => table.sheet === sheet);
  const errors: Record<string, string> = {};
  const refuse = (path: string, wrong: boolean, rule: Refused): void => {
    if (wrong) errors[path] ??= `sptBadan.server.${rule}`;
  };
  for (const [name, text] of Object.entries(entries.lines)) {
    const line = lines.find((one) => one.name === name);
    const isPercent = line?.marks?.includes('percent') ?? false;
    refuse(`lines.${name}`, line?.kind !== 'typed', 'unknown');
    refuse(
      `lines.${name}`,
      text !== '' && !(isPercent ? cellFits({ kind: 'percent', options: [] }, text) : isAmount(text)),
      'amount',
    );
    refuse(`lines.${name}`, text.startsWith('-') && !line?.marks?.includes('signed'), 'negative');
  }
  for (const [name, text] of Object.entries(entries.answers)) {
    const line = lines.find((one) => one.name === name && one.kind === 'answer');
    refuse(`answers.${name}`, !line, 'unknown');
    refuse(`answers.${name}`, line !== undefined && hasSigns(name, answerCell(line), text), 'signs');
    refuse(`answers.${name}`, line !== undefined && !cellFits(answerCell(line), text), 'cell');
  }
  for (const [name, rows] of Object.entries(entries.rows)) {
    const table = tables.find((one) => one.table === name);
    refuse(`rows.${name}`, !table, 'unknown');
    for (const [at, row] of rows.entries())
      for (const [column, text] of Object.entries(row)) {
        if (column === SOURCE) continue;
        const cell = table?.columns.find((one) => one.name === column)?.cell;
        refuse(`rows.${name}.${at}.${column}`, cell !== undefined && hasSigns(name, cell, text), 'signs');
        refuse(
          `rows.${name}.${at}.${column}`,
          !cell || !cellFits(cell, text, row.group),
          cell?.kind === 'asset' ? 'asset' : 'cell',
        );
      }
  }
  for (const [name, text] of Object.entries(entries.notes)) {
    refuse(`notes.${name}`, !lines.some((one) => one.name === name), 'unknown');
    refuse(`notes.${name}`, text.length > LONGEST_NOTE, 'note');
  }
  return errors;
};

import { fromSheetRow } from '../cells/from-sheet-row.ts';
import type { ImportKind } from '../kind.ts';
import type { Cells, RawRow } from '../raw.ts';
import type { TableReading } from '../reading.ts';
import type { SheetRow } from '../sheet.ts';
import { headingKey } from './heading-key.ts';
import { isHeadingAgain, isNote, isSparse, shownRow, totalWords } from './rest-rows.ts';
import { runningTotals } from './running-totals.ts';

const SAMPLES = 20;

type Sheet = {
  readonly kind: Pick<ImportKind, 'fields' | 'computed'>;
  readonly columns: readonly (string | null)[];
  readonly headings: readonly string[];
};

/**
 * Totals, headings, notes and rows below the table are skipped and recorded. `take` receives each remaining row and
 * returns its cells for the totals.
 */
export const restSorter = (
  { kind, columns, headings }: Sheet,
  { reading, seen }: TableReading,
  take: (sheetRow: SheetRow) => RawRow | null,
) => {
  const known = new Set(headings.map(headingKey));
  const mapped = columns.filter((column) => column !== null);
  const totals = runningTotals(mapped.filter((field) => kind.fields[field]?.kind === 'decimal'));
  let below: SheetRow[] = [];
  const leave = (sheetRow: SheetRow): void => {
    seen.rest++;
    if (seen.restRows.length < SAMPLES) seen.restRows.push({ row: sheetRow.row, text: shownRow(sheetRow) });
  };
  const takeRow = (sheetRow: SheetRow): void => {
    const cells: Cells | undefined = take(sheetRow)?.cells;
    if (cells) totals.row(cells);
  };
  const takeBelow = (): void => {
    for (const sheetRow of below) takeRow(sheetRow);
    below = [];
  };
  const isRest = (sheetRow: SheetRow): boolean => {
    const words = totalWords(sheetRow);
    if (words !== null && seen.totals.length < SAMPLES) {
      const { cells } = fromSheetRow(kind, sheetRow, columns);
      seen.totals.push({ row: sheetRow.row, text: words, differs: totals.total(cells) });
    }
    return words !== null || isHeadingAgain(sheetRow, known) || isNote(sheetRow);
  };
  return {
    row: (sheetRow: SheetRow): void => {
      if (sheetRow.hidden) {
        seen.hidden++;
        if (reading.hidden === 'without') return;
      }
      if (isRest(sheetRow)) {
        leave(sheetRow);
        if (reading.rest !== 'in') return;
      }
      if (isSparse(sheetRow, mapped.length)) below.push(sheetRow);
      else {
        takeBelow();
        takeRow(sheetRow);
      }
    },
    end: (taken: number): void => {
      if (taken === 0 || reading.rest === 'in') takeBelow();
      for (const sheetRow of below) leave(sheetRow);
    },
  };
};

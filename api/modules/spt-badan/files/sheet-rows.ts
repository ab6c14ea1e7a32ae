import type { ShownTable } from '#domain/spt-badan/shown-sheet.ts';
import { ensureRoom, ink, page, type Sheet } from '../../../output/pdf/sheet.ts';
import { drawTable, type PrintedCells } from '../../../output/pdf/table.ts';
import { cellText } from './cell-text.ts';
import { columnsIn } from './column-widths.ts';

const WIDTH = page.right - page.left;

type Column = ShownTable['columns'][number];

const isNumber = ({ cell }: Column): boolean => ['amount', 'percent', 'computed'].includes(cell.kind);

const columnsOf = (sheet: Sheet, { columns, fixed }: ShownTable, rows: readonly PrintedCells[]) => {
  const own = columns.map((column) => ({
    label: sheet.say(`sptBadan.column.${column.name}`),
    ...(isNumber(column) ? { right: true as const } : {}),
  }));
  const number = { label: sheet.say('pdfAnnual.number_short') };
  return columnsIn(sheet.doc, WIDTH, fixed ? own : [number, ...own], rows);
};

/** A table of rows, at most `most` of them; accounts of the form have headings and sums instead of numbers. */
export const drawRows = (sheet: Sheet, table: ShownTable, most: number): void => {
  const { columns, fixed, rows } = table;
  const cellsOf = (row: ShownTable['rows'][number]): readonly string[] =>
    columns.map(({ name, cell }) => cellText(sheet, cell, row[name] ?? '', name));
  const shown = rows.slice(0, most).map((row, at): PrintedCells => {
    if (fixed && row.$kind === 'header') return { heading: row.account ?? '' };
    return { cells: fixed ? cellsOf(row) : [String(at + 1), ...cellsOf(row)], strong: row.$kind === 'sum' };
  });
  const empty: PrintedCells = { cells: ['', sheet.say('pdfAnnual.none')] };
  const printed = shown.length > 0 ? shown : [empty];
  drawTable(sheet, columnsOf(sheet, table, printed), printed);
  if (rows.length <= most) return;
  ensureRoom(sheet, 24);
  sheet.doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
  sheet.doc.text(sheet.say('pdfAnnual.more', { shown: most, total: rows.length }), page.left + 8, sheet.y, {
    width: WIDTH - 16,
  });
  sheet.y = sheet.doc.y + 8;
};

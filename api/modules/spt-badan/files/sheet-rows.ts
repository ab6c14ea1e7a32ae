import type { ShownTable } from '#domain/spt-badan/shown-sheet.ts';
import { ensureRoom, ink, page, type Sheet } from '../../../output/pdf/sheet.ts';
import { drawTable, type PrintedCells, type PrintedColumn } from '../../../output/pdf/table.ts';
import { cellText } from './cell-text.ts';

const WIDTH = page.right - page.left;
const NUMBER = 20;

type Column = ShownTable['columns'][number];

/** Shares of the width by kind of cell. */
const shares: Readonly<Partial<Record<Column['cell']['kind'], number>>> = {
  amount: 1.25,
  computed: 1.25,
  percent: 0.8,
  year: 0.6,
  count: 0.6,
  yesno: 0.6,
  month: 1,
  day: 0.9,
  list: 1.3,
  group: 1,
};

const shareOf = ({ name, cell }: Column): number => {
  if (name === 'code' || name === 'percent') return 0.75;
  if (name === 'npwp' || name === 'nitku' || name === 'ntpn') return 1.5;
  if (name === 'account') return 3;
  if (name === 'name' || name === 'address') return 1.9;
  return shares[cell.kind] ?? 1.2;
};

const isNumber = ({ cell }: Column): boolean => ['amount', 'percent', 'computed'].includes(cell.kind);

const columnsOf = (sheet: Sheet, { columns, fixed }: ShownTable): readonly PrintedColumn[] => {
  const room = fixed ? WIDTH : WIDTH - NUMBER;
  const whole = columns.reduce((sum, column) => sum + shareOf(column), 0);
  const own = columns.map((column) => ({
    label: sheet.say(`sptBadan.column.${column.name}`),
    width: (room * shareOf(column)) / whole,
    ...(isNumber(column) ? { right: true as const } : {}),
  }));
  return fixed ? own : [{ label: sheet.say('pdfAnnual.number_short'), width: NUMBER }, ...own];
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
  drawTable(sheet, columnsOf(sheet, table), shown.length > 0 ? shown : [empty]);
  if (rows.length <= most) return;
  ensureRoom(sheet, 24);
  sheet.doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
  sheet.doc.text(sheet.say('pdfAnnual.more', { shown: most, total: rows.length }), page.left + 8, sheet.y, {
    width: WIDTH - 16,
  });
  sheet.y = sheet.doc.y + 8;
};

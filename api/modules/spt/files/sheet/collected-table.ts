import { type CollectedRow, collectedTotals } from '#domain/spt/ppn/collected-xml.ts';
import { formatDay, formatNpwp } from '#domain/text/format.ts';
import type { Sheet } from '../../../../output/pdf/sheet.ts';
import type { PrintedCells, PrintedColumn } from '../../../../output/pdf/table.ts';
import { whole, wholeSum } from './whole.ts';

const amounts = Object.values(collectedTotals);

const columnsOf = (sheet: Sheet): PrintedColumn[] => [
  { label: sheet.say('pdfSpt.list.no'), width: 22 },
  { label: sheet.say('pdfSpt.vat.seller'), width: 103 },
  { label: sheet.say('pdfSpt.vat.buyer'), width: 103 },
  { label: sheet.say('pdfSpt.vat.billed'), width: 79 },
  ...amounts.map(([column]) => ({ label: sheet.say(`spt.ppn.column.${column}`), width: 51.07, right: true as const })),
];

const cellsOf = (row: CollectedRow, at: number): PrintedCells => ({
  cells: [
    String(at + 1),
    `${row.sellerName}\n${formatNpwp(row.sellerTin)}`,
    `${row.buyerName}\n${formatNpwp(row.buyerTin)}`,
    `${row.number}\n${formatDay(row.date)} / ${row.kind}`,
    ...amounts.map(([, key]) => whole(row[key])),
  ],
});

export const collectedTable = (sheet: Sheet, rows: readonly CollectedRow[]) => ({
  columns: columnsOf(sheet),
  rows: rows.map(cellsOf),
  sum: [
    '',
    sheet.say('pdfSpt.vat.sum', { count: rows.length }),
    '',
    '',
    ...amounts.map(([, key]) => wholeSum(rows, key)),
  ],
});

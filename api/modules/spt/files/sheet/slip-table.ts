import { formatDay, formatDecimal, formatNpwp } from '#domain/text/format.ts';
import type { Sheet } from '../../../../output/pdf/sheet.ts';
import type { PrintedCells, PrintedColumn } from '../../../../output/pdf/table.ts';
import type { ListedSlip } from './view.ts';
import { whole, wholeSum } from './whole.ts';

const columnsOf = (sheet: Sheet): PrintedColumn[] => [
  { label: sheet.say('pdfSpt.list.no'), width: 22 },
  { label: sheet.say('pdfSpt.list.payee'), width: 131 },
  { label: sheet.say('pdfSpt.list.slip'), width: 72 },
  { label: sheet.say('pdfSpt.list.object'), width: 58 },
  { label: sheet.say('pdfSpt.list.base'), width: 70, right: true },
  { label: sheet.say('pdfSpt.list.rate'), width: 32, right: true },
  { label: sheet.say('pdfSpt.list.tax'), width: 66, right: true },
  { label: sheet.say('pdfSpt.list.borne'), width: 60.28, right: true },
];

const cellsOf = (slip: ListedSlip, at: number): PrintedCells => ({
  cells: [
    String(at + 1),
    [slip.payeeName ?? '-', slip.payeeNpwp ? formatNpwp(slip.payeeNpwp) : ''].filter(Boolean).join('\n'),
    `${slip.number ?? '-'}\n${formatDay(slip.date)}`,
    `${slip.taxCode.split('/')[0] ?? ''}\n${slip.kapKjs}`,
    `${whole(slip.gross)}\n${whole(slip.base)}`,
    formatDecimal(slip.rate, 0),
    whole(slip.tax),
    [whole(slip.borne), slip.facility === 'NONE' ? '' : slip.facility].filter(Boolean).join('\n'),
  ],
});

export const slipTable = (sheet: Sheet, slips: readonly ListedSlip[]) => ({
  columns: columnsOf(sheet),
  rows: slips.map(cellsOf),
  sum: [
    '',
    sheet.say('pdfSpt.list.sum', { count: slips.length }),
    '',
    '',
    `${wholeSum(slips, 'gross')}\n${wholeSum(slips, 'base')}`,
    '',
    wholeSum(slips, 'tax'),
    wholeSum(slips, 'borne'),
  ],
});

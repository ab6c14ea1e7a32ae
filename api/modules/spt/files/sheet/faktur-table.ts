import { columns as amounts } from '#domain/spt/ppn/lists.ts';
import { formatDay, formatNpwp } from '#domain/text/format.ts';
import type { Sheet } from '../../../../output/pdf/sheet.ts';
import type { PrintedCells, PrintedColumn } from '../../../../output/pdf/table.ts';
import type { ListedFaktur } from './view.ts';
import { whole, wholeSum } from './whole.ts';

const columnsOf = (sheet: Sheet): PrintedColumn[] => [
  { label: sheet.say('pdfSpt.list.no'), width: 22 },
  { label: sheet.say('pdfSpt.vat.party'), width: 127 },
  { label: sheet.say('pdfSpt.vat.document'), width: 98 },
  ...amounts.map((column) => ({ label: sheet.say(`spt.ppn.column.${column}`), width: 66.07, right: true as const })),
];

const cellsOf = (of: ListedFaktur, at: number): PrintedCells => ({
  cells: [
    String(at + 1),
    `${of.counterpartyName}\n${formatNpwp(of.counterpartyNpwp)}`,
    [`${of.number ?? '-'}`, `${formatDay(of.date)} / ${of.code}`, of.originNumber ?? ''].filter(Boolean).join('\n'),
    ...amounts.map((column) => whole(of[column])),
  ],
});

export const fakturTable = (sheet: Sheet, fakturs: readonly ListedFaktur[]) => ({
  columns: columnsOf(sheet),
  rows: fakturs.map(cellsOf),
  sum: [
    '',
    sheet.say('pdfSpt.vat.sum', { count: fakturs.length }),
    '',
    ...amounts.map((column) => wholeSum(fakturs, column)),
  ],
});

import { rupiah, sen, total } from '#domain/definition/money.ts';
import { say } from '#domain/messages/index.ts';
import { formatDay, formatDecimal, formatNpwp } from '#domain/text/format.ts';
import { drawHeading, ensureRoom, ink, page, type Sheet } from '../../../../output/pdf/sheet.ts';
import { drawTable, type PrintedCells, type PrintedColumn } from '../pdf-table.ts';
import type { ListedSlip, ListedTable } from './view.ts';

/** Words above a column, on the lines the catalogue breaks them into. */
const columnsOf = ({ locale }: Sheet): PrintedColumn[] => [
  { label: say(locale, 'pdfSpt.list.no'), width: 22 },
  { label: say(locale, 'pdfSpt.list.payee'), width: 131 },
  { label: say(locale, 'pdfSpt.list.slip'), width: 72 },
  { label: say(locale, 'pdfSpt.list.object'), width: 58 },
  { label: say(locale, 'pdfSpt.list.base'), width: 70, right: true },
  { label: say(locale, 'pdfSpt.list.rate'), width: 32, right: true },
  { label: say(locale, 'pdfSpt.list.tax'), width: 66, right: true },
  { label: say(locale, 'pdfSpt.list.borne'), width: 60.28, right: true },
];

const whole = (amount: string): string => formatDecimal(amount, 0);

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

const sumOf = (slips: readonly ListedSlip[], field: 'gross' | 'base' | 'tax' | 'borne'): string =>
  whole(rupiah(total(slips.map((slip) => sen(slip[field])))));

const drawNote = (sheet: Sheet, text: string): void => {
  const { doc } = sheet;
  ensureRoom(sheet, 24);
  doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
  doc.text(text, page.left + 8, sheet.y, { width: page.right - page.left - 16 });
  sheet.y = doc.y + 8;
};

/** A table of an attachment (Daftar-I, L-IA, …): its slips line by line and their sum. */
export const drawList = (sheet: Sheet, { attachment, key, documents, more }: ListedTable, released: boolean): void => {
  ensureRoom(sheet, 80);
  drawHeading(sheet, `${sheet.say(`spt.attachment.${attachment}`)} - ${sheet.say(`spt.attached.${key}`)}`);
  if (documents.length === 0) {
    drawNote(sheet, sheet.say(released ? 'pdfSpt.list.released' : 'pdfSpt.list.none'));
    return;
  }
  const rows: PrintedCells[] = documents.map(cellsOf);
  if (more === 0)
    rows.push({
      cells: [
        '',
        sheet.say('pdfSpt.list.sum', { count: documents.length }),
        '',
        '',
        `${sumOf(documents, 'gross')}\n${sumOf(documents, 'base')}`,
        '',
        sumOf(documents, 'tax'),
        sumOf(documents, 'borne'),
      ],
      strong: true,
    });
  drawTable(sheet, columnsOf(sheet), rows);
  if (more > 0)
    drawNote(sheet, sheet.say('pdfSpt.list.more', { shown: documents.length, total: documents.length + more }));
};

import { drawHeading, ensureRoom, ink, page, type Sheet } from '../../../../output/pdf/sheet.ts';
import { drawTable } from '../../../../output/pdf/table.ts';
import { fakturTable } from './faktur-table.ts';
import { slipTable } from './slip-table.ts';
import type { ListedFaktur, ListedSlip, ListedTable } from './view.ts';

const drawNote = (sheet: Sheet, text: string): void => {
  const { doc } = sheet;
  ensureRoom(sheet, 24);
  doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
  doc.text(text, page.left + 8, sheet.y, { width: page.right - page.left - 16 });
  sheet.y = doc.y + 8;
};

const isSlip = (of: ListedSlip | ListedFaktur): of is ListedSlip => 'payeeName' in of;

/** A table of an attachment (Daftar-I, L-IA, …): its documents line by line and their sum. */
export const drawList = (sheet: Sheet, { attachment, key, documents, more }: ListedTable, released: boolean): void => {
  ensureRoom(sheet, 80);
  drawHeading(sheet, `${sheet.say(`spt.attachment.${attachment}`)} - ${sheet.say(`spt.attached.${key}`)}`);
  if (documents.length === 0) {
    drawNote(sheet, sheet.say(released ? 'pdfSpt.list.released' : 'pdfSpt.list.none'));
    return;
  }
  const slips = documents.filter(isSlip);
  const fakturs = documents.filter((one): one is ListedFaktur => !isSlip(one));
  const { columns, rows, sum } = fakturs.length > 0 ? fakturTable(sheet, fakturs) : slipTable(sheet, slips);
  drawTable(sheet, columns, more === 0 ? [...rows, { cells: sum, strong: true }] : rows);
  if (more > 0)
    drawNote(sheet, sheet.say('pdfSpt.list.more', { shown: documents.length, total: documents.length + more }));
};

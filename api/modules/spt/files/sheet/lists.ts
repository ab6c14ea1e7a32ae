import { drawHeading, ensureRoom, ink, page, type Sheet } from '../../../../output/pdf/sheet.ts';
import { drawTable } from '../../../../output/pdf/table.ts';
import { collectedTable } from './collected-table.ts';
import { fakturTable } from './faktur-table.ts';
import { slipTable } from './slip-table.ts';
import type { ListedFaktur, ListedSlip, ListedTable, SptPaper } from './view.ts';

const drawNote = (sheet: Sheet, text: string): void => {
  const { doc } = sheet;
  ensureRoom(sheet, 24);
  doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
  doc.text(text, page.left + 8, sheet.y, { width: page.right - page.left - 16 });
  sheet.y = doc.y + 8;
};

const isSlip = (of: ListedSlip | ListedFaktur): of is ListedSlip => 'payeeName' in of;

type Words = { readonly ofVat: boolean; readonly released: boolean };
const wordsOf = ({ ofVat }: Words, key: 'none' | 'released' | 'more') => `pdfSpt.${ofVat ? 'vat' : 'list'}.${key}`;

type Drawn = ReturnType<typeof slipTable>;

const drawRows = (sheet: Sheet, { columns, rows, sum }: Drawn, more: number, words: Words): void => {
  drawTable(sheet, columns, more === 0 ? [...rows, { cells: sum, strong: true }] : rows);
  if (more > 0) drawNote(sheet, sheet.say(wordsOf(words, 'more'), { shown: rows.length, total: rows.length + more }));
};

export const drawList = (sheet: Sheet, { attachment, key, documents, more }: ListedTable, words: Words): void => {
  ensureRoom(sheet, 80);
  drawHeading(sheet, `${sheet.say(`spt.attachment.${attachment}`)} - ${sheet.say(`spt.attached.${key}`)}`);
  if (documents.length === 0) {
    drawNote(sheet, sheet.say(wordsOf(words, words.released ? 'released' : 'none')));
    return;
  }
  const slips = documents.filter(isSlip);
  const fakturs = documents.filter((one): one is ListedFaktur => !isSlip(one));
  drawRows(sheet, fakturs.length > 0 ? fakturTable(sheet, fakturs) : slipTable(sheet, slips), more, words);
};

/** List C; its rows are not documents in Patuh. */
export const drawCollected = (sheet: Sheet, collected: SptPaper['collected'], words: Words): void => {
  ensureRoom(sheet, 80);
  drawHeading(sheet, sheet.say('sptDetail.collected.title'));
  if (collected) drawRows(sheet, collectedTable(sheet, collected.rows), collected.more, words);
  else drawNote(sheet, sheet.say(wordsOf(words, 'none')));
};

import { say } from '#domain/messages/index.ts';
import type { SheetToPrint } from '#domain/spt-badan/printed-sheets.ts';
import { formatNpwp } from '#domain/text/format.ts';
import { drawDocument, drawHeading, ensureRoom, ink, page, type Sheet } from '../../../output/pdf/sheet.ts';
import { drawInduk, drawReceipt, drawSignature } from './first-page.ts';
import { drawLines } from './sheet-lines.ts';
import { drawRows } from './sheet-rows.ts';
import { type AnnualPaper, annualMark } from './view.ts';

const WIDTH = page.right - page.left;

/** "1771-III", "Lampiran Khusus 1A", "Lampiran 10A": how the form names a sheet. */
const codeOf = ({ say: words }: Sheet, { of, variant }: AnnualPaper, sheet: string): string => {
  if (of.era === '2025') {
    const number = sheet === 'L1' ? `1${variant}` : sheet.replace(/^L/, '');
    return sheet === 'SSP' ? words('pdfAnnual.receipts') : words('pdfAnnual.attachment', { number });
  }
  if (/^[IV]+$/.test(sheet)) return `1771-${sheet}`;
  if (sheet === 'SSP') return words('pdfAnnual.receipts');
  return words('pdfAnnual.special', { number: /^\d/.test(sheet) ? sheet : variant || '8A' });
};

const drawSheetHead = (sheet: Sheet, paper: AnnualPaper, name: string): void => {
  const { doc } = sheet;
  const { of, taxpayer } = paper;
  doc.font('Helvetica-Bold').fontSize(12).fillColor(ink.head);
  doc.text(codeOf(sheet, paper, name), page.left, sheet.y, { lineBreak: false });
  doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
  const about = `${taxpayer.name} · ${formatNpwp(taxpayer.npwp)} · ${of.taxYear}`;
  doc.text(about, page.left + 160, sheet.y + 4, { width: WIDTH - 160, align: 'right', lineBreak: false });
  doc.font('Helvetica-Bold').fontSize(10).fillColor(ink.text);
  doc.text(sheet.say(`sptBadan.sheet.form${of.era}.${name}`), page.left, sheet.y + 17, { width: WIDTH });
  sheet.y = doc.y + 8;
};

const partTitle = (sheet: Sheet, paper: AnnualPaper, name: string, part: string): string =>
  name === 'INDUK' ? sheet.say(`pdfAnnual.part.form${paper.of.era}.${part}`) : sheet.say('pdfAnnual.part_of', { part });

/** Row tables of a part come before its lines, which are mostly their sums. */
export const drawParts = (sheet: Sheet, paper: AnnualPaper, { sheet: name, lines, tables }: SheetToPrint): void => {
  const parts = [...new Set([...tables, ...lines].map(({ part }) => part))];
  for (const part of name === 'INDUK' ? parts : parts.toSorted()) {
    const inPart = tables.filter((table) => table.part === part);
    const ownLines = lines.filter((line) => line.part === part && (line.numbered || line.value !== ''));
    ensureRoom(sheet, 70);
    if (name === 'INDUK' || (parts.length > 1 && inPart.length === 0))
      drawHeading(sheet, partTitle(sheet, paper, name, part));
    for (const table of inPart) {
      ensureRoom(sheet, 70);
      drawHeading(sheet, sheet.say(`sptBadan.table.${table.table.replaceAll('.', '_')}`));
      drawRows(sheet, table, paper.most);
    }
    if (ownLines.length > 0) drawLines(sheet, ownLines);
  }
};

const drawLeft = (sheet: Sheet, { of, left }: AnnualPaper): void => {
  if (left.length === 0) return;
  ensureRoom(sheet, 60);
  drawHeading(sheet, sheet.say('pdfAnnual.left'));
  sheet.doc.font('Helvetica').fontSize(8).fillColor(ink.text);
  const names = left.map((name) => `${name} ${sheet.say(`sptBadan.sheet.form${of.era}.${name}`)}`);
  sheet.doc.text(names.join('; '), page.left + 8, sheet.y, { width: WIDTH - 16 });
  sheet.y = sheet.doc.y + 8;
};

/** All sheets of an annual return in the order of the form. Always in Indonesian (UU 24/2009 art. 27). */
export const drawAnnualPdf = (paper: AnnualPaper): Promise<Buffer> => {
  const { of } = paper;
  const title = say('id', 'sptBadan.label', { taxYear: of.taxYear });
  const name = annualMark(of);
  const mark = name && `pdfAnnual.mark.${name}`;
  return drawDocument({ title, at: of.updatedAt, locale: 'id', mark }, (sheet) => {
    for (const one of paper.sheets) {
      if (one.sheet === 'INDUK') {
        drawInduk(sheet, paper);
        drawParts(sheet, paper, one);
        drawReceipt(sheet, paper);
        drawSignature(sheet, paper);
        drawLeft(sheet, paper);
        continue;
      }
      sheet.doc.addPage();
      sheet.y = page.top;
      drawSheetHead(sheet, paper, one.sheet);
      drawParts(sheet, paper, one);
    }
  });
};

import { ink, page, type Sheet } from '../../../../output/pdf/sheet.ts';

const WIDTH = page.right - page.left;

export const drawPaperHead = (sheet: Sheet, title: string, under: string): void => {
  const { doc } = sheet;
  const middle = { width: WIDTH, align: 'center' } as const;
  doc.font('Helvetica-Bold').fontSize(7.5).fillColor(ink.soft);
  doc.text(`${sheet.say('pdfBupot.ministry')}\n${sheet.say('pdfBupot.office')}`, page.left, sheet.y, middle);
  doc.font('Helvetica-Bold').fontSize(14).fillColor(ink.text);
  doc.text(title, page.left, doc.y + 6, middle);
  doc.font('Helvetica').fontSize(9.5).fillColor(ink.text);
  doc.text(under, page.left, doc.y + 3, middle);
  sheet.y = doc.y + 10;
};

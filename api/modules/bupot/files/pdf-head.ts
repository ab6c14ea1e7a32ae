import type { SlipSheet } from '#domain/bupot/sheet.ts';
import { ink, page, type Sheet } from '../../../output/pdf/sheet.ts';

const WIDTH = page.right - page.left;
const SIDE = 132;
const FORM = 66;
const MIDDLE = WIDTH - SIDE - FORM;

export const drawHead = (sheet: Sheet, { form, title, under }: SlipSheet): void => {
  const { doc } = sheet;
  const top = sheet.y;
  const middle = { width: MIDDLE - 24, align: 'center' } as const;
  const size = title.length > 140 ? 9 : 10;
  doc.font('Helvetica-Bold').fontSize(size);
  const titled = doc.heightOfString(title, middle);
  doc.font('Helvetica').fontSize(8.5);
  const height = Math.max(44, titled + (under ? doc.heightOfString(under, middle) + 2 : 0) + 8);
  doc.font('Helvetica-Bold').fontSize(7).fillColor(ink.text);
  const owner = `${sheet.say('pdfBupot.ministry')}\n${sheet.say('pdfBupot.office')}`;
  const side = doc.heightOfString(owner, { width: SIDE - 12 });
  doc.text(owner, page.left, top + (height - side) / 2, { width: SIDE - 12 });
  const left = page.left + SIDE + 12;
  doc.font('Helvetica-Bold').fontSize(size);
  doc.text(title, left, top + (under ? 4 : (height - titled) / 2), middle);
  if (under) {
    doc.font('Helvetica').fontSize(8.5).fillColor(ink.soft);
    doc.text(under, left, doc.y + 2, middle);
  }
  const box = { left: page.right - FORM, top: top + (height - 34) / 2 };
  doc.rect(box.left, box.top, FORM, 34).lineWidth(1).stroke(ink.text);
  doc.font('Helvetica-Bold').fontSize(16).fillColor(ink.text);
  doc.text(form, box.left, box.top + 10, { width: FORM, align: 'center', lineBreak: false });
  for (const at of [page.left + SIDE, page.right - FORM - 12])
    doc
      .moveTo(at, top)
      .lineTo(at, top + height)
      .lineWidth(0.5)
      .stroke(ink.line);
  sheet.y = top + height + 8;
};

export const drawStatus = (sheet: Sheet, { head }: SlipSheet): void => {
  const { doc } = sheet;
  const width = WIDTH / head.length;
  doc.font('Helvetica-Bold').fontSize(7);
  const labels = Math.max(...head.map(({ label }) => doc.heightOfString(label, { width: width - 8 }))) + 8;
  doc.rect(page.left, sheet.y, WIDTH, labels).fill(ink.tint);
  head.forEach(({ label, value }, at) => {
    const left = page.left + at * width;
    doc.font('Helvetica-Bold').fontSize(7).fillColor(ink.soft);
    doc.text(label, left + 4, sheet.y + 4, { width: width - 8, align: 'center' });
    doc.font('Helvetica-Bold').fontSize(10.5).fillColor(ink.text);
    doc.text(value, left + 4, sheet.y + labels + 5, { width: width - 8, align: 'center', lineBreak: false });
    doc
      .rect(left, sheet.y, width, labels + 21)
      .lineWidth(0.5)
      .stroke(ink.line);
  });
  sheet.y += labels + 21 + 7;
};

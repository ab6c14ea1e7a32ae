import { formatLongDay } from '#domain/text/format.ts';
import { drawable, ink, page } from '../../../output/pdf/page.ts';
import { drawQr } from '../../../output/pdf/qr.ts';
import { ensureRoom, type Sheet } from '../../../output/pdf/sheet.ts';
import type { FakturView } from './view.ts';

const SIZE = 84;

/** QR code, place and date, who signed, reference and facility. */
export const drawSignature = (sheet: Sheet, { faktur, seller, stamp, qr }: FakturView): void => {
  const { doc } = sheet;
  ensureRoom(sheet, SIZE + 66);
  sheet.y += 8;
  doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
  doc.text(sheet.say('pdf.signed'), page.left + 8, sheet.y, { width: page.right - page.left - 16 });
  sheet.y = doc.y + 8;
  const top = sheet.y;
  drawQr(doc, qr, page.left + 8, top, SIZE);
  doc
    .font('Helvetica')
    .fontSize(7.5)
    .fillColor(ink.soft)
    .text(sheet.say('pdf.qr'), page.left + 8, top + SIZE + 4, { width: 180 });
  const facts = [
    faktur.reference ? `${sheet.say('pdf.reference')}: ${faktur.reference}` : null,
    stamp ? `${sheet.say('pdf.facility')}: ${stamp}` : null,
  ].filter((fact) => fact !== null);
  doc
    .fontSize(8.5)
    .fillColor(ink.text)
    .text(drawable(facts.join('\n')), page.left + SIZE + 24, top, { width: 220 });
  const right = { left: page.left + 330, width: page.right - page.left - 338 };
  doc.fontSize(9).text(drawable(`${seller.city}, ${formatLongDay(faktur.date, 'id')}`), right.left, top, {
    width: right.width,
    align: 'center',
  });
  const signed = faktur.number !== null && faktur.signeeName !== null;
  doc
    .fontSize(8)
    .fillColor(ink.soft)
    .text(sheet.say(signed ? 'pdf.signedBy' : 'pdf.notSigned'), right.left, top + 34, {
      width: right.width,
      align: 'center',
    });
  doc.font('Helvetica-Bold').fontSize(9.5).fillColor(ink.text);
  doc.text(drawable(faktur.signeeName ?? ''), right.left, top + 48, { width: right.width, align: 'center' });
  sheet.y = top + SIZE + 20;
};

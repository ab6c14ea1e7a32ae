import { formatNumber } from '#domain/faktur/number.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { formatLongDay, formatNpwp } from '#domain/text/format.ts';
import {
  drawable,
  drawDocument,
  drawFact,
  drawHeading,
  drawQr,
  ensureRoom,
  ink,
  page,
  type Sheet,
} from '../../../output/pdf/sheet.ts';
import { drawLines } from './pdf-lines.ts';
import { drawSigned } from './pdf-signed.ts';
import { drawTotals } from './pdf-totals.ts';
import { type FakturView, watermarkOf } from './view.ts';

const width = page.right - page.left;

const buyerIdentity = (sheet: Sheet, faktur: Faktur): void => {
  if (faktur.counterpartyDocument === 'TIN') {
    drawFact(sheet, sheet.say('pdf.npwp'), formatNpwp(faktur.counterpartyNpwp));
    drawFact(sheet, sheet.say('pdf.nitku'), faktur.counterpartyNitku);
    return;
  }
  const kind = sheet.say(`reference.counterpartyDocument.${faktur.counterpartyDocument}`);
  drawFact(
    sheet,
    sheet.say('pdf.identity'),
    `${faktur.counterpartyDocumentNumber ?? '-'} (${kind}, ${faktur.counterpartyCountry})`,
  );
};

const drawParties = (sheet: Sheet, view: FakturView): void => {
  const { doc } = sheet;
  const { faktur, seller } = view;
  const title = faktur.replaces === null ? 'pdf.title' : 'pdf.substituteTitle';
  doc.font('Helvetica-Bold').fontSize(17).fillColor(ink.text);
  doc.text(sheet.say(title), page.left, sheet.y, { width, align: 'center' });
  sheet.y = doc.y + 10;
  const number = faktur.number === null ? sheet.say('pdf.noNumber') : formatNumber(faktur.number);
  doc
    .font('Helvetica')
    .fontSize(9)
    .fillColor(ink.soft)
    .text(`${sheet.say('pdf.number')}: `, page.left + 8, sheet.y, { continued: true });
  doc.font('Helvetica-Bold').fillColor(ink.text).text(number);
  sheet.y = doc.y + 8;
  if (view.replacesNumber) drawFact(sheet, sheet.say('pdf.replaces'), formatNumber(view.replacesNumber));
  drawHeading(sheet, sheet.say('pdf.seller'));
  drawFact(sheet, sheet.say('pdf.name'), seller.name);
  drawFact(sheet, sheet.say('pdf.address'), seller.address);
  drawFact(sheet, sheet.say('pdf.npwp'), formatNpwp(seller.npwp));
  drawFact(sheet, sheet.say('pdf.nitku'), faktur.ownNitku);
  sheet.y += 4;
  drawHeading(sheet, sheet.say('pdf.buyer'));
  drawFact(sheet, sheet.say('pdf.name'), faktur.counterpartyName);
  drawFact(sheet, sheet.say('pdf.address'), faktur.counterpartyAddress);
  buyerIdentity(sheet, faktur);
  if (faktur.counterpartyEmail) drawFact(sheet, sheet.say('pdf.email'), faktur.counterpartyEmail);
  sheet.y += 6;
};

const SIZE = 84;

const drawSignature = (sheet: Sheet, { faktur, seller, stamp, qr }: FakturView): void => {
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
  const place = `${seller.city}, ${formatLongDay(faktur.date, 'id')}`;
  const signed = faktur.number !== null && faktur.signeeName !== null;
  drawSigned(sheet, top, { place, signed, name: faktur.signeeName ?? '' });
  sheet.y = top + SIZE + 20;
};

/** Whole rupiah, half up, with the difference shown (PER-11/PJ/2025 art. 129). */
export const drawFakturPdf = (view: FakturView, locale: Locale = 'id'): Promise<Buffer> => {
  const { faktur } = view;
  const title = `${say(locale, 'pdf.title')} ${faktur.number ?? faktur.reference ?? faktur.id}`;
  const statusMark = watermarkOf(faktur);
  const mark = statusMark && `pdf.watermark.${statusMark}`;
  return drawDocument({ title, at: faktur.updatedAt, locale, mark }, (sheet) => {
    drawParties(sheet, view);
    drawLines(sheet, faktur);
    drawTotals(sheet, faktur);
    drawSignature(sheet, view);
  });
};

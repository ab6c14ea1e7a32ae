import { formatNumber } from '#domain/faktur/number.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { formatNpwp } from '#domain/text/format.ts';
import type { Sheet } from '../faktur-pdf.ts';
import type { FakturView } from '../faktur-view.ts';
import { drawable, ink, page } from './page.ts';

const LABEL_WIDTH = 92;
const width = page.right - page.left;

const row = (sheet: Sheet, label: string, value: string): void => {
  const { doc } = sheet;
  doc
    .font('Helvetica')
    .fontSize(9)
    .fillColor(ink.soft)
    .text(label, page.left + 8, sheet.y, { width: LABEL_WIDTH, lineBreak: false });
  doc
    .fillColor(ink.text)
    .text(drawable(value), page.left + 8 + LABEL_WIDTH, sheet.y, { width: width - LABEL_WIDTH - 16 });
  sheet.y = doc.y + 2.5;
};

const heading = (sheet: Sheet, text: string): void => {
  const { doc } = sheet;
  doc.rect(page.left, sheet.y, width, 16).fill(ink.tint);
  doc
    .font('Helvetica-Bold')
    .fontSize(9)
    .fillColor(ink.text)
    .text(text, page.left + 8, sheet.y + 4, { lineBreak: false });
  sheet.y += 21;
};

const buyerIdentity = (sheet: Sheet, faktur: Faktur): void => {
  if (faktur.buyerDocument === 'TIN') {
    row(sheet, sheet.say('pdf.npwp'), formatNpwp(faktur.buyerNpwp));
    row(sheet, sheet.say('pdf.nitku'), faktur.buyerNitku);
    return;
  }
  const kind = sheet.say(`reference.buyerDocument.${faktur.buyerDocument}`);
  row(sheet, sheet.say('pdf.identity'), `${faktur.buyerDocumentNumber ?? '-'} (${kind}, ${faktur.buyerCountry})`);
};

/** Title, number, seller and buyer. */
export const drawParties = (sheet: Sheet, view: FakturView): void => {
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
  if (view.replacesNumber) row(sheet, sheet.say('pdf.replaces'), formatNumber(view.replacesNumber));
  heading(sheet, sheet.say('pdf.seller'));
  row(sheet, sheet.say('pdf.name'), seller.name);
  row(sheet, sheet.say('pdf.address'), seller.address);
  row(sheet, sheet.say('pdf.npwp'), formatNpwp(seller.npwp));
  row(sheet, sheet.say('pdf.nitku'), faktur.sellerNitku);
  sheet.y += 4;
  heading(sheet, sheet.say('pdf.buyer'));
  row(sheet, sheet.say('pdf.name'), faktur.buyerName);
  row(sheet, sheet.say('pdf.address'), faktur.buyerAddress);
  buyerIdentity(sheet, faktur);
  if (faktur.buyerEmail) row(sheet, sheet.say('pdf.email'), faktur.buyerEmail);
  sheet.y += 6;
};

import { formatNumber } from '#domain/faktur/number.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { formatNpwp } from '#domain/text/format.ts';
import { ink, page } from '../../../output/pdf/page.ts';
import { drawFact, drawHeading, type Sheet } from '../../../output/pdf/sheet.ts';
import type { FakturView } from './view.ts';

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

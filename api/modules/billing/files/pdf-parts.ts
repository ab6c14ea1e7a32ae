import type { Billing } from '#domain/billing/stored.ts';
import { withCity } from '#domain/text/address.ts';
import { formatDecimal, formatNpwp } from '#domain/text/format.ts';
import { terbilang } from '#domain/text/terbilang.ts';
import { drawable, drawFact, drawHeading, ink, page, type Sheet } from '../../../output/pdf/sheet.ts';

const WIDTH = page.right - page.left;

export const LABELS = 130;

export const drawTitle = (sheet: Sheet, paper: 'ssp' | 'bpn'): void => {
  const { doc } = sheet;
  doc.font('Helvetica-Bold').fontSize(17).fillColor(ink.text);
  doc.text(sheet.say(`pdfBilling.${paper}`), page.left, sheet.y, { width: WIDTH, align: 'center' });
  sheet.y = doc.y + 2;
  doc.font('Helvetica').fontSize(8.5).fillColor(ink.soft);
  doc.text(sheet.say(`pdfBilling.${paper}Under`), page.left, sheet.y, { width: WIDTH, align: 'center' });
  sheet.y = doc.y + 12;
};

export const drawNumber = (sheet: Sheet, label: string, value: string): void => {
  const { doc } = sheet;
  doc.font('Helvetica').fontSize(9).fillColor(ink.soft);
  doc.text(label, page.left + 8, sheet.y + 4, { width: LABELS, lineBreak: false });
  doc.font('Helvetica-Bold').fontSize(15).fillColor(ink.text);
  doc.text(value, page.left + 8 + LABELS, sheet.y, { lineBreak: false, characterSpacing: 0.6 });
  sheet.y += 21;
};

export const drawPayer = (sheet: Sheet, billing: Billing): void => {
  drawHeading(sheet, sheet.say('pdfBilling.payer'));
  drawFact(sheet, sheet.say('pdf.npwp'), formatNpwp(billing.payerNpwp), LABELS);
  if (billing.payerNik) drawFact(sheet, 'NIK', billing.payerNik, LABELS);
  drawFact(sheet, sheet.say('pdf.name'), billing.payerName, LABELS);
  drawFact(sheet, sheet.say('pdf.address'), withCity(billing.payerAddress, billing.payerCity), LABELS);
  sheet.y += 4;
};

export const drawObject = (sheet: Sheet, billing: Billing): void => {
  if (billing.nop === null) return;
  drawHeading(sheet, sheet.say('pdfBilling.object'));
  drawFact(sheet, 'NOP', billing.nop, LABELS);
  const address = [
    billing.objectAddress,
    billing.objectSubdistrict,
    billing.objectDistrict,
    billing.objectCity,
    billing.objectProvince,
  ].filter(Boolean);
  drawFact(sheet, sheet.say('pdf.address'), address.join(', ') || '-', LABELS);
  sheet.y += 4;
};

export const drawAmount = (sheet: Sheet, amount: string): void => {
  const { doc } = sheet;
  drawHeading(sheet, sheet.say('pdfBilling.amount'));
  doc.font('Helvetica').fontSize(9).fillColor(ink.soft);
  doc.text(sheet.say('pdfBilling.sum'), page.left + 8, sheet.y + 3, { width: LABELS, lineBreak: false });
  doc.font('Helvetica-Bold').fontSize(13).fillColor(ink.text);
  doc.text(`Rp ${formatDecimal(amount)}`, page.left + 8 + LABELS, sheet.y, { lineBreak: false });
  sheet.y += 20;
  drawFact(sheet, sheet.say('pdfBilling.words'), drawable(terbilang(amount)), LABELS);
  drawFact(sheet, sheet.say('pdfBilling.currency'), 'IDR', LABELS);
  sheet.y += 4;
};

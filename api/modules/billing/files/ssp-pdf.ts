import { formatBillingCode, masaText } from '#domain/billing/number.ts';
import { pairOf } from '#domain/billing/pairs.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, jakartaTime } from '#domain/scope.ts';
import { formatDay, formatLongDay } from '#domain/text/format.ts';
import {
  drawable,
  drawDocument,
  drawFact,
  drawHeading,
  drawQr,
  ink,
  page,
  type Sheet,
} from '../../../output/pdf/sheet.ts';
import { drawAmount, drawNumber, drawObject, drawPayer, drawTitle, LABELS } from './pdf-parts.ts';
import { type SspView, sspMark } from './view.ts';

const QR = 84;

const drawTax = (sheet: Sheet, { billing }: SspView): void => {
  const { kap, kjs, periodFrom, periodTo } = billing;
  drawHeading(sheet, sheet.say('pdfBilling.tax'));
  const pair = pairOf(kap, kjs, periodFrom);
  drawFact(sheet, sheet.say('pdfBilling.kap'), pair ? `${kap} – ${pair.tax}` : kap, LABELS);
  drawFact(sheet, sheet.say('pdfBilling.kjs'), pair ? `${kjs} – ${pair.description}` : kjs, LABELS);
  drawFact(sheet, sheet.say('pdfBilling.description'), billing.description || '-', LABELS);
  drawFact(sheet, sheet.say('pdfBilling.masa'), masaText(periodFrom, periodTo, sheet.locale), LABELS);
  drawFact(sheet, sheet.say('pdfBilling.year'), periodTo.slice(0, 4), LABELS);
  drawFact(sheet, sheet.say('pdfBilling.assessment'), billing.assessmentNumber ?? '-', LABELS);
  sheet.y += 4;
};

const drawDepositor = (sheet: Sheet, { billing, city, qr }: SspView): void => {
  const { doc } = sheet;
  const top = sheet.y + 6;
  drawQr(doc, qr, page.left + 8, top, QR);
  doc.font('Helvetica').fontSize(7.5).fillColor(ink.soft);
  doc.text(sheet.say('pdfBilling.qr'), page.left + 8, top + QR + 4, { width: 200 });
  const place = { left: page.left + 300, width: page.right - page.left - 308 };
  const made = jakartaDay(billing.issuedAt ?? billing.createdAt);
  doc.fontSize(9).fillColor(ink.text);
  doc.text(drawable(`${city}, ${formatLongDay(made, sheet.locale)}`), place.left, top, {
    width: place.width,
    align: 'center',
  });
  doc.fontSize(8).fillColor(ink.soft);
  doc.text(sheet.say('pdfBilling.depositor'), place.left, top + 16, { width: place.width, align: 'center' });
  doc.font('Helvetica-Bold').fontSize(9.5).fillColor(ink.text);
  doc.text(drawable(billing.depositorName ?? billing.payerName), place.left, top + 60, {
    width: place.width,
    align: 'center',
  });
  sheet.y = top + QR + 22;
};

const drawTerm = (sheet: Sheet, { billing }: SspView): void => {
  const { doc } = sheet;
  const lines: string[] = [];
  if (billing.expiresAt !== null) {
    const day = formatDay(jakartaDay(billing.expiresAt));
    const time = jakartaTime(billing.expiresAt).replace(':', '.');
    lines.push(sheet.say('pdfBilling.expires', { day, time }));
  }
  lines.push(sheet.say('pdfBilling.exactly'));
  doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
  doc.text(lines.join('\n'), page.left + 8, sheet.y, { width: page.right - page.left - 16 });
  sheet.y = doc.y;
};

/**
 * Surat setoran pajak: the fields of PER-38/PJ/2009 with code and expiry. Always in Indonesian (UU 24/2009 art. 27).
 */
export const drawSspPdf = (view: SspView): Promise<Buffer> => {
  const { billing } = view;
  const title = `${say('id', 'pdfBilling.ssp')} ${billing.code ?? billing.id}`;
  const statusMark = sspMark(view);
  const mark = statusMark && `pdfBilling.mark.${statusMark}`;
  return drawDocument({ title, at: billing.updatedAt, locale: 'id', mark }, (sheet) => {
    drawTitle(sheet, 'ssp');
    drawNumber(sheet, sheet.say('pdfBilling.code'), billing.code ? formatBillingCode(billing.code) : '-');
    if (billing.ntpn) drawNumber(sheet, 'NTPN', billing.ntpn);
    sheet.y += 4;
    drawPayer(sheet, billing);
    drawObject(sheet, billing);
    drawTax(sheet, view);
    drawAmount(sheet, billing.amount);
    drawDepositor(sheet, view);
    if (statusMark !== 'paid') drawTerm(sheet, view);
  });
};

import { formatBillingCode, masaText } from '#domain/billing/number.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, jakartaTime } from '#domain/scope.ts';
import { formatLongDay } from '#domain/text/format.ts';
import { drawDocument, drawFact, drawHeading, drawQr, ink, page, type Sheet } from '../../../output/pdf/sheet.ts';
import { drawAmount, drawNumber, drawObject, drawPayer, drawTitle, LABELS } from '../../billing/files/pdf-parts.ts';
import type { BpnView } from '../../billing/files/view.ts';

const QR = 84;

const drawReceipt = (sheet: Sheet, { ntpn, bank }: BpnView): void => {
  const at = `${formatLongDay(jakartaDay(ntpn.paidAt), sheet.locale)} ${jakartaTime(ntpn.paidAt).replace(':', '.')} WIB`;
  const rows: readonly (readonly [string, string])[] = [
    [sheet.say('pdfBilling.code'), formatBillingCode(ntpn.billingCode)],
    [sheet.say('pdfBilling.ntb'), ntpn.ntb ?? '-'],
    ['STAN', ntpn.stan ?? '-'],
    [sheet.say('pdfBilling.paidAt'), at],
    // Only the bank knows book date and branch; missing values are shown empty.
    [sheet.say('pdfBilling.bookedAt'), '-'],
    [sheet.say('pdfBilling.bank'), bank ?? '-'],
  ];
  drawHeading(sheet, sheet.say('pdfBilling.receipt'));
  for (const [label, value] of rows) drawFact(sheet, label, value, LABELS);
  sheet.y += 4;
};

const drawPaid = (sheet: Sheet, { ntpn, billing }: BpnView): void => {
  drawPayer(sheet, billing);
  drawHeading(sheet, sheet.say('pdfBilling.tax'));
  drawFact(sheet, sheet.say('pdfBilling.pair'), `${ntpn.kap}-${ntpn.kjs} – ${ntpn.taxName}`, LABELS);
  drawFact(sheet, sheet.say('pdfBilling.masa'), masaText(ntpn.periodFrom, ntpn.periodTo, sheet.locale), LABELS);
  drawFact(sheet, sheet.say('pdfBilling.assessment'), billing.assessmentNumber ?? '-', LABELS);
  sheet.y += 4;
};

/** Bukti penerimaan negara, from stored data; always in Indonesian. */
export const drawBpnPdf = (view: BpnView): Promise<Buffer> => {
  const { ntpn, billing } = view;
  return drawDocument(
    { title: `${say('id', 'pdfBilling.bpn')} ${ntpn.ntpn}`, at: ntpn.updatedAt, locale: 'id' },
    (sheet) => {
      const { doc } = sheet;
      drawTitle(sheet, 'bpn');
      drawNumber(sheet, 'NTPN', ntpn.ntpn);
      sheet.y += 4;
      drawReceipt(sheet, view);
      drawPaid(sheet, view);
      drawObject(sheet, billing);
      drawAmount(sheet, ntpn.amount);
      const top = sheet.y + 6;
      drawQr(doc, view.qr, page.left + 8, top, QR);
      doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
      doc.text(sheet.say('pdfBilling.proof'), page.left + QR + 28, top, { width: page.right - page.left - QR - 36 });
    },
  );
};

import { jakartaDay } from '#domain/scope.ts';
import { withCity } from '#domain/text/address.ts';
import { formatLongDay, formatMoment, formatNpwp, formatSpan } from '#domain/text/format.ts';
import {
  drawable,
  drawFact,
  drawHeading,
  drawQr,
  ensureRoom,
  ink,
  page,
  type Sheet,
} from '../../../output/pdf/sheet.ts';
import type { AnnualPaper } from './view.ts';

const WIDTH = page.right - page.left;
const LABELS = 150;
const QR = 76;

/** Head of the Induk with the identity of the taxpayer. */
export const drawInduk = (sheet: Sheet, { of, from, to, taxpayer }: AnnualPaper): void => {
  const { doc } = sheet;
  const middle = { width: WIDTH, align: 'center' } as const;
  doc.font('Helvetica-Bold').fontSize(7.5).fillColor(ink.soft);
  doc.text(`${sheet.say('pdfBupot.ministry')}\n${sheet.say('pdfBupot.office')}`, page.left, sheet.y, middle);
  doc.fontSize(14).fillColor(ink.text);
  doc.text(sheet.say(`pdfAnnual.title.${of.era}`), page.left, doc.y + 6, middle);
  const nature = of.revision === 0 ? sheet.say('pdfSpt.normal') : sheet.say('pdfSpt.corrected', { n: of.revision });
  doc.font('Helvetica').fontSize(9.5);
  doc.text(sheet.say('pdfAnnual.under', { year: of.taxYear, nature }), page.left, doc.y + 3, middle);
  sheet.y = doc.y + 10;
  drawHeading(sheet, sheet.say('pdfAnnual.identity'));
  drawFact(sheet, sheet.say('pdf.npwp'), formatNpwp(taxpayer.npwp), LABELS);
  drawFact(sheet, sheet.say('pdf.name'), taxpayer.name, LABELS);
  drawFact(sheet, sheet.say('pdf.address'), withCity(taxpayer.address, taxpayer.city), LABELS);
  drawFact(sheet, sheet.say('pdfAnnual.books'), formatSpan(from, to), LABELS);
  if (of.reason) drawFact(sheet, sheet.say('pdfAnnual.reason'), of.reason, LABELS);
  sheet.y += 6;
};

/** Number and time of the receipt (BPE), once it is filed. */
export const drawReceipt = (sheet: Sheet, { of }: AnnualPaper): void => {
  if (of.bpe === null || of.filedAt === null) return;
  ensureRoom(sheet, 60);
  drawHeading(sheet, sheet.say('pdfSpt.receipt'));
  drawFact(sheet, sheet.say('pdfSpt.bpe'), of.bpe, LABELS);
  drawFact(sheet, sheet.say('pdfSpt.filedAt'), `${formatMoment(of.filedAt)} WIB`, LABELS);
  sheet.y += 6;
};

export const drawSignature = (sheet: Sheet, { of, taxpayer, signee, qr }: AnnualPaper): void => {
  const { doc } = sheet;
  ensureRoom(sheet, QR + 80);
  drawHeading(sheet, sheet.say('pdfSpt.statement'));
  doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
  doc.text(sheet.say('pdfSpt.declares'), page.left + 8, sheet.y, { width: WIDTH - 16 });
  const top = doc.y + 10;
  drawQr(doc, qr, page.left + 8, top, QR);
  doc.font('Helvetica').fontSize(7).fillColor(ink.soft);
  doc.text(sheet.say('pdfSpt.qr'), page.left + 8, top + QR + 4, { width: 220 });
  const left = page.left + 280;
  const centred = { width: page.right - left - 8, align: 'center' } as const;
  const day = of.filedAt === null ? '........................' : formatLongDay(jakartaDay(of.filedAt), 'id');
  doc
    .fontSize(9)
    .fillColor(ink.text)
    .text(drawable(`${taxpayer.city}, ${day}`), left, top, centred);
  doc.fontSize(8).fillColor(ink.soft);
  doc.text(sheet.say(`pdfSpt.acts.${signee?.acts ?? 'WAJIB_PAJAK'}`), left, top + 15, centred);
  doc.text(sheet.say(of.filedAt === null ? 'pdf.notSigned' : 'pdf.signedBy'), left, top + 34, centred);
  doc.font('Helvetica-Bold').fontSize(9.5).fillColor(ink.text);
  doc.text(drawable(signee?.name ?? ''), left, top + 48, centred);
  doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
  doc.text(signee ? formatNpwp(signee.npwp) : '', left, top + 61, centred);
  sheet.y = top + QR + 22;
};

import { formatNumber } from '#domain/faktur/number.ts';
import type { Retur } from '#domain/faktur/retur.ts';
import { noteOf } from '#domain/faktur/retur-compute.ts';
import { isReturned } from '#domain/faktur/retur-left.ts';
import { returMark } from '#domain/faktur/retur-status.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { formatLongDay, formatNpwp } from '#domain/text/format.ts';
import {
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
import { drawSums } from './pdf-sums.ts';

type Party = { name: string; npwp: string; nitku: string; address: string };

export type ReturPaperView = {
  retur: Retur;
  buyer: Party & { city: string | null };
  seller: Party;
  originDate: string | null;
  /** A public link, or the data of the return. */
  qr: string;
};

const width = page.right - page.left;
const FACT_WIDTH = 150;

const drawParty = (sheet: Sheet, heading: string, { name, npwp, nitku, address }: Party): void => {
  drawHeading(sheet, heading);
  drawFact(sheet, sheet.say('pdf.name'), name, FACT_WIDTH);
  drawFact(sheet, sheet.say('pdf.address'), address, FACT_WIDTH);
  drawFact(sheet, sheet.say('pdf.npwp'), formatNpwp(npwp), FACT_WIDTH);
  drawFact(sheet, sheet.say('pdf.nitku'), nitku, FACT_WIDTH);
  sheet.y += 4;
};

const drawHead = (sheet: Sheet, { retur, buyer, seller, originDate }: ReturPaperView, note: string): void => {
  const { doc } = sheet;
  doc.font('Helvetica-Bold').fontSize(17).fillColor(ink.text);
  doc.text(sheet.say(`pdfRetur.title.${note}`), page.left, sheet.y, { width, align: 'center' });
  sheet.y = doc.y + 8;
  const given = retur.number === null ? sheet.say('pdf.noNumber') : formatNumber(retur.number);
  drawFact(sheet, sheet.say('pdfRetur.number'), given, FACT_WIDTH);
  drawFact(sheet, sheet.say('pdfRetur.date'), retur.date ? formatLongDay(retur.date, sheet.locale) : '-', FACT_WIDTH);
  const invoice = retur.originNumber ? formatNumber(retur.originNumber) : '-';
  drawFact(sheet, sheet.say('pdfRetur.invoice'), invoice, FACT_WIDTH);
  drawFact(
    sheet,
    sheet.say('pdfRetur.invoiceDate'),
    originDate ? formatLongDay(originDate, sheet.locale) : '-',
    FACT_WIDTH,
  );
  if (retur.reference) drawFact(sheet, sheet.say('pdf.reference'), retur.reference, FACT_WIDTH);
  sheet.y += 6;
  drawParty(sheet, sheet.say(`pdfRetur.buyer.${note}`), buyer);
  drawParty(sheet, sheet.say(`pdfRetur.seller.${note}`), seller);
};

const sums = ['gross', 'discount', 'dpp', 'otherDpp', 'ppn', 'ppnbm'] as const;

const SIZE = 84;

const drawSignature = (sheet: Sheet, { retur, buyer, qr }: ReturPaperView): void => {
  const { doc } = sheet;
  ensureRoom(sheet, SIZE + 40);
  const top = sheet.y + 4;
  drawQr(doc, qr, page.left + 8, top, SIZE);
  const place = [buyer.city, retur.date ? formatLongDay(retur.date, sheet.locale) : null].filter(Boolean).join(', ');
  const signed = retur.number !== null;
  drawSigned(sheet, top, { place, signed, name: signed ? (retur.signeeName ?? buyer.name) : '' });
  sheet.y = top + SIZE + 10;
};

/**
 * A nota retur (goods) or nota pembatalan (services) with the content of PMK 65/PMK.03/2010 and PMK 81/2024 ps. 288,
 * 289. Amounts to the sen, as at the tax office.
 */
export const drawReturPdf = (view: ReturPaperView, locale: Locale = 'id'): Promise<Buffer> => {
  const { retur } = view;
  const note = noteOf(retur.lines);
  const title = `${say(locale, `pdfRetur.title.${note}`)} ${retur.number ?? retur.reference ?? retur.id}`;
  const statusMark = returMark(retur);
  const mark = statusMark && `pdfRetur.watermark.${statusMark}`;
  return drawDocument({ title, at: retur.updatedAt, locale, mark }, (sheet) => {
    drawHead(sheet, view, note);
    drawLines(sheet, { lines: retur.lines.filter(isReturned) });
    const shown = sums.filter((key) => key !== 'otherDpp' || retur.otherDpp !== retur.dpp);
    drawSums(
      sheet,
      'pdfRetur.total',
      shown.map((key) => [key, retur[key]]),
      12,
    );
    sheet.y += 8;
    drawSignature(sheet, view);
  });
};

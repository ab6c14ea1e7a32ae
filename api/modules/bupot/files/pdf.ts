import type { SlipSheet } from '#domain/bupot/sheet.ts';
import { drawable, drawDocument, drawQr, ensureRoom, ink, page, type Sheet } from '../../../output/pdf/sheet.ts';
import { drawHead, drawStatus } from './pdf-head.ts';
import { drawSection } from './pdf-parts.ts';
import { paperLocale, sheetOf } from './sheet/sheet-of.ts';
import type { SlipView } from './sheet/view.ts';

const WIDTH = page.right - page.left;
const QR = 84;
/** Height reserved below the last bar, so that it stays on one page with its QR code. */
const LAST = QR + 42;

const drawEnd = (sheet: Sheet, { sections, notes }: SlipSheet, qr: string): void => {
  const { doc } = sheet;
  const last = sections.at(-1);
  if (!last) return;
  ensureRoom(sheet, LAST);
  const top = sheet.y + 19;
  const left = page.right - QR - 18;
  drawSection(sheet, last, WIDTH - QR - 26);
  const endY = sheet.y;
  drawQr(doc, qr, left, top + 2, QR);
  doc.font('Helvetica').fontSize(6.5).fillColor(ink.soft);
  doc.text(sheet.say('pdfBupot.qr'), left - 18, top + QR + 6, { width: QR + 36, align: 'center' });
  sheet.y = Math.max(endY, doc.y) + 4;
  if (notes.length === 0) return;
  doc.font('Helvetica').fontSize(7.5).fillColor(ink.soft);
  ensureRoom(sheet, 24);
  doc.text(drawable(notes.join(' ')), page.left + 6, sheet.y, { width: WIDTH - 12 });
  sheet.y = doc.y;
};

/** In the layout of the tax office (PER-11/PJ/2025), in the language of its form. */
export const drawBupotPdf = (view: SlipView): Promise<Buffer> => {
  const { bupot, qr } = view;
  const locale = paperLocale(bupot.kind);
  const slipSheet = sheetOf(view, locale);
  const title = `${bupot.kind} ${bupot.number ?? bupot.reference ?? bupot.id}`;
  const mark = slipSheet.mark && `pdfBupot.mark.${slipSheet.mark}`;
  return drawDocument({ title, at: bupot.updatedAt, locale, mark }, (sheet) => {
    drawHead(sheet, slipSheet);
    drawStatus(sheet, slipSheet);
    for (const section of slipSheet.sections.slice(0, -1)) drawSection(sheet, section);
    drawEnd(sheet, slipSheet, qr);
  });
};

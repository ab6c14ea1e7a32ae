import PDFDocument from 'pdfkit';
import type { Faktur } from '#domain/faktur/record.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { type FakturView, watermarkOf } from './faktur-view.ts';
import { drawLines } from './pdf/faktur-lines.ts';
import { drawParties } from './pdf/faktur-parties.ts';
import { drawSignature } from './pdf/faktur-signature.ts';
import { drawTotals } from './pdf/faktur-totals.ts';
import { drawable, drawWatermark, ink, page } from './pdf/page.ts';

/** A place to draw: the document, the language, and how far down the page we are. */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  say: (key: string, params?: Record<string, string | number>) => string;
  y: number;
};

const onEveryPage = (sheet: Sheet, faktur: Faktur): void => {
  const { doc } = sheet;
  const mark = watermarkOf(faktur);
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at);
    if (mark) drawWatermark(doc, sheet.say(`pdf.watermark.${mark}`));
    if (count > 1) {
      doc.font('Helvetica').fontSize(7.5).fillColor(ink.soft);
      doc.text(sheet.say('pdf.page', { page: at + 1, pages: count }), page.left, 812, {
        width: page.right - page.left,
        align: 'right',
        lineBreak: false,
      });
    }
  }
};

/** The printed invoice, one PDF. Amounts in whole rupiah, half up, with the difference shown (PER-11/PJ/2025 art. 129). */
export const drawFakturPdf = (view: FakturView, locale: Locale = 'id'): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { faktur } = view;
    const title = faktur.number ?? faktur.reference ?? faktur.id;
    const doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: locale,
      info: {
        Title: drawable(`${say(locale, 'pdf.title')} ${title}`),
        CreationDate: new Date(faktur.updatedAt),
        ModDate: new Date(faktur.updatedAt),
      },
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    const sheet: Sheet = { doc, y: page.top, say: (key, params) => drawable(say(locale, key, params)) };
    try {
      drawParties(sheet, view);
      drawLines(sheet, faktur);
      drawTotals(sheet, faktur);
      drawSignature(sheet, view);
      onEveryPage(sheet, faktur);
      doc.end();
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });

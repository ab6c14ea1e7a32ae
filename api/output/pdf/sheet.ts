import PDFDocument from 'pdfkit';
import { type Locale, say } from '#domain/messages/index.ts';
import { drawable, ink, page } from './page.ts';

/** A place to draw: the document, the language, and how far down the page we are. */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  locale: Locale;
  say: (key: string, params?: Record<string, string | number>) => string;
  y: number;
};

const WIDTH = page.right - page.left;
const LABEL_WIDTH = 92;

/** Starts a page when the next block of this height does not fit. */
export const ensureRoom = (sheet: Sheet, height: number, onNewPage?: () => void): void => {
  if (sheet.y + height <= page.bottom) return;
  sheet.doc.addPage();
  sheet.y = page.top;
  onNewPage?.();
};

/** A tinted bar with a few words: what the facts below it are about. */
export const drawHeading = (sheet: Sheet, text: string): void => {
  const { doc } = sheet;
  doc.rect(page.left, sheet.y, WIDTH, 16).fill(ink.tint);
  doc
    .font('Helvetica-Bold')
    .fontSize(9)
    .fillColor(ink.text)
    .text(text, page.left + 8, sheet.y + 4, { lineBreak: false });
  sheet.y += 21;
};

/** A name and its value, the name lighter. */
export const drawFact = (sheet: Sheet, label: string, value: string, labelWidth = LABEL_WIDTH): void => {
  const { doc } = sheet;
  doc
    .font('Helvetica')
    .fontSize(9)
    .fillColor(ink.soft)
    .text(label, page.left + 8, sheet.y, { width: labelWidth, lineBreak: false });
  doc
    .fillColor(ink.text)
    .text(drawable(value), page.left + 8 + labelWidth, sheet.y, { width: WIDTH - labelWidth - 16 });
  sheet.y = doc.y + 2.5;
};

/** Does the same on each page that was drawn, with its number where there are several. */
export const onEveryPage = (sheet: Sheet, draw: () => void): void => {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at);
    draw();
    if (count > 1) {
      doc.font('Helvetica').fontSize(7.5).fillColor(ink.soft);
      doc.text(sheet.say('pdf.page', { page: at + 1, pages: count }), page.left, 812, {
        width: WIDTH,
        align: 'right',
        lineBreak: false,
      });
    }
  }
};

/** One A4 document. `at` (milliseconds) dates it, so that the same content gives the same bytes. */
export const drawDocument = (
  { title, at, locale }: { title: string; at: number; locale: Locale },
  draw: (sheet: Sheet) => void,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: locale,
      info: { Title: drawable(title), CreationDate: new Date(at), ModDate: new Date(at) },
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    try {
      draw({ doc, locale, y: page.top, say: (key, params) => drawable(say(locale, key, params)) });
      doc.end();
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });

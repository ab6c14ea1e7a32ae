import PDFDocument from 'pdfkit';
import { type Locale, say } from '#domain/messages/index.ts';
import { qrOf } from '../qr.ts';

export const page = { width: 595.28, height: 841.89, left: 42, right: 553.28, top: 42, bottom: 790 } as const;

export const ink = {
  text: '#1d2125',
  soft: '#5b6472',
  line: '#b9c0cb',
  tint: '#f1f5f9',
  mark: '#c33e35',
  head: '#1f3f67',
} as const;

const PLAIN: Record<string, string> = {
  '–': '\u2013',
  '—': '\u2014',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '−': '-',
  '\u00a0': ' ',
};

/** The built-in fonts use Windows-1252. Other characters become their base letter, or a question mark. */
export const drawable = (text: string): string => {
  let plain = true;
  for (let i = 0; i < text.length; i++)
    if (text.charCodeAt(i) > 255 || text.charCodeAt(i) < 32) {
      plain = false;
      break;
    }
  if (plain) return text;
  return [...text.replace(/\s/gu, ' ')]
    .map((char) => {
      const known = PLAIN[char];
      if (known !== undefined) return known;
      if ((char.codePointAt(0) ?? 0) < 256) return char;
      const base = char.normalize('NFKD').replace(/\p{M}/gu, '');
      return base.length > 0 && [...base].every((part) => (part.codePointAt(0) ?? 0) < 256) ? base : '?';
    })
    .join('');
};

const LARGEST_MARK = 96;
const WIDEST_MARK = 600;

const drawWatermark = (doc: PDFKit.PDFDocument, word: string): void => {
  doc.font('Helvetica-Bold').fontSize(LARGEST_MARK);
  const size = Math.min(LARGEST_MARK, (LARGEST_MARK * WIDEST_MARK) / doc.widthOfString(word));
  doc.save();
  doc.rotate(-35, { origin: [page.width / 2, page.height / 2] });
  doc.fontSize(size).fillColor(ink.mark).fillOpacity(0.13);
  doc.text(word, (page.width - doc.widthOfString(word)) / 2, page.height / 2 - size / 2, { lineBreak: false });
  doc.restore();
  doc.fillOpacity(1);
};

/** One filled path, an order of magnitude cheaper than an image and sharp at any size. */
export const drawQr = (doc: PDFKit.PDFDocument, text: string, left: number, top: number, size: number): void => {
  const { size: cells, runs } = qrOf(text);
  const cell = size / cells;
  for (const { row, from, length } of runs) doc.rect(left + from * cell, top + row * cell, length * cell, cell + 0.05);
  doc.fill('#000000');
};

export type Sheet = {
  doc: PDFKit.PDFDocument;
  locale: Locale;
  say: (key: string, params?: Record<string, string | number>) => string;
  y: number;
};

const WIDTH = page.right - page.left;
const LABEL_WIDTH = 92;

export const ensureRoom = (sheet: Sheet, height: number, onNewPage?: () => void): void => {
  if (sheet.y + height <= page.bottom) return;
  sheet.doc.addPage();
  sheet.y = page.top;
  onNewPage?.();
};

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

const finishPages = (sheet: Sheet, mark: string | null): void => {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at);
    if (mark) drawWatermark(doc, mark);
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

type Paper = {
  title: string;
  /** In milliseconds: the date in the metadata, so that the same content gives the same bytes. */
  at: number;
  locale: Locale;
  /** Key of the watermark; none on a valid paper. */
  mark?: string | null;
};

export const drawDocument = ({ title, at, locale, mark }: Paper, draw: (sheet: Sheet) => void): Promise<Buffer> =>
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
      const sheet: Sheet = { doc, locale, y: page.top, say: (key, params) => drawable(say(locale, key, params)) };
      draw(sheet);
      finishPages(sheet, mark ? sheet.say(mark) : null);
      doc.end();
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });

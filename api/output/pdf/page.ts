import { qrOf } from '../qr.ts';

/** A4 in points, with the margins every document of the house shares. */
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
  '\u00a0': ' ',
};

/** The built-in fonts speak Windows-1252: what they cannot draw is reduced to its base letter, or to a question mark, never to rubbish. */
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
/** As wide as the page stays free of cut letters when the word is turned. */
const WIDEST_MARK = 600;

/** A grey-red word across the page: seen at once, hiding nothing. */
export const drawWatermark = (doc: PDFKit.PDFDocument, word: string): void => {
  doc.font('Helvetica-Bold').fontSize(LARGEST_MARK);
  const size = Math.min(LARGEST_MARK, (LARGEST_MARK * WIDEST_MARK) / doc.widthOfString(word));
  doc.save();
  doc.rotate(-35, { origin: [page.width / 2, page.height / 2] });
  doc.fontSize(size).fillColor(ink.mark).fillOpacity(0.13);
  doc.text(word, (page.width - doc.widthOfString(word)) / 2, page.height / 2 - size / 2, { lineBreak: false });
  doc.restore();
  doc.fillOpacity(1);
};

/** Draws a QR code as one filled path, which is an order of magnitude cheaper than an image and prints sharp at any size. */
export const drawQr = (doc: PDFKit.PDFDocument, text: string, left: number, top: number, size: number): void => {
  const { size: cells, runs } = qrOf(text);
  const cell = size / cells;
  for (const { row, from, length } of runs) doc.rect(left + from * cell, top + row * cell, length * cell, cell + 0.05);
  doc.fill('#000000');
};

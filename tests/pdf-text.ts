import { constants, inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;
const SHOWN = /\[((?:\s*(?:<[0-9a-f]*>|-?[\d.]+))+)\s*\]\s*TJ/gi;

const opened = (bytes: Buffer): string => {
  try {
    // A stream that ends with a carriage return loses it together with the end of the line.
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch {
    return '';
  }
};

const written = (shown: string): string =>
  [...shown.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join('');

/** The texts of a PDF made by the product, in drawing order, page by page. */
export const pdfTexts = (pdf: Uint8Array): string[] =>
  [...Buffer.from(pdf).toString('latin1').matchAll(STREAM)].flatMap(([, body = '']) =>
    [...opened(Buffer.from(body, 'latin1')).matchAll(SHOWN)].map(([, shown = '']) => written(shown)),
  );

import { beginning } from '#domain/definition/readable-text.ts';
import { parseAmount } from '#domain/text/parse.ts';
import type { SheetRow } from '../sheet.ts';
import { headingKey } from './heading-key.ts';

/** "Total", "Jumlah:", "Grand Total": the whole cell. */
const TOTAL = /^\s*(grand[\s-]*|sub[\s-]*)?(total|jumlah)\s*:?\s*$/i;
/** "Subtotal Keuangan", "Total bulan November". */
const TOTAL_OF = /^\s*(grand[\s-]*|sub[\s-]*)?(total|jumlah)\b/i;
const NOTE =
  /^\s*(dicetak|dibuat|disetujui|disiapkan|diperiksa|diketahui|mengetahui|menyetujui|printed|prepared|approved|checked|generated|halaman|page|catatan|sumber)\b/i;
const FEW = 3;

const texts = ({ cells }: SheetRow): string[] => cells.map((cell) => cell.trim()).filter(Boolean);

const isNumber = (text: string): boolean => parseAmount(text) !== null;

export const totalWords = (row: SheetRow): string | null => {
  const cellTexts = texts(row);
  const whole = cellTexts.find((text) => TOTAL.test(text));
  if (whole !== undefined) return whole;
  // Goods may be called "Total Oil": a row with other words beside it is data.
  const words = cellTexts.filter((text) => !isNumber(text));
  const [only = ''] = words;
  return words.length === 1 && cellTexts.length > 1 && TOTAL_OF.test(only) ? only : null;
};

/** Repeated headings, as on each page of a printed report, or column numbers below the headings. */
export const isHeadingAgain = (row: SheetRow, headings: ReadonlySet<string>): boolean => {
  const cellTexts = texts(row);
  if (cellTexts.length < 3) return false;
  const isNumbered = cellTexts.every((text, at) => text.replace(/[()]/g, '') === String(at + 1));
  return isNumbered || cellTexts.every((text) => headings.has(headingKey(text)));
};

/** "Dicetak oleh: Admin", "Disetujui oleh", "Halaman 1 dari 3". */
export const isNote = (row: SheetRow): boolean => {
  const cellTexts = texts(row);
  return (
    cellTexts.length > 0 &&
    cellTexts.length <= FEW &&
    cellTexts.some((text) => NOTE.test(text)) &&
    !cellTexts.some(isNumber)
  );
};

/** Few words and no amount: below the table a signature or a place and date, inside it an incomplete document. */
export const isSparse = (row: SheetRow, columns: number): boolean => {
  const cellTexts = texts(row);
  return (
    cellTexts.length <= Math.min(FEW, columns / 3) && !cellTexts.some((text) => /^[\d.,\s-]*\d[\d.,\s-]*$/.test(text))
  );
};

const SHOWN = 80;

export const shownRow = (row: SheetRow): string => beginning(texts(row).join(' · '), SHOWN);

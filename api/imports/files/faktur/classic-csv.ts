import type { Book } from '../sheet.ts';
import { headRows } from '../table/head-rows.ts';

/** First cells of the three headings of a CSV for the client of e-Faktur before Coretax: an invoice, its counterparty, its goods. */
const MARKS = ['FK', 'LT', 'OF'] as const;

/** Whether a file is the CSV of e-Faktur before Coretax, whose rows are of three layouts: no table of ours reads it. */
export const isClassicCsv = async (book: Book): Promise<boolean> => {
  const [sheet] = book.sheets;
  if (sheet === undefined) return false;
  const begins = (await headRows(book, sheet)).map(({ cells }) => (cells[0] ?? '').trim().toUpperCase());
  const headed = MARKS.filter((mark) => begins.includes(mark)).length;
  return headed === MARKS.length || (begins[0] === 'FK' && begins.includes('OF'));
};

import type { Book } from '../sheet.ts';
import { headRows } from '../table/head-rows.ts';

/** First cells of the three headings of a CSV for the e-Faktur client before Coretax: invoice, counterparty, goods. */
const MARKS = ['FK', 'LT', 'OF'] as const;

export const isClassicCsv = async (book: Book): Promise<boolean> => {
  const [sheet] = book.sheets;
  if (sheet === undefined) return false;
  const begins = (await headRows(book, sheet)).map(({ cells }) => (cells[0] ?? '').trim().toUpperCase());
  const headed = MARKS.filter((mark) => begins.includes(mark)).length;
  return headed === MARKS.length || (begins[0] === 'FK' && begins.includes('OF'));
};

import type { Book } from '../sheet.ts';
import { headRows } from '../table/head-rows.ts';
import { headingKey } from '../table/heading-key.ts';

/** The portal's list of outgoing invoices has totals and states but no goods. */
const MARKS: readonly string[] = [
  'Nomor Faktur Pajak',
  'Status Faktur',
  'Masa Pajak',
  'ESignStatus',
  'Nama Pembeli',
].map(headingKey);

export const isPortalOutgoing = async (book: Book): Promise<boolean> => {
  for (const sheet of book.sheets)
    for (const { cells } of await headRows(book, sheet)) {
      const keys = new Set(cells.map(headingKey));
      if (MARKS.every((mark) => keys.has(mark))) return true;
    }
  return false;
};

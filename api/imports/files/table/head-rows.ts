import type { Book, SheetRow } from '../sheet.ts';

const HEADINGS_WITHIN = 20;

export const headRows = async (book: Book, sheet: string): Promise<SheetRow[]> => {
  const rows: SheetRow[] = [];
  await book.read(sheet, (row) => {
    if (row.row <= HEADINGS_WITHIN) rows.push(row);
    return row.row < HEADINGS_WITHIN;
  });
  return rows;
};

const BELOW = 50;

export const belowOf = async (book: Book, sheet: string, headingRow: number): Promise<SheetRow[]> => {
  const rows: SheetRow[] = [];
  await book.read(sheet, (row) => {
    if (row.row > headingRow) rows.push(row);
    return rows.length < BELOW;
  });
  return rows;
};

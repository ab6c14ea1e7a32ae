import type { ImportKind, OwnFormat } from '../kind.ts';
import type { Book, SheetRow } from '../sheet.ts';
import { headRows } from '../table/head-rows.ts';
import { headingKey } from '../table/heading-key.ts';
import { columnsOf } from '../table/headings.ts';
import { plainHeading } from '../table/joined-heading.ts';
import { readTable } from '../table/read.ts';
import type { MasukanField } from './fields.ts';
import { synonyms } from './synonyms.ts';

/** What tells the portal's list of incoming invoices from every other table: a seller, and a state of each. */
const marks = ['number', 'date', 'counterpartyNpwp', 'dpp', 'ppn', 'status'] as const satisfies readonly MasukanField[];
const sellers: readonly string[] = ['NPWP Penjual', 'SellerTIN', 'Seller TIN'].map(headingKey);

const known = new Map(
  (Object.entries(synonyms) as [MasukanField, readonly string[]][]).flatMap(([field, names]) =>
    names.map((name) => [headingKey(name), field] as const),
  ),
);

/** Which column holds which field, by headings that are known to the letter; the first of two alike. */
const mappingOf = (row: SheetRow): Record<string, string> => {
  const mapping: Record<string, string> = {};
  for (const { name } of columnsOf(plainHeading(row), [])) {
    const field = known.get(headingKey(name));
    if (field && mapping[field] === undefined) mapping[field] = name;
  }
  return mapping;
};

const isPortal = (mapping: Readonly<Record<string, string>>): boolean =>
  marks.every((field) => mapping[field] !== undefined) && sellers.includes(headingKey(mapping.counterpartyNpwp ?? ''));

/** The list of incoming invoices as the portal exports it, whatever its sheet is called, wherever its headings stand and in whatever order. */
export const portalList = async (kind: ImportKind, book: Book): Promise<OwnFormat | null> => {
  for (const sheet of book.sheets)
    for (const row of await headRows(book, sheet)) {
      const mapping = mappingOf(row);
      if (isPortal(mapping))
        return {
          source: 'portal',
          read: (_npwp, take) => readTable(kind, book, { sheet, headingRow: row.row, mapping }, take),
        };
    }
  return null;
};

import type { ImportKind, OwnFormat } from '../kind.ts';
import type { Book, SheetRow } from '../sheet.ts';
import { belowOf, headRows } from '../table/head-rows.ts';
import { headingKey, headingName } from '../table/heading-key.ts';
import { columnsOf } from '../table/headings.ts';
import { plainHeading } from '../table/joined-heading.ts';
import { nearestHeading } from '../table/nearest-heading.ts';
import { readTable } from '../table/read.ts';
import type { MasukanField } from './fields.ts';
import { synonyms } from './synonyms.ts';

const marks = ['number', 'date', 'counterpartyNpwp', 'dpp', 'ppn', 'status'] as const satisfies readonly MasukanField[];
const sellers: readonly string[] = ['NPWP Penjual', 'SellerTIN'].map(headingKey);

const known = new Map(
  (Object.entries(synonyms) as [MasukanField, readonly string[]][]).flatMap(([field, names]) =>
    names.map((name) => [headingName(name), field] as const),
  ),
);

/**
 * By exact headings, then by nearly equal ones: the portal itself writes "Masa Pajak Pengkreditkan". The first of two
 * equal headings counts.
 */
const mappingOf = (row: SheetRow): Record<string, string> => {
  const mapping: Record<string, string> = {};
  const columns = columnsOf(plainHeading(row), []);
  const take = (fieldOf: (key: string) => MasukanField | undefined): void => {
    for (const { name } of columns) {
      const field = fieldOf(headingName(name));
      if (field && mapping[field] === undefined && !Object.values(mapping).includes(name)) mapping[field] = name;
    }
  };
  take((key) => known.get(key));
  take((key) => {
    const near = nearestHeading(key, known.keys());
    return near === undefined ? undefined : known.get(near);
  });
  return mapping;
};

const needless: ReadonlySet<string> = new Set(
  ['Perekam', 'Nomor SP2D', 'Dilaporkan', 'Dilaporkan oleh Penjual', 'Dilaporkan oleh Pembeli', 'IsShowClearName']
    .concat(['Dilaporkan oleh Pemungut PPN', 'Penandatangan', 'ESignStatus', 'Kode Transaksi', 'No'])
    .map(headingKey),
);

const isPortal = (mapping: Readonly<Record<string, string>>): boolean =>
  marks.every((field) => mapping[field] !== undefined) && sellers.includes(headingKey(mapping.counterpartyNpwp ?? ''));

/** Whatever its sheet name, heading row and column order. */
export const portalList = async (kind: ImportKind, book: Book): Promise<OwnFormat | null> => {
  for (const sheet of book.sheets)
    for (const row of await headRows(book, sheet)) {
      const mapping = mappingOf(row);
      if (isPortal(mapping)) {
        const used = new Set(Object.values(mapping));
        const columns = columnsOf(plainHeading(row), await belowOf(book, sheet, row.row));
        const unread = columns.filter(
          ({ name, sample }) => !used.has(name) && sample.length > 0 && !needless.has(headingKey(name)),
        );
        return {
          source: 'portal',
          unread: unread.map(({ name }) => name),
          table: { sheet, headingRow: row.row },
          read: (_npwp, take, how) => readTable(kind, book, { sheet, headingRow: row.row, mapping }, take, how),
        };
      }
    }
  return null;
};

import { getTableColumns } from 'drizzle-orm';
import { blankBupot } from '#domain/bupot/blank.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { bupots } from '../../tables.ts';

type Stored = typeof bupots.$inferSelect;

/** A row without the text it is found by. */
export type StoredBupot = Omit<Stored, 'searchText'> & { searchText?: string };

const columns = new Set(Object.keys(getTableColumns(bupots)));
const blankFields = Object.keys(blankBupot) as (keyof Bupot)[];
const columnFields = blankFields.filter((field) => columns.has(field));
const bodyFields = blankFields.filter((field) => !columns.has(field));

/** Whole sen as rupiah. */
const inRupiah = ({ gross, base, tax, borne }: Pick<Stored, 'gross' | 'base' | 'tax' | 'borne'>) => ({
  gross: rupiah(gross),
  base: rupiah(base),
  tax: rupiah(tax),
  borne: rupiah(borne),
});

/** A stored row as the whole record. */
export const toBupot = ({ body, ...row }: StoredBupot): Bupot => {
  const { searchText: _, ...own } = row;
  return Object.assign({ ...blankBupot }, body as Bupot, own, inRupiah(row));
};

/** Lower case, what the search box looks into. */
export const bupotSearchText = (
  of: Pick<Bupot, 'number' | 'reference' | 'payeeName' | 'payeeNpwp' | 'taxCode'>,
): string => [of.number, of.reference, of.payeeName, of.payeeNpwp, of.taxCode].filter(Boolean).join(' ').toLowerCase();

/** A row with every column and nothing in it, read from JSON as that lays its fields out once: a file brings thousands of copies. */
const blankRow = JSON.parse(
  JSON.stringify(Object.fromEntries([...columnFields, 'body', 'searchText'].map((key) => [key, null]))),
) as Readonly<Record<string, unknown>>;

export const toStoredBupot = (bupot: Bupot): Stored => {
  const row: Record<string, unknown> = { ...blankRow };
  const body: Record<string, unknown> = {};
  for (const field of columnFields) row[field] = bupot[field];
  // Most of the fields beside the columns are another kind's: what is as in a blank slip, reading puts back.
  for (const field of bodyFields) {
    const value = bupot[field];
    if (value !== undefined && value !== blankBupot[field]) body[field] = value;
  }
  return Object.assign(row as Stored, {
    gross: sen(bupot.gross),
    base: sen(bupot.base),
    tax: sen(bupot.tax),
    borne: sen(bupot.borne),
    body: body as Partial<Bupot>,
    searchText: bupotSearchText(bupot),
  });
};

/** A slip as its table takes it, what stands beside the columns already JSON: a worker thread wrote it, and the one writer need not. */
export type WrittenBupot = Omit<Stored, 'body'> & { readonly body: string };

export const writtenBupot = (bupot: Bupot): WrittenBupot => {
  const stored = toStoredBupot(bupot);
  return Object.assign(stored, { body: JSON.stringify(stored.body) });
};

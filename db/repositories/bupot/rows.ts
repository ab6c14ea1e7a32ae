import { getTableColumns } from 'drizzle-orm';
import { blankBupot } from '#domain/bupot/blank.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { bupots } from '../../tables.ts';

type Stored = typeof bupots.$inferSelect;

export type StoredBupot = Omit<Stored, 'searchText'> & { searchText?: string };

const columns = new Set(Object.keys(getTableColumns(bupots)));
const blankFields = Object.keys(blankBupot) as (keyof Bupot)[];
const columnFields = blankFields.filter((field) => columns.has(field));
const bodyFields = blankFields.filter((field) => !columns.has(field));

export const toBupot = ({ body, searchText: _, ...row }: StoredBupot): Bupot =>
  Object.assign({ ...blankBupot }, body as Bupot, row);

export const bupotSearchText = (
  of: Pick<Bupot, 'number' | 'reference' | 'payeeName' | 'payeeNpwp' | 'taxCode'>,
): string => [of.number, of.reference, of.payeeName, of.payeeNpwp, of.taxCode].filter(Boolean).join(' ').toLowerCase();

/** JSON parsing lays out the fields once, which matters for the thousands of copies an import makes. */
const blankRow = JSON.parse(
  JSON.stringify(Object.fromEntries([...columnFields, 'body', 'searchText'].map((key) => [key, null]))),
) as Readonly<Record<string, unknown>>;

export const toStoredBupot = (bupot: Bupot): Stored => {
  const row: Record<string, unknown> = { ...blankRow };
  const body: Record<string, unknown> = {};
  for (const field of columnFields) row[field] = bupot[field];
  // Most of these fields belong to other kinds: fields with the value of a blank slip are omitted and restored on
  // reading.
  for (const field of bodyFields) {
    const value = bupot[field];
    if (value !== undefined && value !== blankBupot[field]) body[field] = value;
  }
  return Object.assign(row as Stored, {
    body: body as Partial<Bupot>,
    searchText: bupotSearchText(bupot),
  });
};

/** With the JSON column serialised by a worker thread, so that the single writer need not do it. */
export type WrittenBupot = Omit<Stored, 'body'> & { readonly body: string };

export const writtenBupot = (bupot: Bupot): WrittenBupot => {
  const stored = toStoredBupot(bupot);
  return Object.assign(stored, { body: JSON.stringify(stored.body) });
};

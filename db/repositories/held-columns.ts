import { getTableColumns } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

type Columns = Readonly<Record<string, SQLiteColumn>>;

/** Rows that are part of a document: its lines, the entries of its ledger. */
type Parts = {
  readonly table: SQLiteTable;
  /** Null in a table that belongs to no company. */
  readonly companyId: SQLiteColumn | null;
  readonly of: SQLiteColumn;
  readonly order: SQLiteColumn;
  readonly fields: Columns;
};

/** A table whose rows the history keeps digests of. */
export type CoveredTable = {
  readonly table: SQLiteTable;
  /**
   * Where the id the history uses, or the company, is in another column than `id` and `companyId`. Rows without a company belong to the chain
   * of the house.
   */
  readonly keys?: { readonly id: SQLiteColumn; readonly companyId: SQLiteColumn | null };
  readonly fields: Columns;
  readonly parts?: Parts;
};

export const pick = <T extends SQLiteTable>(
  table: T,
  ...keys: readonly (keyof T['_']['columns'] & string)[]
): Columns => {
  const columns: Columns = getTableColumns(table);
  return Object.fromEntries(keys.toSorted().map((key) => [key, columns[key] as SQLiteColumn]));
};

/** The columns a held table is looked up by. */
export const keysOf = ({ table, keys }: CoveredTable): NonNullable<CoveredTable['keys']> => {
  if (keys) return keys;
  const { id, companyId }: Columns = getTableColumns(table);
  if (!id || !companyId) throw new Error('a held table without its keys');
  return { id, companyId };
};

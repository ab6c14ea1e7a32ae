import { getTableColumns } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

type Columns = Readonly<Record<string, SQLiteColumn>>;

type Parts = {
  readonly table: SQLiteTable;
  readonly companyId: SQLiteColumn | null;
  readonly of: SQLiteColumn;
  readonly order: SQLiteColumn;
  readonly fields: Columns;
};

export type CoveredTable = {
  readonly table: SQLiteTable;
  /**
   * Where id or company are other columns than `id` and `companyId`. Rows without a company belong to the system chain.
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

export const keysOf = ({ table, keys }: CoveredTable): NonNullable<CoveredTable['keys']> => {
  if (keys) return keys;
  const { id, companyId }: Columns = getTableColumns(table);
  if (!id || !companyId) throw new Error('a covered table without its keys');
  return { id, companyId };
};

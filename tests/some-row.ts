import { getTableColumns } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** By the kind of the column; the only custom kind is rupiah. */
const VALUES: Readonly<Record<string, unknown>> = { string: 'x', number: 1, boolean: true, json: [], custom: '1.00' };

/** Some row of a table: these values, and placeholders where a column may not be empty. */
export const someRow = <T extends SQLiteTable>(
  table: T,
  values: Readonly<Record<string, unknown>>,
): T['$inferInsert'] =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, { notNull, dataType }]) => [
      key,
      key in values ? values[key] : notNull ? VALUES[dataType] : null,
    ]),
  ) as T['$inferInsert'];

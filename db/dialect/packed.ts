import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { dialect } from './columns.ts';

const listed = (parts: readonly SQLWrapper[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );

const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/**
 * Columns of a row, and after them fields of its JSON column as one list, as a single value: where many rows are read for a few of their fields, taking
 * each field over by itself costs more than finding the rows. Names of fields are code, never what somebody typed.
 */
export const packed = <T>(columns: readonly SQLWrapper[], body: SQLWrapper, fields: readonly string[]): SQL<T> => {
  const beside =
    dialect === 'pg'
      ? sql`jsonb_build_array(${listed(fields.map((field) => sql`${body} -> ${sql.raw(`'${field}'`)}`))})`
      : sql`json_extract(${body}, ${listed(fields.map((field) => sql.raw(`'$.${field}'`)))})`;
  const row = dialect === 'pg' ? sql`jsonb_build_array` : sql`json_array`;
  return sql<T>`${row}(${listed([...columns, beside])})`.mapWith((value) => parsed(value) as T);
};

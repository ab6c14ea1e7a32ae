import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { dialect } from './columns.ts';

const listed = (parts: readonly SQLWrapper[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );

const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/**
 * Columns and fields of a JSON column as one list in a single value: returning each field separately costs more than
 * finding the rows. Names of fields come from code, never from user input.
 */
export const packed = <T>(columns: readonly SQLWrapper[], body: SQLWrapper, fields: readonly string[]): SQL<T> => {
  const beside =
    dialect === 'pg'
      ? sql`jsonb_build_array(${listed(fields.map((field) => sql`${body} -> ${sql.raw(`'${field}'`)}`))})`
      : sql`json_extract(${body}, ${listed(fields.map((field) => sql.raw(`'$.${field}'`)))})`;
  const row = dialect === 'pg' ? sql`jsonb_build_array` : sql`json_array`;
  return sql<T>`${row}(${listed([...columns, beside])})`.mapWith((value) => parsed(value) as T);
};

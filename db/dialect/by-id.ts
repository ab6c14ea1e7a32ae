import { and, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { dialect } from './columns.ts';
import { textOf, textsIn } from './sets.ts';

type OwnedTable = { readonly id: SQLiteColumn; readonly companyId: SQLiteColumn };

/**
 * Company and id are compared as a pair: compared separately, SQLite (without statistics) picks an index that begins
 * with the company and scans all its rows.
 */
export const ofCompanyById = (
  { companyId, id }: OwnedTable,
  company: string | Placeholder,
  ids: readonly string[] | Placeholder,
): SQL | undefined =>
  dialect === 'pg'
    ? and(eq(companyId, company), inArray(id, textsIn(ids)))
    : sql`(${companyId}, ${id}) in (select ${company}, value from json_each(${textOf(ids)}))`;

/** Only rows whose version is still the one that was read. */
export const ofCompanyByVersion = (
  { companyId, id, version }: OwnedTable & { readonly version: SQLiteColumn },
  company: string,
  reads: readonly { readonly id: string; readonly version: number }[],
): SQL | undefined => {
  const pairs = textOf(reads.map((read) => [read.id, read.version]));
  return dialect === 'pg'
    ? and(
        eq(companyId, company),
        sql`(${id}, ${version}) in (select e ->> 0, (e ->> 1)::integer from jsonb_array_elements(${pairs}::jsonb) as e)`,
      )
    : sql`(${companyId}, ${id}, ${version}) in (select ${company}, value ->> 0, value ->> 1 from json_each(${pairs}))`;
};

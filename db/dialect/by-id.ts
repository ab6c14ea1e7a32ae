import { and, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { dialect } from './columns.ts';
import { textOf, textsIn } from './sets.ts';

type OwnedTable = { readonly id: SQLiteColumn; readonly companyId: SQLiteColumn };

/**
 * Rows of a company by their ids. SQLite looks company and id up as a pair: asked one beside the other it takes an index that begins with
 * the company, as it has counted no rows, and goes through all the company has.
 */
export const ofCompanyById = (
  { companyId, id }: OwnedTable,
  company: string | Placeholder,
  ids: readonly string[] | Placeholder,
): SQL | undefined =>
  dialect === 'pg'
    ? and(eq(companyId, company), inArray(id, textsIn(ids)))
    : sql`(${companyId}, ${id}) in (select ${company}, value from json_each(${textOf(ids)}))`;

/** The same of rows that still have the version they were read with. */
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

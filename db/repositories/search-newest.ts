import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { like } from './list-conditions.ts';

/** Rows of the company looked at for words no index knows, newest first: keeps the search box quick in any company. */
const LOOKED_AT = 20_000;

/** A table as words are looked for in it: whose a row is, what is newest, and its lower-case text. */
export type Searched = {
  readonly table: SQLiteTable;
  readonly id: SQLiteColumn;
  readonly company: SQLiteColumn;
  /** Where other documents stand in the same table: which rows are looked at. */
  readonly only?: SQL;
  readonly by: SQLiteColumn;
  readonly searchText: SQLiteColumn;
};

/** Ids of the newest rows with the words in them, newest first. */
export const searchNewest = async (
  scope: Scope,
  read: Query,
  { table, id, company, only, by, searchText }: Searched,
  { q, limit }: { q: string; limit: number },
): Promise<string[]> => {
  const recent = read
    .select({
      id: sql<string>`${id}`.as('found_id'),
      at: sql`${by}`.as('found_at'),
      text: sql`${searchText}`.as('text'),
    })
    .from(table)
    .where(and(eq(company, scope.companyId), only))
    .orderBy(desc(by), desc(id))
    .limit(LOOKED_AT)
    .as('recent');
  const rows = await read
    .select({ id: recent.id })
    .from(recent)
    .where(sql`${recent.text} like ${like(q)} escape '\\'`)
    .orderBy(desc(recent.at), desc(recent.id))
    .limit(limit);
  return rows.map((row) => row.id);
};

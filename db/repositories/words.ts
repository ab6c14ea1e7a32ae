import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { dialect } from '../dialect/columns.ts';
import { place } from '../dialect/place.ts';
import { prepared } from '../prepared.ts';
import { type Atom, like } from './list-conditions.ts';

/** Beyond this, reading the rows directly is faster. */
const FEW = 5_000;

/** A company's range in the index: its number in the upper bits, so that its rows are adjacent. */
const PART = 2 ** 40;
const partOf = (companyId: unknown): SQL =>
  sql`(select coalesce((select shown_id from companies where id = ${companyId}), 0) << 40)`;
const own = partOf(place('companyId'));

export const SHORTEST_INDEXED = 3;

/**
 * In the syntax of the index: one phrase, its quotes doubled. Undefined for less than three letters, which the index
 * cannot find.
 */
const indexed = (typed: string): string | undefined => {
  if ([...typed].length < SHORTEST_INDEXED) return undefined;
  return dialect === 'pg' ? like(typed) : `"${typed.replaceAll('"', '""')}"`;
};

/**
 * Trigrams of every search text. On SQLite in two tables, on PostgreSQL an index of the table itself, read by a
 * function of the owner (`db/dialect/row-security.ts`).
 */
const wordsOf = (table: 'faktur' | 'bupot') => {
  const search = sql.identifier(`${table}_search`);
  const rows = sql.identifier(`${table}_search_rows`);
  const id = sql.identifier(`${table}_id`);

  const found = (words: SQL): SQL =>
    sql`${search} match ${words} and ${search}.rowid between ${own} and ${own} + ${sql.raw(String(PART - 1))}`;

  const tooMany = sql.raw(String(FEW + 1));
  const withWords = sql.identifier(`${table}_with_words`);
  /** On PostgreSQL: at most one more than the limit. */
  const foundByOwner = (words: SQL): SQL => sql`${withWords}(${place('companyId')}, ${words}, ${tooMany})`;

  const few = prepared<{ count: number }[]>((db) =>
    db
      .select({ count: sql<number>`cast(count(*) as integer)` })
      .from(
        dialect === 'pg'
          ? sql`${foundByOwner(place('words'))}`
          : sql`(select 1 from ${search} where ${found(place('words'))} limit ${tooMany})`,
      ),
  );

  /** As text: it may exceed the exact integers of JavaScript. */
  const end = prepared<{ row: string }[]>((db) =>
    db
      .select({
        row: sql<string>`cast(coalesce((select max(search_row) from ${rows} where search_row between part and part + ${sql.raw(String(PART - 1))}), part) as text)`,
      })
      .from(sql`(select ${own} as part)`),
  );

  /** Whether the words match so few of the company's rows that the index should lead. */
  const areFew = async (scope: Scope, query: Query, words: string): Promise<boolean> =>
    ((await few(query, { companyId: scope.companyId, words }))[0]?.count ?? 0) <= FEW;

  return {
    /**
     * In the transaction that made the rows. Not a trigger, which writes each row separately at ten times the cost;
     * triggers handle later changes and deletions.
     */
    add: async (tx: Tx, scope: Scope, made: readonly { id: string; searchText: string }[]): Promise<void> => {
      if (dialect === 'pg' || made.length === 0) return;
      const [last] = await end(tx.db, { companyId: scope.companyId });
      const given = JSON.stringify(made.map(({ id, searchText }) => [id, searchText]));
      const next = sql`cast(${last?.row ?? '0'} as integer) + 1 + key`;
      await tx.db.run(
        sql`insert into ${rows} (search_row, ${id}) select ${next}, value ->> 0 from json_each(${given})`,
      );
      await tx.db.run(sql`insert into ${search} (rowid, words) select ${next}, value ->> 1 from json_each(${given})`);
    },

    /** The ids of rows that contain the words, as the value of a condition. */
    idsWith: (words: SQL): SQL =>
      dialect === 'pg'
        ? sql`(select * from ${foundByOwner(words)})`
        : sql`(select ${id} from ${search} join ${rows} on search_row = ${search}.rowid where ${found(words)})`,

    /** Led by the index when the words match few of the company's rows. */
    lead: async <N extends string>(
      scope: Scope,
      query: Query,
      typed: readonly (string | undefined)[],
      plain: readonly Atom<N>[],
    ): Promise<readonly Atom<N | 'found'>[]> => {
      for (const one of typed) {
        const words = one && indexed(one.toLowerCase());
        if (words && (await areFew(scope, query, words))) return [...plain, ['found', [words]]];
      }
      return plain;
    },

    /** The unary plus keeps SQLite from scanning the company's rows when the words lead. */
    company: (of: readonly Atom[], column: SQL): SQL =>
      dialect === 'sqlite' && of.some(([name]) => name === 'found') ? sql`+${column}` : column,
  };
};

export const fakturWords = wordsOf('faktur');
export const bupotWords = wordsOf('bupot');

/** Bounds the cost of a search that no index covers. */
const LOOKED_AT = 20_000;

export type Searched = {
  readonly table: SQLiteTable;
  readonly id: SQLiteColumn;
  readonly company: SQLiteColumn;
  /** For a table shared by several kinds. */
  readonly only?: SQL;
  readonly by: SQLiteColumn;
  readonly searchText: SQLiteColumn;
};

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

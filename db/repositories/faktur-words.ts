import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../connection.ts';
import { dialect } from '../dialect/columns.ts';
import { textsIn } from '../dialect/sets.ts';
import { prepared } from '../prepared.ts';
import { faktur } from '../tables.ts';

/** Past this many finds the rows themselves are the quicker way: most of what is read then is also wanted. */
const FEW = 5_000;

/** A company's part of the index: its number in the upper bits, so that its rows lie side by side. */
const PART = 2 ** 40;
const partOf = (companyId: unknown): SQL =>
  sql`(select coalesce((select shown_id from companies where id = ${companyId}), 0) << 40)`;
const own = partOf(sql.placeholder('companyId'));

/**
 * Puts new invoices into the index of words, in the transaction that made them. Not a trigger: inside one, every row would be
 * written to the index by itself, at ten times the cost. What changes or goes later is followed by triggers.
 */
export const indexWords = async (tx: Tx, scope: Scope, ids: readonly string[]): Promise<void> => {
  if (dialect === 'pg' || ids.length === 0) return;
  await tx.db.run(sql`
    insert into faktur_search_rows (search_row, faktur_id)
    select coalesce((select max(search_row) from faktur_search_rows where search_row between part and part + ${PART - 1}), part) + key + 1, value
    from json_each(${JSON.stringify(ids)}), (select ${partOf(scope.companyId)} as part)`);
  await tx.db.run(sql`
    insert into faktur_search (rowid, words)
    select search_row, ${faktur.searchText} from faktur_search_rows join ${faktur} on ${faktur.id} = faktur_id
    where faktur_id in ${textsIn(ids)}`);
};

/** The rows of the company that have the words in them, from the index of three letters in a row (SQLite only). */
const found = (words: Placeholder): SQL =>
  sql`faktur_search match ${words} and faktur_search.rowid between ${own} and ${own} + ${sql.raw(String(PART - 1))}`;

export const idsWith = (words: Placeholder): SQL =>
  sql`(select faktur_id from faktur_search join faktur_search_rows on search_row = faktur_search.rowid where ${found(words)})`;

const few = prepared<{ count: number }[]>((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(
      sql`(select 1 from faktur_search where ${found(sql.placeholder('words'))} limit ${sql.raw(String(FEW + 1))})`,
    ),
);

/** Both databases keep three letters in a row. */
export const SHORTEST_INDEXED = 3;

/** What is typed as the index wants it: one phrase, its quotes doubled. Undefined where the index has no say: it knows three letters, not two. */
export const indexedWords = (typed: string): string | undefined =>
  dialect === 'pg' || [...typed].length < SHORTEST_INDEXED ? undefined : `"${typed.replaceAll('"', '""')}"`;

/** Whether the words single out so few of the company's invoices that the index should lead. */
export const areFew = async (scope: Scope, query: Query, words: string): Promise<boolean> =>
  ((await few(query, { companyId: scope.companyId, words }))[0]?.count ?? 0) <= FEW;

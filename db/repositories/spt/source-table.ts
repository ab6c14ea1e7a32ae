import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { LiveKind } from '#domain/documents.ts';
import type { Scope } from '#domain/scope.ts';
import type { DocumentSum, Summed } from '#domain/spt/document-sum.ts';
import type { Query } from '../../database.ts';

/** A column, or what is worked out of columns. */
type Columns = Readonly<Record<string, SQLiteColumn | SQL>>;

/** A document as "what if" asks for it. */
export type Drawable = Summed & {
  readonly id: string;
  readonly period: string;
  readonly inForce: boolean;
  /** It counts for nothing any more. */
  readonly gone: boolean;
  /** The return that holds it. */
  readonly holder: string | null;
  readonly replaces: string | null;
};

/** A table whose documents returns are made of, and what its columns mean to them. */
export type SourceTable = {
  /** The list that shows which return holds a document, and what its events are called. */
  readonly list: string;
  readonly live: LiveKind;
  readonly table: SQLiteTable;
  readonly id: SQLiteColumn;
  readonly company: SQLiteColumn;
  readonly period: SQLiteColumn;
  readonly kind: SQLiteColumn;
  readonly row: SQLiteColumn;
  readonly status: SQLiteColumn;
  /** The return that holds a document. */
  readonly holder: SQLiteColumn;
  /** Moment it came into force. */
  readonly since: SQLiteColumn;
  /** The document it takes the place of, where there may be one. */
  readonly replaces?: SQLiteColumn;
  /** States in which a document counts, and those in which it counts for nothing and is not waited for. */
  readonly inForce: readonly string[];
  readonly gone: readonly string[];
  /** Each group by its condition, in which a text stands as it is: the grouping says it again. */
  readonly groups: Readonly<Record<string, SQL>>;
  /** In sen, by the names returns add up. */
  readonly amounts: Columns;
  /** An amount that stands in the index documents are found by under a line. */
  readonly indexed?: string;
  /** What a list of a return shows of a document; the day it is of, and its number. */
  readonly shown: Columns;
  readonly date: SQLiteColumn;
  readonly number: SQLiteColumn;
  /** What a printed list shows besides. */
  readonly printed: Columns;
  /** Of these, the amounts in sen that are told in rupiah. */
  readonly money: readonly string[];
  /** Of the amounts a list shows, those it adds up. */
  readonly summed: readonly string[];
  /**
   * Documents by id as they would stand in the return of a masa, were they in force; as they are where nothing is said. Those of other companies
   * are left out.
   */
  readonly supposed?: (scope: Scope, query: Query, ids: readonly string[], period: string) => Promise<Drawable[]>;
};

/** Those of some kinds. */
export const ofKinds = ({ kind }: SourceTable, kinds: readonly string[]): SQL => inArray(kind, [...kinds]);

/** Those of a group. A group nobody knows has none. */
export const inGroup = ({ groups }: SourceTable, group: string): SQL => groups[group] ?? sql`1 = 0`;

/** The group of a document, null where it is in none. */
export const groupOf = ({ groups }: SourceTable): SQL<string | null> => {
  const cases = Object.entries(groups).map(([name, within]) => sql`when ${within} then ${sql.raw(`'${name}'`)}`);
  return cases.length === 0 ? sql`cast(null as text)` : sql`case ${sql.join(cases, sql` `)} end`;
};

/** A sum of sen as text: on SQLite past 2^53 it is no number any more. */
export const sumAsText = (sum: SQL | SQLiteColumn): SQL<string> => sql<string>`cast(coalesce(sum(${sum}), 0) as text)`;

/** The documents one return holds. */
export const oneInReturn = (of: SourceTable, { companyId }: Scope, id: string): SQL | undefined =>
  and(eq(of.company, companyId), eq(of.holder, id));

/** The sums of columns as one row of an answer, and read back in sen. */
export const sumColumns = (columns: Columns): Record<string, SQL<string>> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, sumAsText(column)]));
export const sumsIn = (names: readonly string[], row: Readonly<Record<string, unknown>> = {}): DocumentSum['amounts'] =>
  Object.fromEntries(names.map((name) => [name, Number(row[name] ?? 0)]));

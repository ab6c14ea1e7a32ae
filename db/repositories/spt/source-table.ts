import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { LiveKind } from '#domain/documents.ts';
import type { Scope } from '#domain/scope.ts';
import type { DocumentSum, Summed } from '#domain/spt/document-sum.ts';
import type { Query } from '../../database.ts';

type Columns = Readonly<Record<string, SQLiteColumn | SQL>>;

export type Drawable = Summed & {
  readonly id: string;
  readonly period: string;
  readonly inForce: boolean;
  readonly gone: boolean;
  readonly holder: string | null;
  readonly replaces: string | null;
};

export type SourceTable = {
  /** The list that shows which return holds a document, and the name of its events. */
  readonly list: string;
  readonly live: LiveKind;
  readonly table: SQLiteTable;
  readonly id: SQLiteColumn;
  readonly company: SQLiteColumn;
  readonly period: SQLiteColumn;
  readonly kind: SQLiteColumn;
  readonly row: SQLiteColumn;
  readonly status: SQLiteColumn;
  readonly holder: SQLiteColumn;
  readonly since: SQLiteColumn;
  readonly replaces?: SQLiteColumn;
  /** States in which a document counts, and states in which it is void and not waited for. */
  readonly inForce: readonly string[];
  readonly gone: readonly string[];
  /** The condition of each group. Texts in it are literals, because the group by clause repeats it. */
  readonly groups: Readonly<Record<string, SQL>>;
  /** In sen, by the names that returns sum. */
  readonly amounts: Columns;
  /** The amount that is part of the index of a line's documents. */
  readonly indexed?: string;
  /** What a list of a return shows of a document; its day and its number. */
  readonly shown: Columns;
  readonly date: SQLiteColumn;
  readonly number: SQLiteColumn;
  readonly printed: Columns;
  readonly money: readonly string[];
  readonly summed: readonly string[];
  /**
   * As they would be in the return of a masa if they were valid; undefined: as they are. Those of other companies are
   * left out.
   */
  readonly supposed?: (scope: Scope, query: Query, ids: readonly string[], period: string) => Promise<Drawable[]>;
};

export const ofKinds = ({ kind }: SourceTable, kinds: readonly string[]): SQL => inArray(kind, [...kinds]);

/** None for an unknown group. */
export const inGroup = ({ groups }: SourceTable, group: string): SQL => groups[group] ?? sql`1 = 0`;

export const groupOf = ({ groups }: SourceTable): SQL<string | null> => {
  const cases = Object.entries(groups).map(([name, within]) => sql`when ${within} then ${sql.raw(`'${name}'`)}`);
  return cases.length === 0 ? sql`cast(null as text)` : sql`case ${sql.join(cases, sql` `)} end`;
};

export const inSen = (column: SQLiteColumn): SQL => sql`${column}`;

/** Past 2^53 SQLite cannot return a sum exactly as a number. */
export const sumAsText = (sum: SQL | SQLiteColumn): SQL<string> => sql<string>`cast(coalesce(sum(${sum}), 0) as text)`;

export const oneInReturn = (of: SourceTable, { companyId }: Scope, id: string): SQL | undefined =>
  and(eq(of.company, companyId), eq(of.holder, id));

/** The sums of columns as one result row, and their conversion back to sen. */
export const sumColumns = (columns: Columns): Record<string, SQL<string>> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, sumAsText(column)]));
export const sumsIn = (names: readonly string[], row: Readonly<Record<string, unknown>> = {}): DocumentSum['amounts'] =>
  Object.fromEntries(names.map((name) => [name, Number(row[name] ?? 0)]));

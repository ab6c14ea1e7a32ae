import { getTableName, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type SQLiteColumn, SQLiteSyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { dialect } from '../../db/dialect/columns.ts';
import { type CoveredTable, keysOf } from '../../db/repositories/covered-columns.ts';
import { coveredPeople } from '../../db/repositories/covered-people.ts';
import { type ChainedTable, chainedTables, chainNames } from '../../db/repositories/records/chained-tables.ts';

/** A table whose rows need a link or a row of the history for each write of these columns. */
export type WatchedTable = {
  /** The kind of record, as messages name it. */
  readonly what: string;
  readonly table: string;
  readonly id: string;
  /** Undefined: the records belong to the system chain. */
  readonly company: string | undefined;
  readonly columns: readonly string[];
  /** A condition on a row of the table, with `row.` before each column; undefined: all rows. */
  readonly only: string | undefined;
  /** Rows may be removed without a link after their time; `verify-history` detects those removed earlier. */
  readonly expires: boolean;
};

export const linkOf = (chain: string): string => `link of ${chain}`;
export const historyOf = (name: string): string => `history of ${name}`;

const names = (columns: Readonly<Record<string, SQLiteColumn>>): string[] =>
  Object.values(columns).map(({ name }) => name);

const written = (condition: SQL, table: SQLiteTable): string => {
  const query = sql`${condition}`.inlineParams();
  const { sql: text } =
    dialect === 'pg' ? new PgDialect().sqlToQuery(query) : new SQLiteSyncDialect().sqlToQuery(query);
  return text.replaceAll(`"${getTableName(table)}".`, 'row.');
};

const ofChain = (what: string, { table, id, companyId, fields, only, retentionMs }: ChainedTable): WatchedTable => ({
  what,
  table: getTableName(table),
  id: id.name,
  company: companyId?.name,
  columns: names(fields),
  only: only && written(only, table),
  expires: retentionMs !== undefined,
});

const ofHistory = (what: string, covered: CoveredTable): WatchedTable[] => {
  const { id, companyId } = keysOf(covered);
  const { table, fields, parts } = covered;
  const own = { what, only: undefined, expires: false };
  return [
    { ...own, table: getTableName(table), id: id.name, company: companyId?.name, columns: names(fields) },
    ...(parts
      ? [
          {
            ...own,
            table: getTableName(parts.table),
            id: parts.of.name,
            company: parts.companyId?.name,
            columns: names(parts.fields),
          },
        ]
      : []),
  ];
};

export const watchedTables: readonly WatchedTable[] = [
  ...chainNames.map((chain) => ofChain(linkOf(chain), chainedTables[chain])),
  ...Object.entries(coveredPeople).flatMap(([name, covered]) => ofHistory(historyOf(name), covered)),
];

import { eq, getTableColumns, ne, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as tables from '../../tables.ts';

const { securityLog, quotaEntries, unmatchedPayments, bankMovements, bankCallbacks, deliveries } = tables;
const { simulatedMessages, files } = tables;

const DAY = 86_400_000;
/** So long a row of the security log is kept: two years, of strangers nobody knows ninety days. */
export const SECURITY_KEPT_MS = 731 * DAY;
export const STRANGERS_KEPT_MS = 90 * DAY;

type Columns = Readonly<Record<string, SQLiteColumn>>;

/** A table whose rows have a chain beside it. */
export type ChainedTable = {
  readonly table: SQLiteTable;
  readonly id: SQLiteColumn;
  /** Null where no row is a company's. */
  readonly companyId: SQLiteColumn | null;
  /** What a digest is made of, in the order it is hashed in. */
  readonly fields: Columns;
  /** The rows of the table that belong to this chain; left out: all. */
  readonly only?: SQL;
  /** A count that grows without a link, and its seal. */
  readonly counted?: { readonly times: SQLiteColumn; readonly seal: SQLiteColumn };
  /** How long after its `at` a row is kept, in milliseconds; left out: for ever, or until somebody removes it. */
  readonly keptMs?: number;
};

/** All columns but the key, the company and those that change without a link. */
const fieldsOf = (table: SQLiteTable, ...without: readonly string[]): Columns => {
  const columns: Columns = getTableColumns(table);
  const left = new Set(['id', 'companyId', ...without]);
  const keys = Object.keys(columns).filter((key) => !left.has(key));
  return Object.fromEntries(keys.toSorted().map((key) => [key, columns[key] as SQLiteColumn]));
};

const { id, companyId, userId } = securityLog;
const security = {
  table: securityLog,
  id,
  companyId,
  fields: fieldsOf(securityLog, 'times', 'timesSeal'),
  counted: { times: securityLog.times, seal: securityLog.timesSeal },
};

const whole = (table: SQLiteTable & { readonly id: SQLiteColumn; readonly companyId: SQLiteColumn }) => ({
  table,
  id: table.id,
  companyId: table.companyId,
  fields: fieldsOf(table),
});

/** Tables whose rows are held by a chain of their own, each with the columns its digests are made of. */
export const chainedTables = {
  securityLog: { ...security, only: ne(userId, ''), keptMs: SECURITY_KEPT_MS },
  strangers: { ...security, only: eq(userId, ''), keptMs: STRANGERS_KEPT_MS },
  quotaEntry: whole(quotaEntries),
  unmatchedPayment: whole(unmatchedPayments),
  bankMovement: {
    table: bankMovements,
    id: bankMovements.movement,
    companyId: bankMovements.companyId,
    fields: fieldsOf(bankMovements, 'movement'),
  },
  bankCallback: {
    table: bankCallbacks,
    id: bankCallbacks.event,
    companyId: null,
    fields: fieldsOf(bankCallbacks, 'event', 'handledAt', 'times'),
  },
  delivery: whole(deliveries),
  mailbox: whole(simulatedMessages),
  file: whole(files),
} as const satisfies Record<string, ChainedTable>;

export type ChainName = keyof typeof chainedTables;

/** In one order, in which their ends are locked. */
export const chainNames = (Object.keys(chainedTables) as readonly ChainName[]).toSorted();

/** The chain a row of the security log belongs to. */
export const securityChain = (row: { readonly userId: string }): ChainName =>
  row.userId === '' ? 'strangers' : 'securityLog';

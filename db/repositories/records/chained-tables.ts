import { eq, getTableColumns, ne, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as tables from '../../tables.ts';

const { securityLog, quotaEntries, unmatchedPayments, bankMovements, bankCallbacks, deliveries } = tables;
const { simulatedMessages, files } = tables;

const DAY = 86_400_000;
/** Two years; ninety days for unknown people. */
export const SECURITY_RETENTION_MS = 731 * DAY;
export const STRANGERS_RETENTION_MS = 90 * DAY;

type Columns = Readonly<Record<string, SQLiteColumn>>;

export type ChainedTable = {
  readonly table: SQLiteTable;
  readonly id: SQLiteColumn;
  readonly companyId: SQLiteColumn | null;
  readonly fields: Columns;
  /** The rows of the table that belong to this chain; undefined: all. */
  readonly only?: SQL;
  /** A counter that grows without a link, and its seal. */
  readonly counted?: { readonly times: SQLiteColumn; readonly seal: SQLiteColumn };
  /** In milliseconds after `at`; undefined: until it is removed. */
  readonly retentionMs?: number;
};

/** Without the key, the company and columns that change without a link. */
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

/** Tables with a chain of their own, each with the columns of its digests. */
export const chainedTables = {
  securityLog: { ...security, only: ne(userId, ''), retentionMs: SECURITY_RETENTION_MS },
  strangers: { ...security, only: eq(userId, ''), retentionMs: STRANGERS_RETENTION_MS },
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

/** Sorted: the order in which the ends of chains are locked. */
export const chainNames = (Object.keys(chainedTables) as readonly ChainName[]).toSorted();

export const securityChain = (row: { readonly userId: string }): ChainName =>
  row.userId === '' ? 'strangers' : 'securityLog';

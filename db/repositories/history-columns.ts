import { getTableColumns, sql } from 'drizzle-orm';
import { orUnreadable } from '../prepared.ts';
import { history } from '../tables.ts';

const whatever = (column: typeof history.before | typeof history.after) =>
  sql<unknown>`${column}`.mapWith((cell: unknown) => orUnreadable(column, cell));

/** A row with unreadable JSON is returned as it is and does not fail the others. */
export const readColumns = {
  ...getTableColumns(history),
  before: whatever(history.before),
  after: whatever(history.after),
};

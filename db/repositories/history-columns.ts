import { getTableColumns, sql } from 'drizzle-orm';
import { orUnreadable } from '../prepared.ts';
import { history } from '../tables.ts';

const whatever = (column: typeof history.before | typeof history.after) =>
  sql<unknown>`${column}`.mapWith((cell: unknown) => orUnreadable(column, cell));

/** The columns of the history for whoever reads it: a row somebody wrote rubbish into is shown as it is, and takes no other row with it. */
export const readColumns = {
  ...getTableColumns(history),
  before: whatever(history.before),
  after: whatever(history.after),
};

import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { SERVER_ROLE } from '../db/dialect/row-security.ts';

/** Makes a table a test has to itself, by its SQL. A builder of PostgreSQL calls it otherwise, and there the owner makes tables. */
export const makeTable = async ({ db }: Tx, made: string): Promise<void> => {
  const { execute, run } = db as unknown as Readonly<
    Record<'execute' | 'run', ((statement: object) => Promise<unknown>) | undefined>
  >;
  if (!execute) {
    await run?.call(db, sql.raw(made));
    return;
  }
  for (const statement of [
    'set local role none',
    made,
    `grant all on all tables in schema public to ${SERVER_ROLE}`,
    `set local role ${SERVER_ROLE}`,
  ])
    await execute.call(db, sql.raw(statement));
};

import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { SERVER_ROLE } from '../db/dialect/row-security.ts';

/** The PostgreSQL builder has another method, and there the owner creates tables. */
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

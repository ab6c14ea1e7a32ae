import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';

/** Makes a table a test has to itself, by its SQL. A builder of PostgreSQL calls it otherwise. */
export const makeTable = ({ db }: Tx, made: string): Promise<unknown> => {
  const { execute, run } = db as unknown as Readonly<Record<'execute' | 'run', (of: object) => Promise<unknown>>>;
  return (execute ?? run).call(db, sql.raw(made));
};

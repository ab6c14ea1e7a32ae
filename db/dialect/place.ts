import { type SQL, sql } from 'drizzle-orm';
import { dialect } from './columns.ts';

/**
 * A placeholder in a prepared statement. SQLite re-plans a statement whenever a value that its plan inspected is bound,
 * which costs more than reading a page; a unary plus hides the value from the planner.
 */
export const place = (name: string): SQL =>
  dialect === 'pg' ? sql`${sql.placeholder(name)}` : sql`+${sql.placeholder(name)}`;

/** The placeholder for a limit or an offset; there SQLite sees through a unary plus. */
export const countPlace = (name: string): SQL => sql`cast(${sql.placeholder(name)} as integer)`;

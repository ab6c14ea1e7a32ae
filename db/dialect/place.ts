import { type SQL, sql } from 'drizzle-orm';
import { dialect } from './columns.ts';

/**
 * SQLite re-plans a statement whenever a value that its plan inspected is bound, which costs more than reading a page;
 * a unary plus hides the value from the planner.
 */
export const place = (name: string): SQL =>
  dialect === 'pg' ? sql`${sql.placeholder(name)}` : sql`+${sql.placeholder(name)}`;

/** For a limit or an offset, where SQLite sees through a unary plus. */
export const countPlace = (name: string): SQL => sql`cast(${sql.placeholder(name)} as integer)`;

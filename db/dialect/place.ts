import { type SQL, sql } from 'drizzle-orm';
import { dialect } from './columns.ts';

/**
 * The place of a value in a statement that is kept. SQLite plans a statement anew whenever a value is bound that its plan looked at, which
 * costs more than reading a page; behind a plus a value is not looked at.
 */
export const place = (name: string): SQL =>
  dialect === 'pg' ? sql`${sql.placeholder(name)}` : sql`+${sql.placeholder(name)}`;

/** The same of how many rows are wanted, or where they begin: there SQLite looks through a plus. */
export const countPlace = (name: string): SQL => sql`cast(${sql.placeholder(name)} as integer)`;

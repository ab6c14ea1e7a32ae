import { type SQL, sql } from 'drizzle-orm';
import { dialect } from './columns.ts';

export const afterAt = (address: { getSQL(): SQL }): SQL<string> =>
  dialect === 'pg'
    ? sql<string>`lower(split_part(${address}, '@', 2))`
    : sql<string>`lower(substr(${address}, instr(${address}, '@') + 1))`;

import type { Db, DbOptions } from './database.ts';
import { dialect } from './dialect/columns.ts';

export const openDb = async (options: DbOptions): Promise<Db> =>
  dialect === 'pg'
    ? (await import('./dialect/pg.ts')).openPostgres(options.url ?? process.env.DATABASE_URL ?? '')
    : (await import('./dialect/sqlite.ts')).openSqlite(options);

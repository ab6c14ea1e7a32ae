import type { Db } from '../database.ts';
import { dialect } from './columns.ts';

export const hasTable = async (db: Pick<Db, 'rows'>, name: string): Promise<boolean> => {
  const found =
    dialect === 'pg'
      ? 'select 1 from pg_tables where schemaname = current_schema() and tablename = ?'
      : "select 1 from sqlite_master where type = 'table' and name = ?";
  return (await db.rows(found, [name])).length > 0;
};

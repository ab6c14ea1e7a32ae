import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import pg from 'pg';
import { AlreadyThere, type Db, type Query, storageTrouble, type Tx } from '../database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { refuseOlder } from './of-today.ts';

const ROWS_PER_INSERT = 200;

/** The builder wraps what the database says. */
const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '23505' || isUniqueViolation(error.cause));

/** Postgres by DATABASE_URL: a pool, plain transactions, the same builder behind the SQLite types. */
export const openPostgres = (url: string): Db => {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on('error', () => undefined);
  const own = drizzle(pool);
  const read = own as unknown as Query;

  return {
    read,
    transact: async (fn) => {
      const client = await pool.connect();
      const db = drizzle(client) as unknown as Query;
      const after: (() => void)[] = [];
      const tx: Tx = {
        db,
        insertMany: async <T extends SQLiteTable>(table: T, rows: readonly T['$inferSelect'][]) => {
          for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
            await db.insert(table).values(rows.slice(at, at + ROWS_PER_INSERT) as T['$inferInsert'][]);
        },
        afterCommit: (hook) => after.push(hook),
      };
      try {
        await client.query('BEGIN');
        const result = await fn(tx);
        await client.query('COMMIT');
        client.release();
        for (const hook of after) hook();
        return result;
      } catch (error) {
        try {
          await client.query('ROLLBACK');
          client.release();
        } catch (broken) {
          client.release(broken instanceof Error ? broken : true);
        }
        throw isUniqueViolation(error) ? new AlreadyThere('unique', { cause: error }) : error;
      }
    },
    rows: async <T>(text: string, params: readonly unknown[] = []) => {
      let n = 0;
      const result = await pool.query(
        text.replace(/\?/g, () => `$${++n}`),
        [...params],
      );
      return result.rows as T[];
    },
    trouble: async () => {
      try {
        const { rows } = await pool.query<{ only: string }>("select current_setting('transaction_read_only') as only");
        return rows[0]?.only === 'on' ? 'read_only' : undefined;
      } catch (error) {
        return storageTrouble(error) ?? 'unreachable';
      }
    },
    migrate: async () => {
      // The record of what was migrated lies beside the tables, so that each schema of a database is migrated by itself.
      const { rows } = await pool.query<{ schema: string }>('select current_schema() as schema');
      const migrationsSchema = rows[0]?.schema ?? 'public';
      const folder = migrationsFolder('pg');
      const known = await pool.query<{ at: string | null }>('select to_regclass($1) as at', [
        `"${migrationsSchema}".__drizzle_migrations`,
      ]);
      const first = known.rows[0]?.at
        ? await pool.query<{ hash: string }>(
            `select hash from "${migrationsSchema}".__drizzle_migrations order by created_at limit 1`,
          )
        : undefined;
      refuseOlder(first?.rows[0]?.hash, folder);
      await migrate(own, { migrationsFolder: folder, migrationsSchema });
    },
    close: () => pool.end(),
  };
};

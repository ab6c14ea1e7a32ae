import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import pg from 'pg';
import { ALL_COMPANIES, currentCompany } from '../company-context.ts';
import { AlreadyThere, type Db, type Query, storageTrouble, type Tx } from '../database.ts';
import { overConnection } from './connection-error.ts';
import { damageOf } from './damage.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { refuseOlder } from './of-today.ts';
import { CHECKSUM_FAILURES, lookForDamage } from './pg-damage.ts';
import { becomeServer, beginIn, queryIn, type RunIn, secureRows } from './row-security.ts';

const ROWS_PER_INSERT = 200;
/** How long to wait for a connection, new or from the pool, before the database counts as unreachable. */
const CONNECT_MS = 30_000;

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '23505' || isUniqueViolation(error.cause));

const companyPool = (url: string, failed: (error: unknown) => void) => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    onConnect: becomeServer,
  });
  pool.on('error', () => undefined);
  // An error event on a connection in use fails its statement; without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = () => overConnection(() => pool.connect());
  return {
    connect,
    query: async <R extends pg.QueryResultRow>(
      statement: string | pg.QueryConfig,
      values?: unknown[],
    ): Promise<pg.QueryResult<R>> => {
      const client = await connect();
      try {
        const result = await overConnection(() => queryIn<R>(client, currentCompany(), statement, values));
        client.release();
        return result;
      } catch (error) {
        failed(error);
        client.release(error instanceof Error ? error : true);
        throw error;
      }
    },
    end: () => pool.end(),
  };
};

const transaction = (run: RunIn, after: (() => void)[]): Tx => {
  const query = (statement: string | pg.QueryConfig, values?: unknown[]) =>
    overConnection(() => run(currentCompany(), statement, values));
  const db = drizzle({ query } as unknown as pg.PoolClient) as unknown as Query;
  return {
    db,
    insertMany: async <T extends SQLiteTable>(table: T, rows: readonly T['$inferSelect'][]) => {
      for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
        await db.insert(table).values(rows.slice(at, at + ROWS_PER_INSERT) as T['$inferInsert'][]);
    },
    afterCommit: (hook) => after.push(hook),
  };
};

export const openPostgres = (url: string): Db => {
  const damage = damageOf(url);
  const pool = companyPool(url, damage.note);
  const read = drizzle(pool as unknown as pg.Pool) as unknown as Query;

  return {
    read,
    transact: async (fn) => {
      damage.refuse();
      const client = await pool.connect();
      const after: (() => void)[] = [];
      try {
        const run = await overConnection(() => beginIn(client, currentCompany()));
        const result = await fn(transaction(run, after));
        await overConnection(() => client.query('COMMIT'));
        client.release();
        for (const hook of after) hook();
        return result;
      } catch (error) {
        damage.note(error);
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
      if (damage.isFound()) return 'damaged';
      try {
        const { rows } = await pool.query<{ only: string; failures: string | null }>(
          `select current_setting('transaction_read_only') as only, ${CHECKSUM_FAILURES} as failures`,
        );
        // Checksum failures count whoever read the page: another server, a backup or PostgreSQL itself.
        if (Number(rows[0]?.failures ?? 0) > 0) damage.found();
        if (damage.isFound()) return 'damaged';
        return rows[0]?.only === 'on' ? 'read_only' : undefined;
      } catch (error) {
        return storageTrouble(error) ?? 'unreachable';
      }
    },
    migrate: async () => {
      const owner = new pg.Client({ connectionString: url });
      owner.on('error', () => undefined);
      await overConnection(() => owner.connect());
      try {
        // In the same schema as the tables, so that each schema of a database is migrated separately.
        const { rows } = await queryIn<{ schema: string }>(owner, ALL_COMPANIES, 'select current_schema() as schema');
        const migrationsSchema = rows[0]?.schema ?? 'public';
        const folder = migrationsFolder('pg');
        const known = await owner.query<{ at: string | null }>('select to_regclass($1) as at', [
          `"${migrationsSchema}".__drizzle_migrations`,
        ]);
        const first = known.rows[0]?.at
          ? await owner.query<{ hash: string }>(
              `select hash from "${migrationsSchema}".__drizzle_migrations order by created_at limit 1`,
            )
          : undefined;
        refuseOlder(first?.rows[0]?.hash, folder);
        await migrate(drizzle(owner), { migrationsFolder: folder, migrationsSchema });
        await secureRows(owner);
      } finally {
        await owner.end();
      }
    },
    findDamage: async () => {
      const found = await lookForDamage(url);
      if (found !== undefined) damage.found();
      return found;
    },
    close: async () => {
      damage.close();
      await pool.end();
    },
  };
};

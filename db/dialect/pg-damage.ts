import pg from 'pg';
import { ALL_COMPANIES } from '../company-context.ts';
import { storageTrouble } from '../database.ts';
import { inCompanySetting } from './row-security.ts';

/** The time limit for the check at start, for all tables together; the rest is left to the next start. */
const LOOK_MS = 30_000;
/** The number of pages sampled at random from a larger table. */
const PAGES = 20_000;
const PAGE_BYTES = 8_192;

export const CHECKSUM_FAILURES = '(select checksum_failures from pg_stat_database where datname = current_database())';

const TABLES = `
  select c.oid::regclass::text as name, greatest(1, pg_relation_size(c.oid) / ${PAGE_BYTES}) as pages
  from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
  order by random()`;

const INDEXES = `
  select c.oid::regclass::text as name
  from pg_class c join pg_am a on a.oid = c.relam and a.amname = 'btree'
  join pg_index i on i.indexrelid = c.oid and i.indisvalid
  where c.relkind = 'i' and c.relnamespace = current_schema()::regnamespace
    and has_function_privilege(to_regprocedure('bt_index_check(regclass)'), 'execute')
  order by random()`;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Over its own connection: checksum failures, the pages of the tables and, where amcheck is permitted, the indexes.
 * Returns PostgreSQL's message about the first damage; undefined when none is found in time.
 */
export const lookForDamage = async (url: string, lookMs = LOOK_MS): Promise<string | undefined> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  const end = performance.now() + lookMs;
  const inTime = async (statement: string): Promise<boolean> => {
    const left = Math.floor(end - performance.now());
    if (left <= 0) return false;
    await client.query(`set statement_timeout = ${left}`);
    await client.query(statement);
    return true;
  };
  try {
    await client.connect();
    await client.query(inCompanySetting(client, ALL_COMPANIES));
    const { rows } = await client.query<{ failures: string | null }>(`select ${CHECKSUM_FAILURES} as failures`);
    if (Number(rows[0]?.failures ?? 0) > 0) return `checksum_failures: ${rows[0]?.failures}`;
    await client.query(
      'set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off; set max_parallel_workers_per_gather = 0',
    );
    const tables = await client.query<{ name: string; pages: string }>(TABLES);
    for (const { name, pages } of tables.rows) {
      const percent = Math.min(100, (100 * PAGES) / Number(pages));
      const sample = percent < 100 ? ` tablesample system (${percent})` : '';
      if (!(await inTime(`select count(*) from ${name}${sample}`))) return undefined;
    }
    const indexes = await client.query<{ name: string }>(INDEXES);
    for (const { name } of indexes.rows)
      if (!(await inTime(`select bt_index_check(${client.escapeLiteral(name)}::regclass)`))) return undefined;
    return undefined;
  } catch (error) {
    // A timeout, missing rights or an unreachable server are no sign of damage.
    return storageTrouble(error) === 'damaged' ? messageOf(error) : undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
};

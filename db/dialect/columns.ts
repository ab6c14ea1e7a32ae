import * as pg from 'drizzle-orm/pg-core';
import * as sqlite from 'drizzle-orm/sqlite-core';
import { rupiah, sen } from '#domain/definition/money.ts';

const sqliteRupiah = sqlite.customType<{ data: string; driverData: number }>({
  dataType: () => 'integer',
  toDriver: sen,
  fromDriver: rupiah,
});
/** The driver returns bigint as text. */
const pgRupiah = pg.customType<{ data: string; driverData: number | string }>({
  dataType: () => 'bigint',
  toDriver: sen,
  fromDriver: (amount) => rupiah(Number(amount)),
});

/**
 * The only column types of the schema, for both dialects. Typed against SQLite; the Postgres builders are cast once
 * here.
 */
const sqliteKit = {
  table: sqlite.sqliteTable,
  index: sqlite.index,
  uniqueIndex: sqlite.uniqueIndex,
  primaryKey: sqlite.primaryKey,
  id: (name: string) => sqlite.text(name),
  words: (name: string) => sqlite.text(name),
  code: <T extends string>(name: string) => sqlite.text(name).$type<T>(),
  /** Whole sen. */
  sen: (name: string) => sqlite.integer(name),
  /** Stored as whole sen, read and written as rupiah: "1234567.50". Placeholders and SQL expressions are in sen. */
  rupiah: (name: string) => sqliteRupiah(name),
  count: (name: string) => sqlite.integer(name),
  /** YYYY-MM-DD or YYYY-MM, as text: sorts as it reads, knows no time zone. */
  day: (name: string) => sqlite.text(name),
  /** Epoch milliseconds. */
  moment: (name: string) => sqlite.integer(name),
  flag: (name: string) => sqlite.integer(name, { mode: 'boolean' }),
  json: <T>(name: string) => sqlite.text(name, { mode: 'json' }).$type<T>(),
};

const pgKit = {
  table: pg.pgTable,
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
  primaryKey: pg.primaryKey,
  id: (name: string) => pg.text(name),
  words: (name: string) => pg.text(name),
  code: (name: string) => pg.text(name),
  sen: (name: string) => pg.bigint(name, { mode: 'number' }),
  rupiah: (name: string) => pgRupiah(name),
  count: (name: string) => pg.integer(name),
  day: (name: string) => pg.text(name),
  moment: (name: string) => pg.bigint(name, { mode: 'number' }),
  flag: (name: string) => pg.boolean(name),
  json: (name: string) => pg.jsonb(name),
};

export type ColumnKit = typeof sqliteKit;
export type Dialect = 'sqlite' | 'pg';

export const dialect: Dialect = process.env.DATABASE_URL ? 'pg' : 'sqlite';
export const columns: ColumnKit = dialect === 'pg' ? (pgKit as unknown as ColumnKit) : sqliteKit;

import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { unscoped } from '../../company-context.ts';
import type { Db, Query } from '../../database.ts';
import { dialect } from '../../dialect/columns.ts';
import { officeSerials } from '../../tables.ts';

/** Incrementing by 0 only locks the counter until the commit. */
export const unsafeSerial = unscoped(async (db: Query, year: string, by: 0 | 1): Promise<number> => {
  const [row] = await db
    .insert(officeSerials)
    .values({ year, last: by })
    .onConflictDoUpdate({ target: officeSerials.year, set: { last: sql`${officeSerials.last} + ${by}` } })
    .returning({ last: officeSerials.last });
  if (!row) throw new Error('serial was not stored');
  return row.last;
});

type Writing<Row, Serial extends string> = {
  add(entry: Row): Promise<void>;
  change(entry: Row): Promise<void>;
  nextSerial(of: Serial): Promise<number>;
};

type Book<Row, Reading> = {
  readonly table: SQLiteTable;
  readonly named: (entry: Row) => SQL;
  readonly reading: (query: Query) => Reading;
  /** The counter that every writer of these books locks first. */
  readonly pen: string;
};

/** They belong to the office, not to a company: the NPWP identifies the sender. For the simulator only. */
export const booksOf =
  <Row extends Record<string, unknown>, Serial extends string>() =>
  <Reading extends object>({ table, named, reading, pen }: Book<Row, Reading>) =>
  (db: Pick<Db, 'read' | 'transact'>) => ({
    read: reading(db.read),
    transact: <T>(work: (books: Reading & Writing<Row, Serial>) => Promise<T>): Promise<T> =>
      db.transact(async (tx) => {
        // On Postgres the row is locked until the commit, so that two requests with one key or reference run one after
        // the other.
        if (dialect === 'pg') await unsafeSerial(tx.db, pen, 0);
        const writing: Writing<Row, Serial> = {
          add: (entry) => tx.insertMany(table, [entry]),
          change: async (entry) => {
            await tx.db.update(table).set(entry).where(named(entry));
          },
          nextSerial: (of) => unsafeSerial(tx.db, of, 1),
        };
        return work({ ...reading(tx.db), ...writing });
      }),
  });

import { and, eq, sql } from 'drizzle-orm';
import type { Db, Query } from '../../database.ts';
import { dialect } from '../../dialect/columns.ts';
import { officeBillings, officeSerials } from '../../tables.ts';

/** Raises one of the simulated office's counters and answers with where it stands. Raised by 0, it is only held until the commit. */
export const unsafeSerial = async (db: Query, year: string, by: 0 | 1): Promise<number> => {
  const [row] = await db
    .insert(officeSerials)
    .values({ year, last: by })
    .onConflictDoUpdate({ target: officeSerials.year, set: { last: sql`${officeSerials.last} + ${by}` } })
    .returning({ last: officeSerials.last });
  if (!row) throw new Error('serial was not stored');
  return row.last;
};

type Row = typeof officeBillings.$inferSelect;

/** The counter whoever writes in these books takes first. */
const PEN = 'billing-pen';

const reader = (db: Query) => {
  const one = async (where: ReturnType<typeof and>): Promise<Row | null> =>
    (await db.select().from(officeBillings).where(where).limit(1))[0] ?? null;
  return {
    byCode: (code: string) => one(eq(officeBillings.code, code)),
    byKey: (tin: string, key: string) => one(and(eq(officeBillings.tin, tin), eq(officeBillings.key, key))),
    bySettleKey: (tin: string, key: string) => one(and(eq(officeBillings.tin, tin), eq(officeBillings.settleKey, key))),
  };
};

/**
 * The simulated tax office's books of billing codes. They belong to the office, not to a company: who asks is told by its NPWP,
 * and nothing but the simulator may read them.
 */
export const databaseBillingBooks = (db: Pick<Db, 'read' | 'transact'>) => ({
  read: reader(db.read),
  transact: <T>(
    work: (
      books: ReturnType<typeof reader> & {
        add(entry: Row): Promise<void>;
        change(entry: Row): Promise<void>;
        nextSerial(of: 'billing' | 'receipt'): Promise<number>;
      },
    ) => Promise<T>,
  ): Promise<T> =>
    db.transact(async (tx) => {
      // SQLite has one writer anyway. On Postgres the row is held until the commit, so that two with one key come in one by one.
      if (dialect === 'pg') await unsafeSerial(tx.db, PEN, 0);
      return work({
        ...reader(tx.db),
        add: (entry) => tx.insertMany(officeBillings, [entry]),
        change: async (entry) => {
          await tx.db.update(officeBillings).set(entry).where(eq(officeBillings.code, entry.code));
        },
        nextSerial: (of) => unsafeSerial(tx.db, of, 1),
      });
    }),
});

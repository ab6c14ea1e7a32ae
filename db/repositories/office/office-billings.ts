import { and, eq } from 'drizzle-orm';
import type { Query } from '../../database.ts';
import { officeBillings } from '../../tables.ts';
import { booksOf } from './books.ts';

type Row = typeof officeBillings.$inferSelect;

/** The counter that every writer of these books locks first. */
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

export const databaseBillingBooks = booksOf<Row, 'billing' | 'receipt'>()({
  table: officeBillings,
  named: ({ code }) => eq(officeBillings.code, code),
  reading: reader,
  pen: PEN,
});

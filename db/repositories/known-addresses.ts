import { and, desc, eq, inArray } from 'drizzle-orm';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { knownAddresses as known } from '../tables.ts';

const REMEMBERED = 10;

/** Sign-in happens before any scope exists. */
export const unsafeIsKnownAddress = unscoped(
  async (query: Query, userId: string, address: string): Promise<boolean> => {
    const rows = await query
      .select({ address: known.address })
      .from(known)
      .where(and(eq(known.userId, userId), eq(known.address, address)));
    return rows.length > 0;
  },
);

export const unsafeRememberAddress = unscoped(
  async (tx: Tx, userId: string, address: string, seenAt: number): Promise<void> => {
    await tx.db
      .insert(known)
      .values({ userId, address, seenAt })
      .onConflictDoUpdate({ target: [known.userId, known.address], set: { seenAt } });
    const rows = await tx.db
      .select({ address: known.address })
      .from(known)
      .where(eq(known.userId, userId))
      .orderBy(desc(known.seenAt), desc(known.address));
    const old = rows.slice(REMEMBERED).map((row) => row.address);
    if (old.length > 0) await tx.db.delete(known).where(and(eq(known.userId, userId), inArray(known.address, old)));
  },
);

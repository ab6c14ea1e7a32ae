import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { textsIn } from '../dialect/sets.ts';
import { signInTries as tries } from '../tables.ts';

type Count = Pick<typeof tries.$inferSelect, 'key' | 'failed' | 'since'>;

const count = { key: tries.key, failed: tries.failed, since: tries.since };

/** Sign-in happens before any scope exists. */
export const unsafeTries = unscoped(
  (query: Query, keys: readonly string[], after: number): Promise<Count[]> =>
    query
      .select(count)
      .from(tries)
      .where(and(inArray(tries.key, textsIn(keys)), gt(tries.since, after)))
      .then((rows) => rows),
);

/** One order everywhere, so that two concurrent transactions cannot deadlock. */
const inOrder = (keys: readonly string[]): string[] => [...keys].sort();

/** Or restarted if it began by `after`; returns the counts. Concurrent callers wait for the end of the transaction. */
export const unsafeCountTry = unscoped(
  (tx: Tx, keys: readonly string[], now: number, after: number): Promise<Count[]> => {
    const over = sql`${tries.since} <= ${after}`;
    return tx.db
      .insert(tries)
      .values(inOrder(keys).map((key) => ({ key, failed: 1, since: now })))
      .onConflictDoUpdate({
        target: tries.key,
        set: {
          failed: sql`case when ${over} then 1 else ${tries.failed} + 1 end`,
          since: sql`case when ${over} then ${now} else ${tries.since} end`,
        },
      })
      .returning(count)
      .then((rows) => rows);
  },
);

export const unsafeTakeBackTry = unscoped(async (tx: Tx, keys: readonly string[]): Promise<void> => {
  for (const key of inOrder(keys))
    await tx.db
      .update(tries)
      .set({ failed: sql`${tries.failed} - 1` })
      .where(and(eq(tries.key, key), gt(tries.failed, 0)));
});

export const unsafeForgetTries = unscoped(async (tx: Tx, key: string): Promise<void> => {
  await tx.db.delete(tries).where(eq(tries.key, key));
});

export const unsafeExpireTries = unscoped(async (tx: Tx, by: number): Promise<void> => {
  await tx.db.delete(tries).where(lte(tries.since, by));
});

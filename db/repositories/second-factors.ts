import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { textsIn } from '../dialect/sets.ts';
import { secondFactors as factors, users } from '../tables.ts';

export type SecondFactorRow = typeof factors.$inferSelect;

export const factorOf = async (read: Query, userId: string): Promise<SecondFactorRow | undefined> =>
  (await read.select().from(factors).where(eq(factors.userId, userId)))[0];

/** 0 when there was none. */
export const unsafeLastStep = unscoped(async (read: Query, email: string): Promise<number> => {
  const [found] = await read
    .select({ lastStep: factors.lastStep })
    .from(factors)
    .innerJoin(users, eq(users.id, factors.userId))
    .where(eq(users.email, email));
  return found?.lastStep ?? 0;
});

export const beginFactor = async (tx: Tx, userId: string, sealed: string): Promise<void> => {
  await tx.db.delete(factors).where(eq(factors.userId, userId));
  await tx.db.insert(factors).values({ userId, sealed, confirmedAt: null, lastStep: 0, recovery: [], version: 1 });
};

/** False when it or a later one was used before. */
export const takeStep = async (tx: Tx, userId: string, step: number): Promise<boolean> => {
  const used = await tx.db
    .update(factors)
    .set({ lastStep: step })
    .where(and(eq(factors.userId, userId), lt(factors.lastStep, step)))
    .returning({ userId: factors.userId });
  return used.length > 0;
};

export const changeFactor = async (
  tx: Tx,
  { userId, version }: Pick<SecondFactorRow, 'userId' | 'version'>,
  set: Partial<Pick<SecondFactorRow, 'confirmedAt' | 'recovery'>>,
): Promise<boolean> => {
  const changed = await tx.db
    .update(factors)
    .set({ ...set, version: version + 1 })
    .where(and(eq(factors.userId, userId), eq(factors.version, version)))
    .returning({ userId: factors.userId });
  return changed.length > 0;
};

export const removeFactor = async (tx: Tx, userId: string): Promise<void> => {
  await tx.db.delete(factors).where(eq(factors.userId, userId));
};

export const factorHolders = async (
  _scope: Scope,
  read: Query,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await read
    .select({ userId: factors.userId })
    .from(factors)
    .where(and(inArray(factors.userId, textsIn(userIds)), isNotNull(factors.confirmedAt)));
  return new Set(rows.map(({ userId }) => userId));
};

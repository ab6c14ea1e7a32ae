import { and, eq, lt } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { idempotencyKeys as keys } from '../tables.ts';

export type KnownKey = { requestHash: string; status: number | null; body: string | null };

const own = (scope: Scope, key: string) =>
  and(eq(keys.companyId, scope.companyId), eq(keys.userId, scope.userId), eq(keys.key, key));

/** True when the key is new: the caller then processes the request. */
export const addKey = async (scope: Scope, tx: Tx, key: string, requestHash: string, now: number): Promise<boolean> => {
  const made = await tx.db
    .insert(keys)
    .values({ companyId: scope.companyId, userId: scope.userId, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: keys.key });
  return made.length > 0;
};

export const keyOf = async (scope: Scope, read: Query, key: string): Promise<KnownKey | undefined> => {
  const [row] = await read
    .select({ requestHash: keys.requestHash, status: keys.status, body: keys.body })
    .from(keys)
    .where(own(scope, key));
  return row;
};

export const answerKey = async (
  scope: Scope,
  tx: Tx,
  key: string,
  answer: { status: number; body: string },
): Promise<void> => {
  await tx.db.update(keys).set(answer).where(own(scope, key));
};

export const removeKey = async (scope: Scope, tx: Tx, key: string): Promise<void> => {
  await tx.db.delete(keys).where(own(scope, key));
};

export const unsafeExpireKeys = unscoped(async (tx: Tx, before: number): Promise<void> => {
  await tx.db.delete(keys).where(lt(keys.createdAt, before));
});

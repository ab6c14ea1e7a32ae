import { asc, eq, gt } from 'drizzle-orm';
import type { Query, Tx } from '../database.ts';
import { digests, memberships, users } from '../tables.ts';

type Reader = { id: string; email: string; preferences: Record<string, unknown>; companyId: string };

/** People who work somewhere, in pages by id, each with one of their companies. Across companies: the clock asks. */
export const unsafeReaders = async (read: Query, after: string, limit: number): Promise<Reader[]> =>
  read
    .select({ id: users.id, email: users.email, preferences: users.preferences, companyId: memberships.companyId })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(gt(users.id, after))
    .groupBy(users.id, users.email, users.preferences, memberships.companyId)
    .orderBy(asc(users.id), asc(memberships.companyId))
    .limit(limit)
    .then((rows) => rows);

/** False where the day's digest of the person is in line already. */
export const unsafeTakeDigest = async (tx: Tx, userId: string, day: string): Promise<boolean> =>
  (await tx.db.insert(digests).values({ userId, day }).onConflictDoNothing().returning({ day: digests.day })).length >
  0;

import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { LostCompany } from '#domain/people/no-company.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { companies, digests, memberships, users } from '../tables.ts';

export type Person = typeof users.$inferSelect;

/** Addresses are stored in lower case. */
export const personByEmail = async (read: Query, email: string): Promise<Person | undefined> =>
  (await read.select().from(users).where(eq(users.email, email.trim().toLowerCase())))[0];

export const personById = async (read: Query, id: string): Promise<Person | undefined> =>
  (await read.select().from(users).where(eq(users.id, id)))[0];

export const companiesOf = unscoped(
  (read: Query, userId: string): Promise<{ companyId: string; role: string }[]> =>
    read
      .select({ companyId: memberships.companyId, role: memberships.role })
      .from(memberships)
      .innerJoin(companies, eq(companies.id, memberships.companyId))
      .where(eq(memberships.userId, userId))
      .orderBy(asc(sql`coalesce(${companies.archivedAt}, 0)`), asc(memberships.createdAt), asc(memberships.id)),
);

/** Refused as parts of a password. */
export const unsafeCompanyNamesOf = unscoped(
  (read: Query, userId: string): Promise<string[]> =>
    read
      .select({ name: companies.name })
      .from(memberships)
      .innerJoin(companies, eq(companies.id, memberships.companyId))
      .where(eq(memberships.userId, userId))
      .then((rows) => rows.map(({ name }) => name)),
);

export const setPreferences = async (tx: Tx, userId: string, preferences: Record<string, unknown>): Promise<void> => {
  await tx.db.update(users).set({ preferences }).where(eq(users.id, userId));
};

export const insertPerson = async (tx: Tx, person: typeof users.$inferInsert): Promise<void> => {
  await tx.db.insert(users).values(person);
};

export const setPassword = async (tx: Tx, userId: string, passwordHash: string): Promise<void> => {
  await tx.db.update(users).set({ passwordHash, isEmailVerified: true }).where(eq(users.id, userId));
};

export const setNames = async (tx: Tx, userId: string, names: Pick<Person, 'name' | 'phone'>): Promise<void> => {
  await tx.db.update(users).set(names).where(eq(users.id, userId));
};

export const setEmail = async (tx: Tx, userId: string, email: string): Promise<void> => {
  await tx.db.update(users).set({ email, isEmailVerified: true }).where(eq(users.id, userId));
};

export const noteLostCompany = async (tx: Tx, userIds: readonly string[], lostCompany: LostCompany): Promise<void> => {
  if (userIds.length > 0)
    await tx.db
      .update(users)
      .set({ lostCompany })
      .where(inArray(users.id, [...userIds]));
};

export const unsafeKnownEmails = unscoped(async (read: Query, emails: readonly string[]): Promise<string[]> => {
  const rows = await read
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, [...emails]));
  return rows.map((row) => row.email);
});

type Reader = { id: string; email: string; preferences: Record<string, unknown>; companyId: string };

/** In pages by id, each with one company. Across companies, for the scheduler. */
export const unsafeReaders = unscoped(
  async (read: Query, after: string, limit: number): Promise<Reader[]> =>
    read
      .select({ id: users.id, email: users.email, preferences: users.preferences, companyId: memberships.companyId })
      .from(users)
      .innerJoin(memberships, eq(memberships.userId, users.id))
      .where(gt(users.id, after))
      .groupBy(users.id, users.email, users.preferences, memberships.companyId)
      .orderBy(asc(users.id), asc(memberships.companyId))
      .limit(limit)
      .then((rows) => rows),
);

export const unsafeTakeDigest = unscoped(
  async (tx: Tx, userId: string, day: string): Promise<boolean> =>
    (await tx.db.insert(digests).values({ userId, day }).onConflictDoNothing().returning({ day: digests.day })).length >
    0,
);

import { and, desc, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { NO_COMPANY } from '#domain/people/no-company.ts';
import type { Permission } from '#domain/permissions.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { textsIn } from '../dialect/sets.ts';
import { prepared } from '../prepared.ts';
import { companies, companyRoles, memberships, secondFactors, sessions, users } from '../tables.ts';

export type Session = typeof sessions.$inferSelect;

export type SessionFound = Pick<Session, 'userId' | 'companyId' | 'csrf' | 'createdAt' | 'lastSeenAt' | 'expiresAt'> & {
  userName: string;
  email: string;
  preferences: Record<string, unknown>;
  role: string;
  /** The permissions of a role defined by the company; null for the four built-in roles. */
  roleKeys: Permission[] | null;
  archivedAt: number | null;
  provenAt: number | null;
  factorAt: number | null;
};

const byHash = prepared<SessionFound[]>((db) =>
  db
    .select({
      userId: sessions.userId,
      companyId: sessions.companyId,
      csrf: sessions.csrf,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      userName: users.name,
      email: users.email,
      preferences: users.preferences,
      role: sql<string>`coalesce(${memberships.role}, '')`,
      roleKeys: companyRoles.keys,
      archivedAt: companies.archivedAt,
      provenAt: companies.provenAt,
      factorAt: secondFactors.confirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(memberships, and(eq(memberships.userId, sessions.userId), eq(memberships.companyId, sessions.companyId)))
    .leftJoin(companies, eq(companies.id, memberships.companyId))
    .leftJoin(
      companyRoles,
      and(eq(companyRoles.companyId, sessions.companyId), eq(companyRoles.name, memberships.role)),
    )
    .leftJoin(secondFactors, eq(secondFactors.userId, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        or(isNotNull(companies.id), eq(sessions.companyId, NO_COMPANY)),
      ),
    ),
);

/** A session without a company has no permissions. Undefined when the person no longer works in its company. */
export const unsafeSession = unscoped(
  async (read: Query, hash: string): Promise<SessionFound | undefined> => (await byHash(read, { hash }))[0],
);

export const insertSession = unscoped(async (tx: Tx, session: Session): Promise<void> => {
  await tx.db.insert(sessions).values(session);
});

export const touchSession = unscoped(
  async (tx: Tx, hash: string, lastSeenAt: number, expiresAt: number): Promise<void> => {
    await tx.db.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.tokenHash, hash));
  },
);

export const moveSession = unscoped(async (tx: Tx, hash: string, companyId: string): Promise<void> => {
  await tx.db.update(sessions).set({ companyId }).where(eq(sessions.tokenHash, hash));
});

export const removeSession = unscoped(async (tx: Tx, hash: string): Promise<void> => {
  await tx.db.delete(sessions).where(eq(sessions.tokenHash, hash));
});

/** Except `keep`; returns the hashes of those that ended. */
export const removeSessionsOf = unscoped(async (tx: Tx, userId: string, keep?: string): Promise<string[]> => {
  const gone = await tx.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keep === undefined ? undefined : ne(sessions.tokenHash, keep)))
    .returning({ hash: sessions.tokenHash });
  return gone.map(({ hash }) => hash);
});

export const sessionsOf = unscoped(
  (read: Query, userId: string): Promise<Session[]> =>
    read
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt), desc(sessions.tokenHash))
      .then((rows) => rows),
);

export const removeSessionOf = unscoped(async (tx: Tx, userId: string, hash: string): Promise<boolean> => {
  const gone = await tx.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, hash)))
    .returning({ hash: sessions.tokenHash });
  return gone.length > 0;
});

export const removeSessionsIn = unscoped(async (tx: Tx, companyId: string, userId: string): Promise<string[]> => {
  const gone = await tx.db
    .delete(sessions)
    .where(and(eq(sessions.companyId, companyId), eq(sessions.userId, userId)))
    .returning({ hash: sessions.tokenHash });
  return gone.map(({ hash }) => hash);
});

export const sessionsIn = unscoped(
  async (read: Query, companyId: string, userIds: readonly string[]): Promise<string[]> => {
    const found = await read
      .select({ hash: sessions.tokenHash })
      .from(sessions)
      .where(and(eq(sessions.companyId, companyId), inArray(sessions.userId, textsIn(userIds))));
    return found.map(({ hash }) => hash);
  },
);

export const unsafeExpireSessions = unscoped(async (tx: Tx, now: number): Promise<void> => {
  await tx.db.delete(sessions).where(lt(sessions.expiresAt, now));
});

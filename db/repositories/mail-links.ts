import { and, asc, count, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { mailLinks } from '../tables.ts';

export type MailLink = typeof mailLinks.$inferSelect;

/**
 * Once per id: repeating the same work finds it. A link about a person's own account belongs to the company they joined
 * first.
 */
export const unsafeInsertMailLink = unscoped(async (tx: Tx, link: MailLink): Promise<void> => {
  await tx.db.insert(mailLinks).values(link).onConflictDoNothing();
});

/** Requests with a link have no company yet. */
export const unsafeMailLink = unscoped(
  async (read: Query, tokenHash: string): Promise<MailLink | undefined> =>
    (await read.select().from(mailLinks).where(eq(mailLinks.tokenHash, tokenHash)))[0],
);

export const unsafeUseMailLink = unscoped(async (tx: Tx, id: string, at: number): Promise<boolean> => {
  const used = await tx.db
    .update(mailLinks)
    .set({ usedAt: at })
    .where(and(eq(mailLinks.id, id), isNull(mailLinks.usedAt)))
    .returning({ id: mailLinks.id });
  return used.length > 0;
});

export const unsafeEndMailLinks = unscoped(
  async (tx: Tx, kind: MailLink['kind'], userId: string, at: number): Promise<void> => {
    await tx.db
      .update(mailLinks)
      .set({ usedAt: at })
      .where(and(eq(mailLinks.userId, userId), eq(mailLinks.kind, kind), isNull(mailLinks.usedAt)));
  },
);

export const unsafeMailLinksSince = unscoped(
  async (read: Query, kind: MailLink['kind'], userId: string, since: number): Promise<number> => {
    const [row] = await read
      .select({ n: count() })
      .from(mailLinks)
      .where(and(eq(mailLinks.userId, userId), eq(mailLinks.kind, kind), gt(mailLinks.createdAt, since)));
    return Number(row?.n ?? 0);
  },
);

export const unsafeExpireMailLinks = unscoped(async (tx: Tx, before: number): Promise<void> => {
  await tx.db.delete(mailLinks).where(lt(mailLinks.expiresAt, before));
});

export const invitationsOf = (scope: Scope, read: Query): Promise<MailLink[]> =>
  read
    .select()
    .from(mailLinks)
    .where(and(eq(mailLinks.companyId, scope.companyId), eq(mailLinks.kind, 'invitation'), isNull(mailLinks.usedAt)))
    .orderBy(asc(mailLinks.email))
    .then((rows) => rows);

export const invitationById = async (scope: Scope, read: Query, id: string): Promise<MailLink | undefined> =>
  (await invitationsOf(scope, read)).find((one) => one.id === id);

export const insertMailLinks = (tx: Tx, links: readonly MailLink[]): Promise<void> => tx.insertMany(mailLinks, links);

export const unsafeNoteFault = unscoped(async (tx: Tx, id: string, fault: string | null): Promise<void> => {
  await tx.db.update(mailLinks).set({ fault }).where(eq(mailLinks.id, id));
});

export const unsafeMailLinkById = unscoped(
  async (read: Query, id: string): Promise<MailLink | undefined> =>
    (await read.select().from(mailLinks).where(eq(mailLinks.id, id)))[0],
);

/** Across companies, because the recipient may have none. */
export const unsafeOpenLinksTo = unscoped(
  (read: Query, kinds: readonly MailLink['kind'][], email: string, now: number): Promise<MailLink[]> =>
    read
      .select()
      .from(mailLinks)
      .where(
        and(
          eq(mailLinks.email, email),
          inArray(mailLinks.kind, [...kinds]),
          isNull(mailLinks.usedAt),
          gt(mailLinks.expiresAt, now),
        ),
      )
      .orderBy(asc(mailLinks.createdAt), asc(mailLinks.id))
      .then((rows) => rows),
);

export const unsafeOpenMailLinks = unscoped(
  (read: Query, kind: MailLink['kind'], userId: string, now: number): Promise<MailLink[]> =>
    read
      .select()
      .from(mailLinks)
      .where(
        and(
          eq(mailLinks.userId, userId),
          eq(mailLinks.kind, kind),
          isNull(mailLinks.usedAt),
          gt(mailLinks.expiresAt, now),
        ),
      )
      .then((rows) => rows),
);

import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Query, Tx } from '../database.ts';
import { mailLinks } from '../tables.ts';

export type MailLink = typeof mailLinks.$inferSelect;

/** Written once under its id: whoever does the same work again finds it there. */
export const insertMailLink = async (tx: Tx, link: MailLink): Promise<void> => {
  await tx.db.insert(mailLinks).values(link).onConflictDoNothing();
};

/** Whoever holds the letter has no company yet. */
export const unsafeMailLink = async (read: Query, tokenHash: string): Promise<MailLink | undefined> =>
  (await read.select().from(mailLinks).where(eq(mailLinks.tokenHash, tokenHash)))[0];

/** Uses it up; false where somebody was faster. */
export const unsafeUseMailLink = async (tx: Tx, id: string, at: number): Promise<boolean> => {
  const used = await tx.db
    .update(mailLinks)
    .set({ usedAt: at })
    .where(and(eq(mailLinks.id, id), isNull(mailLinks.usedAt)))
    .returning({ id: mailLinks.id });
  return used.length > 0;
};

/** Ends what other letters of the kind went to the person. */
export const unsafeEndMailLinks = async (tx: Tx, kind: MailLink['kind'], userId: string, at: number): Promise<void> => {
  await tx.db
    .update(mailLinks)
    .set({ usedAt: at })
    .where(and(eq(mailLinks.userId, userId), eq(mailLinks.kind, kind), isNull(mailLinks.usedAt)));
};

/** How many letters of the kind went to the person since. */
export const unsafeMailLinksSince = async (
  read: Query,
  kind: MailLink['kind'],
  userId: string,
  since: number,
): Promise<number> => {
  const [row] = await read
    .select({ n: count() })
    .from(mailLinks)
    .where(and(eq(mailLinks.userId, userId), eq(mailLinks.kind, kind), gt(mailLinks.createdAt, since)));
  return Number(row?.n ?? 0);
};

export const unsafeExpireMailLinks = async (tx: Tx, before: number): Promise<void> => {
  await tx.db.delete(mailLinks).where(lt(mailLinks.expiresAt, before));
};

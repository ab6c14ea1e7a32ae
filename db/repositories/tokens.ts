import { eq, lt } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { publicTokens } from '../tables.ts';

export type PublicToken = typeof publicTokens.$inferSelect;

export const insertToken = async (tx: Tx, scope: Scope, token: Omit<PublicToken, 'companyId'>): Promise<void> => {
  await tx.db.insert(publicTokens).values({ ...token, companyId: scope.companyId });
};

/** The link alone grants access: there is no person and no company to check. */
export const unsafeToken = unscoped(
  async (read: Query, tokenHash: string): Promise<PublicToken | undefined> =>
    (await read.select().from(publicTokens).where(eq(publicTokens.tokenHash, tokenHash)))[0],
);

export const unsafeExpireTokens = unscoped(async (tx: Tx, before: number): Promise<void> => {
  await tx.db.delete(publicTokens).where(lt(publicTokens.expiresAt, before));
});

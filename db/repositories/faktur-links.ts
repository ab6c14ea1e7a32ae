import { and, eq } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../connection.ts';
import { publicTokens } from '../tables.ts';

const TYPE = 'faktur';

/** Keeps the hash of a public link's token; the token itself is nowhere stored. */
export const keepLink = async (
  tx: Tx,
  scope: Scope,
  link: { tokenHash: string; objectId: string; createdAt: number; expiresAt: number },
): Promise<void> => {
  await tx.db.insert(publicTokens).values({ ...link, companyId: scope.companyId, objectType: TYPE });
};

/** Whose invoice a token opens. Without scope: whoever holds the token is let in. */
export const unsafeLink = async (
  query: Query,
  tokenHash: string,
): Promise<{ companyId: string; objectId: string; expiresAt: number } | undefined> => {
  const [row] = await query
    .select({
      companyId: publicTokens.companyId,
      objectId: publicTokens.objectId,
      expiresAt: publicTokens.expiresAt,
    })
    .from(publicTokens)
    .where(and(eq(publicTokens.tokenHash, tokenHash), eq(publicTokens.objectType, TYPE)));
  return row;
};

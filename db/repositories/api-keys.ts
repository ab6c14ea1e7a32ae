import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { textsIn } from '../dialect/sets.ts';
import { prepared } from '../prepared.ts';
import { apiKeys, companies, companyRoles, memberships, secondFactors, users } from '../tables.ts';
import type { SessionFound } from './sessions.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;
export type ApiKeyListed = ApiKeyRow & { userName: string };
export type ApiKeyFound = Omit<SessionFound, 'csrf'> &
  Pick<ApiKeyRow, 'id' | 'name' | 'keys' | 'contractVersion'> & { flags: typeof companies.$inferSelect.flags };

const byHash = prepared<ApiKeyFound[]>((db) =>
  db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      keys: apiKeys.keys,
      contractVersion: apiKeys.contractVersion,
      userId: apiKeys.userId,
      companyId: apiKeys.companyId,
      createdAt: apiKeys.createdAt,
      lastSeenAt: sql<number>`coalesce(${apiKeys.lastUsedAt}, 0)`.mapWith(Number),
      expiresAt: apiKeys.expiresAt,
      userName: users.name,
      email: users.email,
      preferences: users.preferences,
      role: memberships.role,
      roleKeys: companyRoles.keys,
      archivedAt: companies.archivedAt,
      provenAt: companies.provenAt,
      factorAt: secondFactors.confirmedAt,
      flags: companies.flags,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .innerJoin(memberships, and(eq(memberships.userId, apiKeys.userId), eq(memberships.companyId, apiKeys.companyId)))
    .innerJoin(companies, eq(companies.id, apiKeys.companyId))
    .leftJoin(companyRoles, and(eq(companyRoles.companyId, apiKeys.companyId), eq(companyRoles.name, memberships.role)))
    .leftJoin(secondFactors, eq(secondFactors.userId, apiKeys.userId))
    .where(eq(apiKeys.tokenHash, sql.placeholder('hash'))),
);

/** Before any scope exists. Undefined when its person no longer works in its company. */
export const unsafeApiKey = unscoped(
  async (read: Query, hash: string): Promise<ApiKeyFound | undefined> => (await byHash(read, { hash }))[0],
);

export const unsafeTouchApiKey = unscoped(async (tx: Tx, hash: string, lastUsedAt: number): Promise<void> => {
  await tx.db.update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.tokenHash, hash));
});

/** Stays what it is once it is set. */
export const pinContractVersion = async (
  tx: Tx,
  { companyId }: Scope,
  tokenHash: string,
  contractVersion: string,
): Promise<void> => {
  const unset = and(eq(apiKeys.tokenHash, tokenHash), isNull(apiKeys.contractVersion));
  await tx.db
    .update(apiKeys)
    .set({ contractVersion })
    .where(and(eq(apiKeys.companyId, companyId), unset));
};

export const apiKeysOf = (scope: Scope, read: Query): Promise<ApiKeyListed[]> =>
  read
    .select()
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.companyId, scope.companyId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .then((rows) => rows.map(({ api_keys, users: { name } }) => ({ ...api_keys, userName: name })));

export const apiKeyCount = async (scope: Scope, read: Query): Promise<number> => {
  const [row] = await read
    .select({ n: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.companyId, scope.companyId), eq(apiKeys.userId, scope.userId)));
  return Number(row?.n ?? 0);
};

export const insertApiKey = async (tx: Tx, row: ApiKeyRow): Promise<void> => {
  await tx.db.insert(apiKeys).values(row);
};

/** Returns the removed keys. */
export const removeApiKeys = (
  tx: Tx,
  scope: Scope,
  { ids, userId }: { ids?: readonly string[]; userId?: string },
): Promise<ApiKeyRow[]> =>
  tx.db
    .delete(apiKeys)
    .where(
      and(
        eq(apiKeys.companyId, scope.companyId),
        ids && inArray(apiKeys.id, textsIn(ids)),
        userId === undefined ? undefined : eq(apiKeys.userId, userId),
      ),
    )
    .returning()
    .then((rows) => rows);

export const apiKeyHashes = async (companyId: string, read: Query, userIds: readonly string[]): Promise<string[]> => {
  const rows = await read
    .select({ hash: apiKeys.tokenHash })
    .from(apiKeys)
    .where(and(eq(apiKeys.companyId, companyId), inArray(apiKeys.userId, textsIn(userIds))));
  return rows.map(({ hash }) => hash);
};

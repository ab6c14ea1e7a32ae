import { flagOf } from '#domain/admin/flags.ts';
import { type ApiKey, type ApiKeyInput, MOST_KEYS, type NewApiKey } from '#domain/api-keys/api-key-schema.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import {
  type ApiKeyListed,
  apiKeyCount,
  apiKeysOf,
  insertApiKey,
  removeApiKeys,
} from '../../../db/repositories/api-keys.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { memberOf } from '../../../db/repositories/members.ts';
import { type Proving, provenSelf } from '../account/proven.ts';
import type { Deps } from '../deps.ts';
import { isOwner } from '../people/roles.ts';
import { doubtSessions } from '../session/end-sessions.ts';
import { newKeyText } from './key-text.ts';

const DAY_MS = 86_400_000;

const iso = (at: number): string => new Date(at).toISOString();

const viewOf = (key: ApiKeyListed, scope: Scope, now: number): ApiKey => ({
  id: key.id,
  name: key.name,
  keys: key.keys,
  userName: key.userName,
  isOwn: key.userId === scope.userId,
  createdAt: iso(key.createdAt),
  expiresAt: iso(key.expiresAt),
  expired: key.expiresAt <= now,
  lastUsedAt: key.lastUsedAt === null ? null : iso(key.lastUsedAt),
  contractVersion: key.contractVersion,
});

/** An Owner sees those of all people of the company. */
export const listKeys = async (deps: Deps, scope: Scope): Promise<ApiKey[]> =>
  (await apiKeysOf(scope, deps.db.read))
    .filter(({ userId }) => isOwner(scope.role) || userId === scope.userId)
    .map((key) => viewOf(key, scope, deps.now()));

const permitPublicApi = async (deps: Deps, scope: Scope): Promise<void> => {
  const company = await companyOf(scope, deps.db.read);
  if (!company || !flagOf(company.flags, 'isPublicApiUser')) throw new Problem('forbidden', { message: 'apiKeys.off' });
};

export const createKey = async (proving: Proving, scope: Scope, input: ApiKeyInput): Promise<NewApiKey> => {
  const { deps } = proving;
  await permitPublicApi(deps, scope);
  if (!input.keys.every((key) => scope.permissions.has(key)))
    throw new Problem('invalid', { errors: { keys: 'roles.beyond' } });
  await provenSelf(proving, scope, input.password);
  const { secret, tokenHash } = newKeyText(deps);
  const now = deps.now();
  const row = {
    id: deps.newId(),
    companyId: scope.companyId,
    userId: scope.userId,
    name: input.name,
    keys: [...new Set(input.keys)],
    tokenHash,
    contractVersion: null,
    createdAt: now,
    expiresAt: now + input.days * DAY_MS,
    lastUsedAt: null,
  };
  await deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'people');
    // Access may have been revoked since the request was admitted.
    if (!(await memberOf(scope, tx.db, scope.userId))) throw new Problem('not_found');
    if ((await apiKeyCount(scope, tx.db)) >= MOST_KEYS)
      throw new Problem('conflict', { message: 'apiKeys.too_many', params: { most: MOST_KEYS } });
    await insertApiKey(tx, row);
    const { id, name, keys, expiresAt } = row;
    await appendHistory(tx, scope, now, [
      { objectType: 'apiKeys', objectId: id, action: 'create', after: { name, keys, expiresAt: iso(expiresAt) } },
    ]);
  });
  return { ...viewOf({ ...row, userName: scope.userName }, scope, now), secret };
};

const remove = async (tx: Tx, deps: Deps, scope: Scope, of: Parameters<typeof removeApiKeys>[2]): Promise<number> => {
  const gone = await removeApiKeys(tx, scope, of);
  await appendHistory(
    tx,
    scope,
    deps.now(),
    gone.map(({ id, name }) => ({ objectType: 'apiKeys', objectId: id, action: 'remove', before: { name } })),
  );
  doubtSessions(
    tx,
    deps,
    gone.map(({ tokenHash }) => tokenHash),
  );
  return gone.length;
};

/** Not found if it is another person's, except for an Owner. */
export const revokeKey = (deps: Deps, scope: Scope, id: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    const of = isOwner(scope.role) ? { ids: [id] } : { ids: [id], userId: scope.userId };
    if ((await remove(tx, deps, scope, of)) === 0) throw new Problem('not_found');
  });

/** When a person loses access to the company. */
export const removeKeysOf = async (tx: Tx, deps: Deps, scope: Scope, userId: string): Promise<void> => {
  await remove(tx, deps, scope, { userId });
};

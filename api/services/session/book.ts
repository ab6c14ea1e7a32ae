import { hash as digest } from 'node:crypto';
import { flagOf } from '#domain/admin/flags.ts';
import { type Permission, permissions, type Role, roles } from '#domain/permissions.ts';
import type { Clock } from '#domain/scope.ts';
import { type Db, storageTrouble } from '../../../db/database.ts';
import { unsafeApiKey, unsafeTouchApiKey } from '../../../db/repositories/api-keys.ts';
import { type SessionFound, touchSession, unsafeSession } from '../../../db/repositories/sessions.ts';

export const IDLE_MS = 8 * 3_600_000;
export const LIFE_MS = 7 * 24 * 3_600_000;
const CACHED_MS = 10_000;
const TOUCH_MS = 60_000;
const MOST_CACHED = 5_000;

export type Signed = Omit<SessionFound, 'roleKeys'> & {
  hash: string;
  permissions: ReadonlySet<Permission>;
  /** The request has an API key instead of a session. */
  apiKey?: { readonly id: string; readonly publicApi: boolean; readonly contractVersion: string | null };
};

export const hashToken = (token: string): string => digest('sha256', token, 'hex');

export const endOf = (createdAt: number, seenAt: number): number => Math.min(seenAt + IDLE_MS, createdAt + LIFE_MS);

const roleSets = new Map(Object.entries(roles).map(([role, keys]) => [role, new Set<Permission>(keys)]));
const known = new Set<string>(permissions);

export const permissionsOf = (role: string, own: readonly Permission[] | null): ReadonlySet<Permission> =>
  roleSets.get(role as Role) ?? new Set((own ?? []).filter((key) => known.has(key)));

export type SessionBook = ReturnType<typeof sessionBook>;

/**
 * Cached for some seconds so that a busy screen causes no queries, evicted at once on a change. `tell` notifies the
 * other processes, which call `hear`.
 */
export const sessionBook = (db: Db, now: Clock, tell: (hash: string) => void = () => undefined) => {
  const cache = new Map<string, { signed: Signed; until: number }>();
  /** Counts evictions: a row read before a sign-out must not be cached after it. */
  let forgotten = 0;
  const watchers = new Map<string, Set<() => void>>();

  const hear = (hash: string): void => {
    forgotten++;
    cache.delete(hash);
    for (const changed of watchers.get(hash) ?? []) changed();
  };

  const load = async (hash: string): Promise<Signed | undefined> => {
    const found = await unsafeSession(db.read, hash);
    if (!found) return undefined;
    const { roleKeys, ...rest } = found;
    return { ...rest, hash, permissions: permissionsOf(found.role, roleKeys) };
  };

  /** What the key and the role of its person both allow; its own name is in the history. */
  const loadKey = async (hash: string): Promise<Signed | undefined> => {
    const found = await unsafeApiKey(db.read, hash);
    if (!found) return undefined;
    const { roleKeys, id, name, keys, contractVersion, flags, ...rest } = found;
    const own = permissionsOf(found.role, roleKeys);
    return {
      ...rest,
      userName: `${found.userName} (${name})`,
      csrf: '',
      hash,
      permissions: new Set(keys.filter((key) => own.has(key))),
      apiKey: { id, publicApi: flagOf(flags, 'isPublicApiUser'), contractVersion },
    };
  };

  const findBy = async (hash: string, read: typeof load): Promise<Signed | undefined> => {
    const cached = cache.get(hash);
    if (cached && cached.until > now()) return cached.signed.expiresAt > now() ? cached.signed : undefined;
    cache.delete(hash);
    const before = forgotten;
    const signed = await read(hash);
    if (!signed || signed.expiresAt <= now()) return undefined;
    if (before !== forgotten) return signed;
    if (cache.size >= MOST_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(hash, { signed, until: now() + CACHED_MS });
    return signed;
  };

  return {
    find: async (token: string): Promise<Signed | undefined> => {
      const signed = await findBy(hashToken(token), load);
      return signed?.apiKey ? undefined : signed;
    },
    findKey: async (hash: string): Promise<Signed | undefined> => {
      const signed = await findBy(hash, loadKey);
      return signed?.apiKey ? signed : undefined;
    },
    /** Written at most once a minute. */
    touch: async (signed: Signed): Promise<void> => {
      const at = now();
      if (at - signed.lastSeenAt < TOUCH_MS) return;
      signed.lastSeenAt = at;
      if (!signed.apiKey) signed.expiresAt = endOf(signed.createdAt, at);
      await db
        .transact((tx) =>
          signed.apiKey ? unsafeTouchApiKey(tx, signed.hash, at) : touchSession(tx, signed.hash, at, signed.expiresAt),
        )
        .catch((error) => {
          // Reading continues while storage cannot be written.
          if (!storageTrouble(error)) throw error;
        });
    },
    forget: (hash: string): void => {
      hear(hash);
      tell(hash);
    },
    hear,
    watch: (hash: string, changed: () => void): (() => void) => {
      const own = watchers.get(hash) ?? new Set();
      watchers.set(hash, own.add(changed));
      return () => {
        own.delete(changed);
        if (own.size === 0) watchers.delete(hash);
      };
    },
  };
};

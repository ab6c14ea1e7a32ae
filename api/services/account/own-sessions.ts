import type { OwnSession } from '#domain/people/account-schema.ts';
import { deviceOf, maskedAddress } from '#domain/people/seen-from.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { removeSessionOf, sessionsOf } from '../../../db/repositories/sessions.ts';
import type { Deps } from '../deps.ts';
import { appendOwnHistory } from '../people/own-history.ts';
import { doubtSessions, endSessions } from '../session/end-sessions.ts';

const iso = (at: number): string => new Date(at).toISOString();

export const ownSessions = async (deps: Deps, { userId }: Scope, here: string): Promise<OwnSession[]> => {
  const open = (await sessionsOf(deps.db.read, userId)).filter(({ expiresAt }) => expiresAt > deps.now());
  return open.map(({ tokenHash, ip, userAgent, createdAt, lastSeenAt }) => ({
    id: tokenHash,
    ...deviceOf(userAgent),
    address: maskedAddress(ip),
    createdAt: iso(createdAt),
    lastSeenAt: iso(lastSeenAt),
    isThis: tokenHash === here,
  }));
};

/** Other people's sessions are not found. */
export const endOwnSession = (deps: Deps, scope: Scope, id: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    if (!(await removeSessionOf(tx, scope.userId, id))) throw new Problem('not_found');
    doubtSessions(tx, deps, [id]);
    await appendOwnHistory(tx, { id: scope.userId, name: scope.userName }, scope, deps.now(), {
      action: 'endSession',
    });
  });

export const endOtherSessions = (deps: Deps, scope: Scope, here: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    await endSessions(tx, deps, scope.userId, here);
    await appendOwnHistory(tx, { id: scope.userId, name: scope.userName }, scope, deps.now(), {
      action: 'endOtherSessions',
    });
  });

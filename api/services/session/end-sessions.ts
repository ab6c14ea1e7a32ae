import { NO_COMPANY } from '#domain/people/no-company.ts';
import type { Tx } from '../../../db/database.ts';
import { apiKeyHashes } from '../../../db/repositories/api-keys.ts';
import { companiesOf } from '../../../db/repositories/people.ts';
import { moveSession, removeSessionsIn, removeSessionsOf, sessionsIn } from '../../../db/repositories/sessions.ts';
import type { Deps } from '../deps.ts';
import { EVERYBODY } from '../everybody.ts';

/** After the commit every process rechecks them; streams of ended ones close. */
export const doubtSessions = (tx: Tx, { events }: Pick<Deps, 'events'>, hashes: readonly string[]): void =>
  tx.afterCommit(() => {
    for (const hash of hashes) events.publish(EVERYBODY, { kind: 'session', hash });
  });

/** The same for everything these people work with in a company: sessions and API keys. */
export const doubtAccess = async (
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  companyId: string,
  userIds: readonly string[],
): Promise<void> =>
  doubtSessions(tx, deps, [
    ...(await sessionsIn(tx.db, companyId, userIds)),
    ...(await apiKeyHashes(companyId, tx.db, userIds)),
  ]);

export const endSessionsIn = async (
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  companyId: string,
  userId: string,
): Promise<void> => doubtSessions(tx, deps, await removeSessionsIn(tx, companyId, userId));

/** Sessions of removed people switch to another of their companies, or to none, where they see the reason. */
export const moveSessionsOut = async (
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  companyId: string,
  userIds: readonly string[],
): Promise<void> => {
  const hashes: string[] = [];
  for (const userId of userIds) {
    const next = (await companiesOf(tx.db, userId)).find((one) => one.companyId !== companyId);
    for (const hash of await sessionsIn(tx.db, companyId, [userId])) {
      await moveSession(tx, hash, next?.companyId ?? NO_COMPANY);
      hashes.push(hash);
    }
  }
  doubtSessions(tx, deps, hashes);
};

export const endSessions = async (tx: Tx, deps: Pick<Deps, 'events'>, userId: string, keep?: string): Promise<void> =>
  doubtSessions(tx, deps, await removeSessionsOf(tx, userId, keep));

import { NO_COMPANY } from '#domain/people/no-company.ts';
import type { Tx } from '../../../db/database.ts';
import { companiesOf } from '../../../db/repositories/people.ts';
import { moveSession, removeSessionsIn, removeSessionsOf, sessionsIn } from '../../../db/repositories/sessions.ts';
import type { Deps } from '../deps.ts';
import { EVERYBODY } from '../everybody.ts';

/** Every process looks again at these sessions once the change is kept; streams of those that ended close. */
export const doubtSessions = (tx: Tx, { events }: Pick<Deps, 'events'>, hashes: readonly string[]): void =>
  tx.afterCommit(() => {
    for (const hash of hashes) events.publish(EVERYBODY, { kind: 'session', hash });
  });

/** Ends the sessions in which a person works in this company, and their streams. */
export const endSessionsIn = async (
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  companyId: string,
  userId: string,
): Promise<void> => doubtSessions(tx, deps, await removeSessionsIn(tx, companyId, userId));

/**
 * Nobody of these works in this company any more: their sessions go on in another of their companies, or in none, where they are told why. The
 * streams of the former company close.
 */
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

/** Ends all sessions of a person, but the one to keep. */
export const endSessions = async (tx: Tx, deps: Pick<Deps, 'events'>, userId: string, keep?: string): Promise<void> =>
  doubtSessions(tx, deps, await removeSessionsOf(tx, userId, keep));

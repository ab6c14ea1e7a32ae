import type { Tx } from '../../../db/database.ts';
import { removeSessionsIn, removeSessionsOf } from '../../../db/repositories/sessions.ts';
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

/** Ends all sessions of a person, but the one to keep. */
export const endSessions = async (tx: Tx, deps: Pick<Deps, 'events'>, userId: string, keep?: string): Promise<void> =>
  doubtSessions(tx, deps, await removeSessionsOf(tx, userId, keep));

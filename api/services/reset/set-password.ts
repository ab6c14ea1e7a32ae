import { passwordFault } from '#domain/people/password.ts';
import { Problem } from '#domain/problem.ts';
import { unsafeRememberAddress } from '../../../db/repositories/known-addresses.ts';
import { unsafeEndMailLinks } from '../../../db/repositories/mail-links.ts';
import { personById, setPassword, unsafeCompanyNamesOf } from '../../../db/repositories/people.ts';
import type { Deps } from '../deps.ts';
import { openMailLink, takeMailLink } from '../mail-links/links.ts';
import { appendOwnHistory } from '../people/own-history.ts';
import type { Asker } from '../people/own-scope.ts';
import { addressKey } from '../session/begin-session.ts';
import { endSessions } from '../session/end-sessions.ts';
import { hashOf } from '../session/password.ts';

const opened = async (deps: Deps, token: string) => {
  const link = await openMailLink(deps, 'reset', token);
  const person = link.userId ? await personById(deps.db.read, link.userId) : undefined;
  if (!person) throw new Problem('not_found', { message: 'people.link.unknown' });
  return { link, person };
};

export const openReset = async (deps: Deps, token: string): Promise<{ email: string }> => ({
  email: (await opened(deps, token)).person.email,
});

/** Every session of the person and every other such link ends. */
export const resetPassword = async (
  deps: Deps,
  { token, password, asker, network }: { token: string; password: string; asker: Asker; network: string | null },
): Promise<void> => {
  const { link, person } = await opened(deps, token);
  const places = await unsafeCompanyNamesOf(deps.db.read, person.id);
  const fault = passwordFault(password, [person.name, person.email, ...places]);
  if (fault) throw new Problem('invalid', { errors: { password: fault } });
  const passwordHash = await hashOf(password);
  const at = deps.now();
  await deps.db.transact(async (tx) => {
    await takeMailLink(deps, tx, link);
    await unsafeEndMailLinks(tx, 'reset', person.id, at);
    await setPassword(tx, person.id, passwordHash);
    await endSessions(tx, deps, person.id);
    // The letter has proven the person, so wrong tries of others must not block them at this address.
    if (network !== null) await unsafeRememberAddress(tx, person.id, addressKey(deps, person.id, network), at);
    await appendOwnHistory(tx, person, asker, at, { action: 'resetPassword' });
  });
};

import { changeOf } from '#domain/definition/changes.ts';
import type { Account } from '#domain/people/account-schema.ts';
import { passwordFault } from '#domain/people/password.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { unsafeEndMailLinks, unsafeOpenMailLinks } from '../../../db/repositories/mail-links.ts';
import { personById, setNames, setPassword, unsafeCompanyNamesOf } from '../../../db/repositories/people.ts';
import { sessionsOf } from '../../../db/repositories/sessions.ts';
import type { Deps } from '../deps.ts';
import { appendOwnHistory } from '../people/own-history.ts';
import { doubtSessions, endSessions } from '../session/end-sessions.ts';
import { hashOf } from '../session/password.ts';
import { writeNotice } from './notice.ts';
import { type Proving, provenSelf } from './proven.ts';

export const ownAccount = async (deps: Deps, { userId }: Scope): Promise<Account> => {
  const person = await personById(deps.db.read, userId);
  if (!person) throw new Problem('not_found');
  const [requested] = await unsafeOpenMailLinks(deps.db.read, 'email', userId, deps.now());
  const { name, phone, email } = person;
  return { name, phone, email, pendingEmail: requested?.email ?? null };
};

export const changeOwnNames = (
  deps: Deps,
  scope: Scope,
  names: { readonly name: string; readonly phone: string | null },
): Promise<void> =>
  deps.db.transact(async (tx) => {
    const person = await personById(tx.db, scope.userId);
    if (!person) throw new Problem('not_found');
    const { name, phone } = person;
    await setNames(tx, scope.userId, names);
    await appendOwnHistory(tx, { ...person, name: names.name }, scope, deps.now(), {
      action: 'rename',
      ...changeOf({ name, phone }, names),
    });
    doubtSessions(
      tx,
      deps,
      (await sessionsOf(tx.db, scope.userId)).map(({ tokenHash }) => tokenHash),
    );
  });

/** All other sessions and open reset links end. */
export const changePassword = async (
  proving: Proving,
  scope: Scope,
  { old, password, keep }: { old: string; password: string; keep: string },
): Promise<void> => {
  const { deps } = proving;
  const person = await provenSelf(proving, scope, old, 'old');
  const known = [person.name, person.email, ...(await unsafeCompanyNamesOf(deps.db.read, person.id))];
  const fault = password === old ? 'account.same_password' : passwordFault(password, known);
  if (fault) throw new Problem('invalid', { errors: { password: fault } });
  const passwordHash = await hashOf(password);
  const at = deps.now();
  await deps.db.transact(async (tx) => {
    await setPassword(tx, person.id, passwordHash);
    await unsafeEndMailLinks(tx, 'reset', person.id, at);
    await endSessions(tx, deps, person.id, keep);
    await appendOwnHistory(tx, person, scope, at, { action: 'changePassword' });
    await writeNotice(deps, tx, scope, { which: 'password_changed', to: person.email, name: person.name });
  });
};

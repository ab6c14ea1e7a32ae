import type { Locale } from '#domain/messages/index.ts';
import type { OwnInvitation } from '#domain/people/no-company.ts';
import { passwordFault } from '#domain/people/password.ts';
import type { Invitation } from '#domain/people/user-schema.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { unsafeAppendAccount } from '../../../db/repositories/account-history.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { type MailLink, unsafeOpenLinksTo } from '../../../db/repositories/mail-links.ts';
import { insertMember } from '../../../db/repositories/members.ts';
import { insertPerson, type Person, personByEmail, personById } from '../../../db/repositories/people.ts';
import { moveSession } from '../../../db/repositories/sessions.ts';
import { type Deps, systemScope } from '../deps.ts';
import { openMailLink, takeMailLink } from '../mail-links/links.ts';
import { type Asker, ownScope } from '../people/own-scope.ts';
import { beginSession, type Entrance } from '../session/begin-session.ts';
import { doubtSessions } from '../session/end-sessions.ts';
import { hashOf } from '../session/password.ts';

type Here = { readonly userId: string; readonly email: string; readonly hash: string } | undefined;
type Newcomer = { readonly name: string; readonly password: string };

export const openInvitation = async (deps: Deps, token: string, here: Here): Promise<Invitation> => {
  const { email, role, invitedBy, companyId } = await openMailLink(deps, 'invitation', token);
  const company = await companyOf(systemScope(companyId), deps.db.read);
  return {
    email,
    role: role ?? '',
    invitedBy: invitedBy ?? '',
    company: company?.name ?? '',
    hasAccount: (await personByEmail(deps.db.read, email)) !== undefined,
    signedInAs: here?.email ?? null,
  };
};

const checked = ({ name, password }: Newcomer, ...known: readonly string[]): void => {
  const errors: FieldErrors = {};
  if (name.trim() === '') errors.name = 'problem.field.required';
  const fault = passwordFault(password, [name, ...known]);
  if (fault) errors.password = fault;
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
};

type Joined = { readonly email: string; readonly company: string };

const takeIn = async (
  deps: Deps,
  tx: Tx,
  link: MailLink,
  { person, asker, hash }: { person: Pick<Person, 'id' | 'name'>; asker: Asker; hash: string | undefined },
): Promise<void> => {
  const { email, companyId } = link;
  const role = link.role ?? '';
  const at = deps.now();
  await takeMailLink(deps, tx, link);
  await insertMember(tx, { id: deps.newId(), userId: person.id, companyId, role, createdAt: at });
  await appendHistory(tx, ownScope(person, { companyId, role }, asker), at, [
    { objectType: 'user', objectId: person.id, action: 'join', after: { email, role, invitation: link.id } },
  ]);
  if (hash === undefined) return;
  await moveSession(tx, hash, companyId);
  doubtSessions(tx, deps, [hash]);
};

/**
 * A person with an account must be signed in to it; otherwise one is created, whose address the letter has proven:
 * `begun` is the new session.
 */
export const join = async (
  deps: Deps,
  {
    token,
    here,
    entrance,
    asker,
    newcomer,
  }: { token: string; here: Here; entrance: Entrance; asker: Asker; newcomer: Newcomer },
): Promise<Joined & { begun?: { token: string } }> => {
  const link = await openMailLink(deps, 'invitation', token);
  const { email, companyId } = link;
  const known = await personByEmail(deps.db.read, email);
  if (here && here.email !== email)
    throw new Problem('conflict', { message: 'people.join.other_mail', params: { email, here: here.email } });
  if (known && !here) throw new Problem('conflict', { message: 'people.join.sign_in_first', params: { email } });
  const name = (await companyOf(systemScope(companyId), deps.db.read))?.name ?? '';
  if (known) {
    await deps.db.transact((tx) => takeIn(deps, tx, link, { person: known, asker, hash: here?.hash }));
    return { email, company: name };
  }
  checked(newcomer, email, name);
  const passwordHash = await hashOf(newcomer.password);
  const person = newPerson(deps.newId(), { name: newcomer.name.trim(), email, locale: asker.locale });
  const begun = await deps.db.transact(async (tx) => {
    await insertPerson(tx, { ...person, passwordHash, createdAt: deps.now() });
    await takeIn(deps, tx, link, { person, asker, hash: undefined });
    const scope = ownScope(person, { companyId, role: link.role ?? '' }, asker);
    await unsafeAppendAccount(tx, scope, deps.now(), { userId: person.id, action: 'create' });
    return beginSession(tx, deps, { ...entrance, person, companyId, event: 'signed_in' });
  });
  return { email, company: name, begun };
};

export const ownInvitations = async (deps: Deps, { email }: Pick<Person, 'email'>): Promise<OwnInvitation[]> => {
  const links = await unsafeOpenLinksTo(deps.db.read, ['invitation'], email, deps.now());
  return Promise.all(
    links.map(async ({ id, companyId, role, invitedBy, expiresAt }) => ({
      id,
      role: role ?? '',
      invitedBy: invitedBy ?? '',
      expiresAt,
      company: (await companyOf(systemScope(companyId), deps.db.read))?.name ?? '',
    })),
  );
};

/**
 * Without the letter: the address of an account is already proven. Throws `not_found` for an invitation to another
 * address, or one that is over.
 */
export const joinSignedIn = async (deps: Deps, scope: Scope, hash: string, id: string): Promise<Joined> => {
  const person = await personById(deps.db.read, scope.userId);
  const links = person?.isEmailVerified
    ? await unsafeOpenLinksTo(deps.db.read, ['invitation'], person.email, deps.now())
    : [];
  const link = links.find((one) => one.id === id);
  if (!person || !link) throw new Problem('not_found');
  const company = await companyOf(systemScope(link.companyId), deps.db.read);
  await deps.db.transact((tx) => takeIn(deps, tx, link, { person, asker: scope, hash }));
  return { email: person.email, company: company?.name ?? '' };
};

const newPerson = (id: string, { name, email, locale }: { name: string; email: string; locale: Locale }) => ({
  id,
  ssoId: id,
  email,
  name,
  phone: null,
  passwordHash: '',
  isEmailVerified: true,
  preferences: { locale } as Record<string, unknown>,
  createdAt: 0,
});

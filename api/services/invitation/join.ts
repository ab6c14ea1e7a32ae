import type { Locale } from '#domain/messages/index.ts';
import { passwordFault } from '#domain/people/password.ts';
import type { Invitation } from '#domain/people/user-schema.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { insertMember } from '../../../db/repositories/members.ts';
import { insertPerson, personByEmail } from '../../../db/repositories/people.ts';
import { type Deps, systemScope } from '../deps.ts';
import { openMailLink, takeMailLink } from '../mail-links/links.ts';
import { type Asker, ownScope } from '../people/own-scope.ts';
import { hashOf } from '../session/password.ts';

type Here = { readonly userId: string; readonly email: string } | undefined;
type Newcomer = { readonly name: string; readonly password: string };

/** What whoever holds the letter is asked to join, and as whom. */
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

/**
 * Takes an invitation. Who has an account takes it signed in with it, and nobody else in their place; who has none makes one, whose address
 * the letter has proven.
 */
export const join = async (
  deps: Deps,
  { token, here, asker, newcomer }: { token: string; here: Here; asker: Asker; newcomer: Newcomer },
): Promise<{ email: string; company: string }> => {
  const link = await openMailLink(deps, 'invitation', token);
  const { email, companyId } = link;
  const role = link.role ?? '';
  const known = await personByEmail(deps.db.read, email);
  if (here && here.email !== email)
    throw new Problem('conflict', { message: 'people.join.other_mail', params: { email, here: here.email } });
  if (known && !here) throw new Problem('conflict', { message: 'people.join.sign_in_first', params: { email } });
  const company = await companyOf(systemScope(companyId), deps.db.read);
  if (!known) checked(newcomer, email, company?.name ?? '');
  const passwordHash = known ? '' : await hashOf(newcomer.password);
  const at = deps.now();
  await deps.db.transact(async (tx) => {
    await takeMailLink(deps, tx, link);
    const person = known ?? newPerson(deps.newId(), { name: newcomer.name.trim(), email, locale: asker.locale });
    if (!known) await insertPerson(tx, { ...person, passwordHash, createdAt: at });
    await insertMember(tx, { id: deps.newId(), userId: person.id, companyId, role, createdAt: at });
    await appendHistory(tx, ownScope(person, { companyId, role }, asker), at, [
      { objectType: 'user', objectId: person.id, action: 'join', after: { email, role, invitation: link.id } },
    ]);
  });
  return { email, company: company?.name ?? '' };
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

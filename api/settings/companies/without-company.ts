import type { NewCompany } from '#domain/company/new-company.ts';
import { NO_COMPANY, type WithoutCompany } from '#domain/people/no-company.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { personById } from '../../../db/repositories/people.ts';
import { moveSession } from '../../../db/repositories/sessions.ts';
import type { Deps } from '../../services/deps.ts';
import { ownInvitations } from '../../services/invitation/join.ts';
import { doubtSessions } from '../../services/session/end-sessions.ts';
import { foundCompany } from './add.ts';

export const withoutCompany = async (deps: Deps, { userId, companyId }: Scope): Promise<WithoutCompany> => {
  const person = await personById(deps.db.read, userId);
  if (!person) throw new Problem('not_found');
  return {
    email: person.email,
    lost: companyId === NO_COMPANY ? person.lostCompany : null,
    invitations: await ownInvitations(deps, person),
  };
};

/** They become its Owner, and the session switches to it. Throws `conflict` if they already have a company. */
export const addFirstCompany = async (
  deps: Deps,
  scope: Scope,
  hash: string,
  input: NewCompany,
): Promise<{ id: string; name: string }> => {
  if (scope.companyId !== NO_COMPANY) throw new Problem('conflict', { message: 'settings.companies.has_one' });
  const { id } = await foundCompany(deps, scope, input);
  await deps.db.transact(async (tx) => {
    await moveSession(tx, hash, id);
    doubtSessions(tx, deps, [hash]);
  });
  return { id, name: input.name };
};

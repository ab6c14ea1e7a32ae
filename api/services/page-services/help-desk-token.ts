import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { personById } from '../../../db/repositories/people.ts';
import type { Deps } from '../deps.ts';

export const helpDeskToken = async (deps: Deps, { userId, companyId }: Scope) => {
  const person = await personById(deps.db.read, userId);
  if (!person) throw new Problem('not_found');
  const { name, email } = person;
  return deps.helpDesk.issue({ userId, name, email, companyId }) ?? { token: null, expiredAt: null };
};

import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { type Person, personById } from '../../../db/repositories/people.ts';
import type { Deps } from '../deps.ts';
import type { Attempts } from '../session/attempts.ts';
import { passwordFits } from '../session/password.ts';

export type Proving = { readonly deps: Deps; readonly attempts: Attempts };

/**
 * An open session may be used by somebody else: security settings require the password again, and wrong tries count.
 */
export const provenSelf = async (
  { deps, attempts }: Proving,
  scope: Scope,
  password: string,
  field = 'password',
): Promise<Person> => {
  const { userId, ip } = scope;
  const person = await personById(deps.db.read, userId);
  if (!person) throw new Problem('not_found');
  const one = { address: ip, account: `own ${userId}`, known: false };
  await attempts.begin(one);
  if (!(await passwordFits(person.passwordHash, password))) {
    deps.securityLog.note({ ...scope, event: 'password_not_proven' });
    throw new Problem('invalid', { errors: { [field]: 'account.wrong_password' } });
  }
  await attempts.succeeded(one);
  return person;
};

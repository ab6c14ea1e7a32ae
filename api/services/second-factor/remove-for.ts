import { Problem } from '#domain/problem.ts';
import { unsafeAppendAccount } from '../../../db/repositories/account-history.ts';
import { appendHistory, SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import { personByEmail } from '../../../db/repositories/people.ts';
import { factorOf, removeFactor } from '../../../db/repositories/second-factors.ts';
import { removeSessionsOf } from '../../../db/repositories/sessions.ts';
import { writeNotice } from '../account/notice.ts';
import { type Deps, systemScope } from '../deps.ts';
import { ownPlaces } from '../people/own-places.ts';

/**
 * For the operator. Sessions end; the history of their companies and a letter record it. Throws `not_found` for an
 * unknown address, `conflict` if they have no second factor.
 */
export const removeFactorFor = (deps: Pick<Deps, 'db' | 'now' | 'newId'>, email: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    const person = await personByEmail(tx.db, email.trim().toLowerCase());
    if (!person) throw new Problem('not_found');
    if (!(await factorOf(tx.db, person.id))?.confirmedAt)
      throw new Problem('conflict', { message: 'account.factor.not_on' });
    await removeFactor(tx, person.id);
    await removeSessionsOf(tx, person.id);
    const [first, ...more] = (await ownPlaces(tx.db, person.id)).map(({ companyId }) => systemScope(companyId));
    if (!first) return;
    for (const scope of [first, ...more])
      await appendHistory(tx, scope, deps.now(), [{ objectType: 'user', objectId: person.id, action: 'factorOff' }]);
    await unsafeAppendAccount(tx, systemScope(SYSTEM_COMPANY), deps.now(), { userId: person.id, action: 'factorOff' });
    await writeNotice(deps, tx, first, { which: 'factor_off', to: person.email, name: person.name });
  });

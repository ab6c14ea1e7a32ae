import type { MovedSignIn, SignIn } from '#domain/admin/support-schema.ts';
import { isEmail } from '#domain/definition/field.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { unsafeAppendAccount } from '../../../db/repositories/account-history.ts';
import { unsafeMovedSignIns } from '../../../db/repositories/admin/sign-ins.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { unsafeEndMailLinks } from '../../../db/repositories/mail-links.ts';
import { lastSignIns } from '../../../db/repositories/members.ts';
import { personByEmail, personById, setEmail, unsafeCompanyNamesOf } from '../../../db/repositories/people.ts';
import { writeNotice } from '../../services/account/notice.ts';
import { appendAdminChange, refuseOwnRights } from '../../services/admin/change.ts';
import { type Deps, permitInternal } from '../../services/deps.ts';
import { ownPlaces } from '../../services/people/own-places.ts';
import { endSessions } from '../../services/session/end-sessions.ts';

const SIGN_IN = 'sign_in';
const SHOWN = 100;

export const findSignIn = async (deps: Deps, scope: Scope, email: string): Promise<SignIn[]> => {
  permitInternal(scope);
  const person = await personByEmail(deps.db.read, email);
  if (!person) return [];
  const [companies, last] = await Promise.all([
    unsafeCompanyNamesOf(deps.db.read, person.id),
    lastSignIns(scope, deps.db.read, [person.id]),
  ]);
  const { id, name } = person;
  return [{ userId: id, name, email: person.email, companies, lastSignIn: last.get(id) ?? null }];
};

export const listMovedSignIns = async (deps: Deps, scope: Scope): Promise<MovedSignIn[]> => {
  permitInternal(scope);
  const rows = await unsafeMovedSignIns(deps.db.read, SIGN_IN, SHOWN);
  return rows.map(({ seq, at, userName, reason, before, after }) => ({
    id: String(seq),
    at,
    by: userName,
    reason: reason ?? '',
    from: String(Object(before).email ?? ''),
    to: String(Object(after).email ?? ''),
  }));
};

type Move = { readonly userId: string; readonly from: string; readonly to: string; readonly reason: string };

/**
 * Ends the person's sessions and open mail links, and informs both addresses. Throws `conflict` if the person no longer
 * signs in with `from`, and `invalid` if `to` is no address or has an account.
 */
export const moveSignIn = async (deps: Deps, scope: Scope, { userId, from, reason, ...move }: Move): Promise<void> => {
  permitInternal(scope);
  await refuseOwnRights(scope, deps.db.read, { userId });
  const to = move.to.trim().toLowerCase();
  if (!isEmail(to))
    throw new Problem('invalid', {
      errors: { to: { key: 'problem.field.format', params: { example: 'nama@perusahaan.co.id' } } },
    });
  await deps.db.transact(async (tx) => {
    const now = deps.now();
    const person = await personById(tx.db, userId);
    if (!person) throw new Problem('not_found');
    if (person.email !== from.trim().toLowerCase())
      throw new Problem('conflict', { message: 'adminSupport.sso.changed_meanwhile' });
    if (await personByEmail(tx.db, to)) throw new Problem('invalid', { errors: { to: 'account.email_taken' } });
    await setEmail(tx, userId, to);
    for (const kind of ['email', 'reset'] as const) await unsafeEndMailLinks(tx, kind, userId, now);
    const sides = { before: { email: person.email }, after: { email: to } };
    const places = await ownPlaces(tx.db, userId);
    const change = { objectType: 'user', objectId: userId, action: 'changeEmail', ...sides, reason };
    for (const { companyId } of places) await appendHistory(tx, { ...scope, companyId }, now, [change]);
    await unsafeAppendAccount(tx, scope, now, { userId, action: 'changeEmail' });
    await appendAdminChange(tx, scope, now, {
      objectType: SIGN_IN,
      objectId: userId,
      action: 'move',
      ...sides,
      reason,
    });
    const { companyId } = places[0] ?? scope;
    for (const address of [person.email, to])
      await writeNotice(
        deps,
        tx,
        { ...scope, companyId },
        { which: 'sign_in_moved', to: address, name: person.name, email: to },
      );
    await endSessions(tx, deps, userId);
  });
};

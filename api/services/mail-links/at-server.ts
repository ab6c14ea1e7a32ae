import { Problem } from '#domain/problem.ts';
import { appendHistory, SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import { type MailLink, unsafeEndMailLinks, unsafeOpenLinksTo } from '../../../db/repositories/mail-links.ts';
import { personByEmail } from '../../../db/repositories/people.ts';
import { writeNotice } from '../account/notice.ts';
import { type Deps, systemScope } from '../deps.ts';
import { ownPlaces } from '../people/own-places.ts';
import { addressOf, makeMailLink } from './links.ts';

export type AtServer = Pick<Deps, 'db' | 'now' | 'newId' | 'keyed' | 'publicUrl'>;

type LinkParams = { readonly email: string; readonly reason: string };

const checked = ({ email, reason }: LinkParams): LinkParams => {
  if (reason.trim() === '') throw new Problem('invalid', { errors: { reason: 'problem.field.required' } });
  return { email: email.trim().toLowerCase(), reason: reason.trim() };
};

/**
 * For the operator: valid once and for an hour; earlier links end. The second factor stays. The history of their
 * companies has the reason, and a letter notifies them. Throws `not_found` for an unknown address.
 */
export const resetLinkAtServer = async (deps: AtServer, params: LinkParams): Promise<string> => {
  const { email, reason } = checked(params);
  const person = await personByEmail(deps.db.read, email);
  if (!person) throw new Problem('not_found');
  const places = (await ownPlaces(deps.db.read, person.id)).map(({ companyId }) => systemScope(companyId));
  const at = deps.now();
  const link = await deps.db.transact(async (tx) => {
    await unsafeEndMailLinks(tx, 'reset', person.id, at);
    for (const scope of places)
      await appendHistory(tx, scope, at, [
        { objectType: 'user', objectId: person.id, action: 'resetLink', after: { email, reason } },
      ]);
    const [first = systemScope(SYSTEM_COMPANY)] = places;
    await writeNotice(deps, tx, first, { which: 'reset_link', to: person.email, name: person.name });
    const { companyId } = first;
    return makeMailLink(deps, tx, { id: deps.newId(), kind: 'reset', companyId, userId: person.id, email });
  });
  return addressOf(deps, link);
};

export type OpenLetter = { readonly kind: MailLink['kind']; readonly expiresAt: number; readonly address: string };

/** For the operator: links of open invitations and address changes. The history of each company has the reason. */
export const letterLinksAtServer = async (deps: AtServer, params: LinkParams): Promise<OpenLetter[]> => {
  const { email, reason } = checked(params);
  const at = deps.now();
  const links = await unsafeOpenLinksTo(deps.db.read, ['invitation', 'email'], email, at);
  await deps.db.transact(async (tx) => {
    for (const { id, kind, companyId, userId } of links)
      await appendHistory(tx, systemScope(companyId), at, [
        {
          objectType: kind === 'invitation' ? 'invitation' : 'user',
          objectId: userId ?? id,
          action: 'letterLink',
          after: { email, reason },
        },
      ]);
  });
  return links.map((link) => ({ kind: link.kind, expiresAt: link.expiresAt, address: addressOf(deps, link) }));
};

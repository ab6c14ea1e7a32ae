import { isEmail } from '#domain/definition/field.ts';
import type { Invited } from '#domain/people/user-schema.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import {
  insertMailLinks,
  invitationById,
  invitationsOf,
  type MailLink,
  unsafeMailLinkById,
  unsafeNoteFault,
  unsafeUseMailLink,
} from '../../../db/repositories/mail-links.ts';
import { membersOf } from '../../../db/repositories/members.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import type { Handler } from '../../jobs/handler.ts';
import type { Deps } from '../deps.ts';
import { LETTER_TRIES, newMailLink, sendLinkLetter } from '../mail-links/links.ts';
import { checkGiven } from './roles.ts';

const KIND = 'people.invitation';
const LETTERS_AT_ONCE = 4;

const invitation = (deps: Deps, scope: Scope, { email, role }: { email: string; role: string }): MailLink =>
  newMailLink(deps, {
    id: deps.newId(),
    kind: 'invitation',
    companyId: scope.companyId,
    userId: null,
    email,
    role,
    invitedBy: scope.userName,
  });

const send = async (deps: Deps, tx: Tx, scope: Scope, links: readonly MailLink[]): Promise<void> => {
  if (links.length === 0) return;
  await insertMailLinks(tx, links);
  await enqueue(tx, scope, deps.now(), {
    kind: KIND,
    payload: {},
    items: links.map(({ id, email }) => ({ refId: id, label: email })),
    visible: false,
  });
  await appendHistory(
    tx,
    scope,
    deps.now(),
    links.map(({ id, email, role }) => ({
      objectType: 'invitation',
      objectId: id,
      action: 'invite',
      after: { email, role },
    })),
  );
};

/** In one transaction; a result for each line. */
export const invite = async (
  deps: Deps,
  scope: Scope,
  { emails, role }: { emails: readonly string[]; role: string },
): Promise<Invited[]> =>
  deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'people');
    await checkGiven(scope, tx.db, role);
    const members = new Set((await membersOf(scope, tx.db)).map(({ email }) => email));
    const pending = new Set((await invitationsOf(scope, tx.db)).map(({ email }) => email));
    const seen = new Set<string>();
    const links: MailLink[] = [];
    const results = emails.map((line): Invited => {
      const email = line.trim().toLowerCase();
      if (!isEmail(email) || email.length > 200) return { email: line, result: 'no_address' };
      if (seen.has(email)) return { email, result: 'twice' };
      seen.add(email);
      if (members.has(email)) return { email, result: 'member' };
      if (pending.has(email)) return { email, result: 'pending' };
      links.push(invitation(deps, scope, { email, role }));
      return { email, result: 'invited' };
    });
    await send(deps, tx, scope, links);
    return results;
  });

const found = async (tx: Tx, scope: Scope, id: string): Promise<MailLink> => {
  const link = await invitationById(scope, tx.db, id);
  if (!link) throw new Problem('not_found');
  return link;
};

export const inviteAgain = (deps: Deps, scope: Scope, id: string): Promise<{ id: string }> =>
  deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'people');
    const { email, role } = await found(tx, scope, id);
    await checkGiven(scope, tx.db, role ?? '');
    await unsafeUseMailLink(tx, id, deps.now());
    const link = invitation(deps, scope, { email, role: role ?? '' });
    await send(deps, tx, scope, [link]);
    return { id: link.id };
  });

export const withdraw = (deps: Deps, scope: Scope, id: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    const { email, role } = await found(tx, scope, id);
    await unsafeUseMailLink(tx, id, deps.now());
    await appendHistory(tx, scope, deps.now(), [
      { objectType: 'invitation', objectId: id, action: 'withdraw', before: { email, role } },
    ]);
  });

/** Letters of invitations; a failed one is shown in the list of people. */
export const invitationLetter: Handler = {
  kind: KIND,
  concurrency: LETTERS_AT_ONCE,
  attempts: LETTER_TRIES,
  item: async ({ deps, scope }, _job, { refId }) => {
    const link = await unsafeMailLinkById(deps.db.read, refId);
    const company = await companyOf(scope, deps.db.read);
    if (!link || !company || link.usedAt !== null) return { status: 'DONE' };
    const { role, invitedBy } = link;
    const item = await sendLinkLetter(deps, link, {
      locale: scope.locale,
      company: company.name,
      role: role ?? '',
      name: invitedBy ?? '',
    });
    if (item.status === 'FAILED') await deps.db.transact((tx) => unsafeNoteFault(tx, link.id, item.message));
    return item;
  },
};

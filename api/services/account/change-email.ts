import { isEmail } from '#domain/definition/field.ts';
import type { NewEmail } from '#domain/people/account-schema.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import {
  type MailLink,
  unsafeEndMailLinks,
  unsafeMailLinkById,
  unsafeMailLinksSince,
  unsafeOpenLinksTo,
  unsafeOpenMailLinks,
} from '../../../db/repositories/mail-links.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { personByEmail, personById, setEmail } from '../../../db/repositories/people.ts';
import { sessionsOf } from '../../../db/repositories/sessions.ts';
import type { Handler } from '../../jobs/handler.ts';
import type { Deps } from '../deps.ts';
import { LETTER_TRIES, makeMailLink, openMailLink, sendLinkLetter, takeMailLink } from '../mail-links/links.ts';
import { appendOwnHistory } from '../people/own-history.ts';
import { doubtSessions } from '../session/end-sessions.ts';
import { writeNotice } from './notice.ts';
import { type Proving, provenSelf } from './proven.ts';

const KIND = 'people.email';
const HOUR = 3_600_000;
const MOST_AN_HOUR = 5;

/** Replaces the open link of the person. */
const sendLink = async (deps: Deps, tx: Tx, scope: Scope, email: string): Promise<void> => {
  const at = deps.now();
  const { companyId, userId } = scope;
  if ((await unsafeMailLinksSince(tx.db, 'email', userId, at - HOUR)) >= MOST_AN_HOUR)
    throw new Problem('too_many', { params: { seconds: HOUR / 1000 }, extra: { retryAfter: HOUR / 1000 } });
  await unsafeEndMailLinks(tx, 'email', userId, at);
  const link = await makeMailLink(deps, tx, { id: deps.newId(), kind: 'email', companyId, userId, email });
  await enqueue(tx, scope, at, {
    kind: KIND,
    payload: {},
    items: [{ refId: link.id, label: '' }],
    visible: false,
  });
};

/**
 * Takes effect once the link is confirmed; the old address is notified at once. Whether the new one is in use is
 * checked by the job, so that the response does not reveal who has an account.
 */
export const askEmail = async (
  proving: Proving,
  scope: Scope,
  { email: given, password }: { email: string; password: string },
): Promise<void> => {
  const { deps } = proving;
  const person = await provenSelf(proving, scope, password);
  const email = given.trim().toLowerCase();
  if (!isEmail(email))
    throw new Problem('invalid', {
      errors: { email: { key: 'problem.field.format', params: { example: 'nama@perusahaan.co.id' } } },
    });
  if (email === person.email) throw new Problem('invalid', { errors: { email: 'account.same_email' } });
  const at = deps.now();
  await deps.db.transact(async (tx) => {
    await sendLink(deps, tx, scope, email);
    await writeNotice(deps, tx, scope, { which: 'email_asked', to: person.email, name: person.name, email });
    await appendOwnHistory(tx, person, scope, at, { action: 'askEmail', after: { email } });
  });
};

/** Sends the letter of the requested address again; the former link ends. */
export const resendEmail = (deps: Deps, scope: Scope): Promise<void> =>
  deps.db.transact(async (tx) => {
    const [requested] = await unsafeOpenMailLinks(tx.db, 'email', scope.userId, deps.now());
    if (!requested) throw new Problem('conflict', { message: 'account.no_email_requested' });
    await sendLink(deps, tx, scope, requested.email);
  });

/** None is sent to an address that has an account of its own. */
export const emailLetter: Handler = {
  kind: KIND,
  concurrency: 1,
  attempts: LETTER_TRIES,
  item: async ({ deps, scope }, _job, { refId }) => {
    const link = await unsafeMailLinkById(deps.db.read, refId);
    if (!link || link.usedAt !== null || (await personByEmail(deps.db.read, link.email))) return { status: 'DONE' };
    // If the address has an open invitation, requesting it does not prove ownership: the simulated mailbox hides its
    // link from this person.
    const invited = await unsafeOpenLinksTo(deps.db.read, ['invitation'], link.email, deps.now());
    const to = invited.length > 0 ? { ...link, userId: null } : link;
    return sendLinkLetter(deps, to, { locale: scope.locale, name: scope.userName });
  },
};

export const withdrawEmail = (deps: Deps, { userId }: Scope): Promise<void> =>
  deps.db.transact((tx) => unsafeEndMailLinks(tx, 'email', userId, deps.now()));

type Here = { readonly userId: string } | undefined;

/** The reader must be signed in to the account that requested it. */
export const openEmail = async (deps: Deps, token: string, here: Here): Promise<NewEmail> => {
  const { email, userId } = await openMailLink(deps, 'email', token);
  return { email, isSelf: here !== undefined && here.userId === userId };
};

const changed = async (deps: Deps, scope: Scope, link: MailLink): Promise<void> => {
  const at = deps.now();
  await deps.db.transact(async (tx) => {
    await takeMailLink(deps, tx, link);
    const person = await personById(tx.db, scope.userId);
    if (!person) throw new Problem('not_found');
    if (await personByEmail(tx.db, link.email)) throw new Problem('conflict', { message: 'account.email_taken' });
    await setEmail(tx, person.id, link.email);
    // Readers of the old mailbox must not set a password with an earlier link.
    for (const kind of ['email', 'reset'] as const) await unsafeEndMailLinks(tx, kind, person.id, at);
    await appendOwnHistory(tx, person, scope, at, {
      action: 'changeEmail',
      before: { email: person.email },
      after: { email: link.email },
    });
    await writeNotice(deps, tx, scope, {
      which: 'email_changed',
      to: person.email,
      name: person.name,
      email: link.email,
    });
    doubtSessions(
      tx,
      deps,
      (await sessionsOf(tx.db, person.id)).map(({ tokenHash }) => tokenHash),
    );
  });
};

/** Once, for the account that requested it and is signed in: a misdirected letter gives nobody access. */
export const confirmEmail = async (deps: Deps, token: string, scope: Scope | undefined): Promise<void> => {
  const link = await openMailLink(deps, 'email', token);
  if (scope?.userId !== link.userId) throw new Problem('conflict', { message: 'account.sign_in_first' });
  if (scope) await changed(deps, scope, link);
};

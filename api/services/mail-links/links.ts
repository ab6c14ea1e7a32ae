import { hash as digest } from 'node:crypto';
import { type Locale, say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Tx } from '../../../db/database.ts';
import {
  type MailLink,
  unsafeInsertMailLink,
  unsafeMailLink,
  unsafeUseMailLink,
} from '../../../db/repositories/mail-links.ts';
import type { Outcome } from '../../jobs/handler.ts';
import type { Deps } from '../deps.ts';
import { asHtml } from '../templates/variables.ts';

const HOUR = 3_600_000;
const LIVES = {
  reset: HOUR,
  invitation: 24 * HOUR,
  email: 24 * HOUR,
  digest: 30 * 24 * HOUR,
} as const satisfies Record<MailLink['kind'], number>;

const hashOf = (token: string): string => digest('sha256', token, 'hex');
const tokenOf = (deps: Pick<Deps, 'keyed'>, id: string): string => deps.keyed('links', id);

type Keyed = Pick<Deps, 'keyed' | 'now'>;
type ToMake = Pick<MailLink, 'id' | 'kind' | 'companyId' | 'userId' | 'email'> &
  Partial<Pick<MailLink, 'role' | 'invitedBy'>>;

export const newMailLink = (deps: Keyed, link: ToMake): MailLink => {
  const createdAt = deps.now();
  return {
    role: null,
    invitedBy: null,
    ...link,
    fault: null,
    tokenHash: hashOf(tokenOf(deps, link.id)),
    createdAt,
    expiresAt: createdAt + LIVES[link.kind],
    usedAt: null,
  };
};

export const makeMailLink = async (deps: Keyed, tx: Tx, link: ToMake): Promise<MailLink> => {
  const made = newMailLink(deps, link);
  await unsafeInsertMailLink(tx, made);
  return made;
};

/** Anybody who knows it can act as the recipient of the letter. */
export const addressOf = (
  deps: Pick<Deps, 'keyed' | 'publicUrl'>,
  { kind, id }: Pick<MailLink, 'kind' | 'id'>,
): string => `${deps.publicUrl}/public/${kind}/${tokenOf(deps, id)}`;

/** Throws `not_found` for an unknown token, and `expired` with the reason. */
export const openMailLink = async (deps: Deps, kind: MailLink['kind'], token: string): Promise<MailLink> => {
  const found = token.length <= 64 ? await unsafeMailLink(deps.db.read, hashOf(token)) : undefined;
  if (found?.kind !== kind) throw new Problem('not_found', { message: 'people.link.unknown' });
  if (found.usedAt !== null) throw new Problem('expired', { message: 'people.link.used' });
  if (found.expiresAt <= deps.now()) throw new Problem('expired', { message: 'people.link.expired' });
  return found;
};

/** In the transaction it authorises, so that only one of two concurrent requests succeeds. */
export const takeMailLink = async (deps: Deps, tx: Tx, { id }: MailLink): Promise<void> => {
  if (!(await unsafeUseMailLink(tx, id, deps.now()))) throw new Problem('expired', { message: 'people.link.used' });
};

export const LETTER_TRIES = 5;

type LinkParams = { readonly locale: Locale } & Readonly<Record<string, string>>;

export const sendLinkLetter = (deps: Deps, link: MailLink, input: LinkParams): Promise<Outcome> =>
  sendLetter(deps, { ...link, addressee: link.userId ?? link.email }, `people.letter.${link.kind}`, {
    ...input,
    link: addressOf(deps, link),
  });

/** A letter that perhaps arrived is not sent again, since the person can request a new one. */
export const sendLetter = async (
  deps: Deps,
  to: Pick<MailLink, 'id' | 'companyId' | 'email'> & { readonly addressee?: string },
  key: string,
  { locale, ...params }: LinkParams,
): Promise<Outcome> => {
  const words = (part: 'subject' | 'body') => say(locale, `${key}.${part}`, params);
  const text = words('body');
  const answer = await deps.mail.send({
    companyId: to.companyId,
    objectId: null,
    id: to.id,
    senderName: 'Patuh',
    replyTo: null,
    to: to.email,
    subject: words('subject'),
    text,
    html: asHtml(text),
    attachments: [],
    needs: ['SETTING_USER_CREATE'],
    ...(to.addressee === undefined ? {} : { addressee: to.addressee }),
  });
  if (answer.kind === 'done') return { status: 'DONE' };
  if (answer.kind === 'refused') return { status: 'FAILED', code: answer.code, message: answer.message };
  if (answer.unknown) return { status: 'DONE', code: 'maybe_sent' };
  return { status: 'again', afterMs: answer.retryAfterMs, code: 'unreachable', message: 'problem.unavailable' };
};

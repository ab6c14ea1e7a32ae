import { type Locale, say } from '#domain/messages/index.ts';
import type { MailLink } from '../../../db/repositories/mail-links.ts';
import type { Outcome } from '../../jobs/handler.ts';
import type { Deps } from '../deps.ts';
import { asHtml } from '../templates/variables.ts';
import { addressOf } from './links.ts';

/** Tries of one letter before it is given up. */
export const LETTER_TRIES = 5;

type Said = { readonly locale: Locale } & Readonly<Record<string, string>>;

/** Sends the letter a link stands in. */
export const sendLinkLetter = (deps: Deps, link: MailLink, said: Said): Promise<Outcome> =>
  sendLetter(deps, link, `people.letter.${link.kind}`, { ...said, link: addressOf(deps, link) });

/**
 * Sends a letter about somebody's account, known by its id. One that perhaps arrived is not sent again: it can be asked for anew.
 */
export const sendLetter = async (
  deps: Deps,
  to: Pick<MailLink, 'id' | 'companyId' | 'email'>,
  key: string,
  { locale, ...params }: Said,
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
    // A copy in the mailbox of the demo opens an account: for whoever looks after accounts alone.
    needs: ['SETTING_USER_CREATE'],
  });
  if (answer.kind === 'done') return { status: 'DONE' };
  if (answer.kind === 'refused') return { status: 'FAILED', code: answer.code, message: answer.message };
  if (answer.unknown) return { status: 'DONE', code: 'maybe_sent' };
  return { status: 'again', afterMs: answer.retryAfterMs, code: 'unreachable', message: 'problem.unavailable' };
};

import { type Locale, say } from '#domain/messages/index.ts';
import type { MailLink } from '../../../db/repositories/mail-links.ts';
import type { Outcome } from '../../jobs/handler.ts';
import type { Deps } from '../deps.ts';
import { asHtml } from '../templates/variables.ts';
import { addressOf } from './links.ts';

/** Tries of one letter before it is given up. */
export const LETTER_TRIES = 5;

/**
 * Sends the letter a link stands in. One that perhaps arrived is not sent again: it can be asked for anew.
 */
export const sendLinkLetter = async (
  deps: Deps,
  link: MailLink,
  { locale, ...params }: { locale: Locale } & Record<string, string>,
): Promise<Outcome> => {
  const words = (part: 'subject' | 'body') =>
    say(locale, `people.letter.${link.kind}.${part}`, { ...params, link: addressOf(deps, link) });
  const text = words('body');
  const answer = await deps.mail.send({
    companyId: link.companyId,
    objectId: null,
    id: link.id,
    senderName: 'Patuh',
    replyTo: null,
    to: link.email,
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

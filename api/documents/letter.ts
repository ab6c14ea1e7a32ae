import { isEmail } from '#domain/definition/field.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { insteadOfLinks } from '#domain/text/opening-links.ts';
import type { TemplateKey } from '../../db/repositories/letters.ts';
import type { Deps } from '../services/deps.ts';
import { getTemplate, renderTemplate } from '../services/templates/templates.ts';

export type Channel = 'email' | 'whatsapp';

/** What a template may name, by name. */
export type Values = Readonly<Record<string, string>>;

/** What a person wrote instead of the template; only for one document at a time. */
export type Written = { to?: string | undefined; subject?: string | undefined; body?: string | undefined };
/** `automatic`: nobody pressed send, the document came into force. */
export type SendPayload = { channel: Channel; automatic?: true } & Written;

/** What a person presses "send" with: he has looked at an address that is in the domain of somebody else. */
export type SendWish = SendPayload & { addressChecked?: boolean | undefined };

/** International form without plus: "0812..." and "+62 812 ..." are both "62812...". */
export const phoneOf = (text: string): string => text.replace(/\D/g, '').replace(/^0/, '62');

/** Left as they are in a letter that is still to be read over: the link is made when it is sent. */
export const LINK_LATER = { link: '%{link}', linkExpires: '%{linkExpires}' };

/** `values`: what the template names, for other words about the same document. */
export type Letter = { channel: Channel; to: string; subject: string; body: string; values: Values };

/** What a person wrote, as it waits to be sent: a link they pasted is made anew for the letter, and not kept. */
export const asStored = <T extends Written>(payload: T): T => ({
  ...payload,
  ...(payload.subject === undefined ? {} : { subject: insteadOfLinks(payload.subject, LINK_LATER.link) }),
  ...(payload.body === undefined ? {} : { body: insteadOfLinks(payload.body, LINK_LATER.link) }),
});

/** What would be sent: the company's template with the values of one document in place, to be changed. */
export const draftLetter = async (
  deps: Deps,
  scope: Scope,
  { key, to, values }: { key: TemplateKey; to: string | null; values: Values },
): Promise<Letter> => {
  const { subject, text } = renderTemplate(await getTemplate(deps, scope, key), values);
  return { channel: key.channel, to: to ?? '', subject, body: text, values };
};

/** Refuses a mail that goes nowhere, or to more than one. `known`: where it goes when nobody says otherwise. */
export const refuseAddress = ({ channel, to }: SendPayload, known: string | null, lack: string): void => {
  if (channel !== 'email') return;
  if (!to && !known) throw new Problem('invalid', { errors: { to: lack } });
  // One address: a mail program would read "a@x, b@y" as two, and the history would name one letter.
  if (to && !isEmail(to)) throw new Problem('invalid', { errors: { to: 'faktur.check.email_invalid' } });
};

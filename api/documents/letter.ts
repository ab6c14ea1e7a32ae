import { isEmail } from '#domain/definition/field.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { insteadOfLinks } from '#domain/text/opening-links.ts';
import type { TemplateKey } from '../../db/repositories/letters.ts';
import type { Deps } from '../services/deps.ts';
import { getTemplate, renderTemplate } from '../services/templates/templates.ts';

export type Channel = 'email' | 'whatsapp';

export type Values = Readonly<Record<string, string>>;

/** Instead of the template; only for a single document. */
export type Written = { to?: string | undefined; subject?: string | undefined; body?: string | undefined };
/** `automatic`: sent because the document came into force, not by a user. */
export type SendPayload = { channel: Channel; automatic?: true } & Written;

/** `addressChecked`: the user has confirmed addresses in the domain of another counterparty. */
export type SendWish = SendPayload & { addressChecked?: boolean | undefined };

/** International form without plus: "0812..." and "+62 812 ..." are both "62812...". */
export const phoneOf = (text: string): string => text.replace(/\D/g, '').replace(/^0/, '62');

/** Placeholders that stay in a draft: the link is created when the letter is sent. */
export const LINK_LATER = { link: '%{link}', linkExpires: '%{linkExpires}' };

/** `values`: for other texts about the same document. */
export type Letter = { channel: Channel; to: string; subject: string; body: string; values: Values };

/** A pasted link is replaced by the placeholder and not stored. */
export const asStored = <T extends Written>(payload: T): T => ({
  ...payload,
  ...(payload.subject === undefined ? {} : { subject: insteadOfLinks(payload.subject, LINK_LATER.link) }),
  ...(payload.body === undefined ? {} : { body: insteadOfLinks(payload.body, LINK_LATER.link) }),
});

export const draftLetter = async (
  deps: Deps,
  scope: Scope,
  { key, to, values }: { key: TemplateKey; to: string | null; values: Values },
): Promise<Letter> => {
  const { subject, text } = renderTemplate(await getTemplate(deps, scope, key), values);
  return { channel: key.channel, to: to ?? '', subject, body: text, values };
};

/** `known`: the default recipient. */
export const refuseAddress = ({ channel, to }: SendPayload, known: string | null, lack: string): void => {
  if (channel !== 'email') return;
  if (!to && !known) throw new Problem('invalid', { errors: { to: lack } });
  // A mail program would read "a@x, b@y" as two addresses, but the history would name one letter.
  if (to && !isEmail(to)) throw new Problem('invalid', { errors: { to: 'faktur.check.email_invalid' } });
};

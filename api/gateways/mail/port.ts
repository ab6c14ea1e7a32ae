import type { Permission } from '#domain/permissions.ts';
import type { Answer } from '../answer.ts';

export type Attachment = { readonly name: string; readonly type: string; readonly content: Uint8Array };

export type Mail = {
  readonly companyId: string;
  /** Id of the document the mail is about, for the log of calls. */
  readonly objectId: string | null;
  /** Our id of this mail; becomes its Message-ID, so that a copy can be told from a second mail. */
  readonly id: string;
  /** Shown as the sender's name; the address is the installation's own. */
  readonly senderName: string;
  readonly replyTo: string | null;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments: readonly Attachment[];
  /** Keys of the document it is about, for whoever keeps a copy. */
  readonly needs: readonly Permission[];
  /**
   * Of a mail whose link opens an account: the id of the person it is for, or the address of who has none yet. Whoever keeps a copy shows
   * the link to nobody else.
   */
  readonly addressee?: string;
};

/** A mail the server had taken and that came back: our id of it, and why. */
export type Bounce = { readonly companyId: string; readonly id: string; readonly at: number; readonly why: string };

/**
 * Mail cannot be called back and has no idempotency: an answer with `unknown` means "perhaps sent" and must never be sent
 * again by itself. `ref` is what the mail server calls the message.
 */
export type Mailer = {
  readonly name: string;
  readonly simulated: boolean;
  /** The installation's own address, which every mail comes from. */
  readonly address: string;
  send(mail: Mail): Promise<Answer<{ readonly ref: string; readonly response: string }>>;
  /** What came back since then. A server that tells of it only by mail to the sender's address has nothing to say here. */
  bounces(since: number): Promise<readonly Bounce[]>;
};

/** A text of a header: line ends and other signs that are not seen are blanks, or the next line would be a header of its own. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** A mail whose headers are one line each, whatever a name, a subject or a number held. */
export const onOneLine = (mail: Mail): Mail => ({
  ...mail,
  senderName: oneLine(mail.senderName),
  replyTo: mail.replyTo === null ? null : oneLine(mail.replyTo),
  to: oneLine(mail.to),
  subject: oneLine(mail.subject),
  attachments: mail.attachments.map((one) => ({ ...one, name: oneLine(one.name), type: oneLine(one.type) })),
});

/** The address in "Name <address>", or the bare one. */
export const bareAddress = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

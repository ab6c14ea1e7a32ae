import type { Permission } from '#domain/permissions.ts';
import type { Answer } from '../answer.ts';

export type Attachment = { readonly name: string; readonly type: string; readonly content: Uint8Array };

export type Mail = {
  readonly companyId: string;
  readonly objectId: string | null;
  /** Becomes the Message-ID, which distinguishes a copy from a second mail. */
  readonly id: string;
  readonly senderName: string;
  readonly replyTo: string | null;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments: readonly Attachment[];
  readonly needs: readonly Permission[];
  /**
   * For a link that opens an account: the id of the recipient, or an address without account. A stored copy shows the
   * link to nobody else.
   */
  readonly addressee?: string;
};

export type Bounce = { readonly companyId: string; readonly id: string; readonly at: number; readonly why: string };

/**
 * Not idempotent: `unknown` means "perhaps sent" and must never be resent automatically. `ref` is the mail server's id.
 */
export type Mailer = {
  readonly name: string;
  readonly simulated: boolean;
  readonly address: string;
  send(mail: Mail): Promise<Answer<{ readonly ref: string; readonly response: string }>>;
  /** Empty for a server that reports bounces only by mail to the sender's address. */
  bounces(since: number): Promise<readonly Bounce[]>;
};

/** Line ends and control characters become spaces, to prevent header injection. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

export const onOneLine = (mail: Mail): Mail => ({
  ...mail,
  senderName: oneLine(mail.senderName),
  replyTo: mail.replyTo === null ? null : oneLine(mail.replyTo),
  to: oneLine(mail.to),
  subject: oneLine(mail.subject),
  attachments: mail.attachments.map((one) => ({ ...one, name: oneLine(one.name), type: oneLine(one.type) })),
});

export const bareAddress = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

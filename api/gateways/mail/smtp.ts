import nodemailer from 'nodemailer';
import { type Answer, answerLost, done, refused, unreachable } from '../answer.ts';
import { bareAddress, type Mail, type Mailer, onOneLine } from './port.ts';

const TIMEOUT_MS = 30_000;

export type SmtpOptions = {
  /** "smtps://user:password@host:465" or "smtp://host:587". */
  readonly url: string;
  /** Bare or as "Name <address>"; the company's sender name is shown before it. */
  readonly from: string;
};

type SmtpError = { code?: string; responseCode?: number; response?: string; message?: string };

const RETRY_MS = 60_000;
/** Sign-in, TLS and configuration errors, which a retry would not fix. */
const SETTINGS: ReadonlySet<string> = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'ECONFIG']);

/**
 * 5xx is a refusal, 4xx is temporary. Without a response: before the message had been sent completely nothing was
 * delivered, after that perhaps.
 */
const failure = (error: SmtpError, handedOver: boolean): Answer<never> => {
  const { code = '', responseCode = 0, response = error.message ?? '' } = error;
  if (SETTINGS.has(code)) return refused('MAIL_SETTINGS', response);
  if (responseCode >= 400 && responseCode < 500) return unreachable(RETRY_MS);
  if (code === 'EENVELOPE') return refused('RECIPIENT_REFUSED', response, 'to');
  if (responseCode >= 500 || code === 'EMESSAGE') return refused('MAIL_REFUSED', response);
  return handedOver ? answerLost(0) : unreachable(RETRY_MS);
};

const silent = (): void => undefined;

/**
 * nodemailer's errors do not say how far a lost connection had come; its log has an entry once the last byte of the
 * message, the closing dot, has been written. A server may accept a message only after that.
 */
const handOver = () => {
  const seen = { handedOver: false };
  const info = (entry: unknown): void => {
    if ((entry as { tnx?: unknown }).tnx === 'message') seen.handedOver = true;
  };
  const logger = { level: silent, trace: silent, debug: silent, info, warn: silent, error: silent, fatal: silent };
  return { seen, logger };
};

const messageOf = (mail: Mail, from: string) => ({
  messageId: `<${mail.id}@${from.split('@')[1] ?? 'patuh'}>`,
  from: { name: mail.senderName, address: from },
  to: mail.to,
  ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
  subject: mail.subject,
  text: mail.text,
  ...(mail.html ? { html: mail.html } : {}),
  attachments: mail.attachments.map(({ name, type, content }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(content),
  })),
});

export const smtpMailer = ({ url, from }: SmtpOptions): Mailer => ({
  name: 'smtp',
  simulated: false,
  address: bareAddress(from),
  send: async (mail) => {
    const address = bareAddress(from);
    const { seen, logger } = handOver();
    const transport = nodemailer.createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      logger,
      // Prevents the content of a mail from reading files or addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      const sent = await transport.sendMail(messageOf(onOneLine(mail), address));
      return done({ ref: sent.messageId, response: sent.response });
    } catch (error) {
      return failure(error as SmtpError, seen.handedOver);
    } finally {
      transport.close();
    }
  },
  bounces: async () => [],
});

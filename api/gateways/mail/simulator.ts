import type { Clock } from '#domain/scope.ts';
import { answerLost, done, refused, unreachable } from '../answer.ts';
import { type Bounce, bareAddress, type Mail, type Mailer, onOneLine } from './port.ts';

export type StoredMail = {
  readonly id: string;
  readonly companyId: string;
  readonly channel: 'email';
  readonly sender: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments: Mail['attachments'];
  readonly needs: Mail['needs'];
  readonly addressee: string | null;
  readonly at: number;
};

/** Storing the same id twice stores it once. */
export type Mailbox = {
  keep(mail: StoredMail): Promise<void>;
  to(beginning: string, since: number, until: number): Promise<readonly Omit<Bounce, 'why'>[]>;
};

/** By the local part of the address. Listed in docs/simulators.md. */
export const mailBehaviours = [
  { name: 'tolak', says: { id: 'Alamat tidak ditemukan', en: 'The address does not exist' } },
  { name: 'putus', says: { id: 'Server surat tidak dapat dihubungi', en: 'The mail server cannot be reached' } },
  {
    name: 'hilang',
    says: { id: 'Terkirim, tetapi jawabannya hilang: mungkin terkirim', en: 'Sent, but the answer is lost' },
  },
  {
    name: 'pantul',
    says: { id: 'Diterima, lalu kembali setelah setengah menit', en: 'Taken, and comes back half a minute later' },
  },
] as const;

const BACK_MS = 30_000;

export const simulatedMailer = ({ mailbox, now, from }: { mailbox: Mailbox; now: Clock; from: string }): Mailer => ({
  name: 'simulator',
  simulated: true,
  address: bareAddress(from),
  send: async (given) => {
    const mail = onOneLine(given);
    const local = mail.to.split('@')[0];
    if (local === 'putus') return unreachable(30_000);
    if (local === 'tolak') return refused('RECIPIENT_REFUSED', '550 5.1.1 Alamat tidak ditemukan.', 'to');
    await mailbox.keep({
      id: mail.id,
      companyId: mail.companyId,
      channel: 'email',
      sender: mail.senderName,
      recipient: mail.to,
      subject: mail.subject,
      body: mail.html ?? mail.text,
      attachments: mail.attachments,
      needs: mail.needs,
      addressee: mail.addressee ?? null,
      at: now(),
    });
    return local === 'hilang' ? answerLost(0) : done({ ref: `<${mail.id}@simulator>`, response: '250 2.0.0 OK' });
  },
  bounces: async (since) =>
    (await mailbox.to('pantul@', since, now() - BACK_MS)).map((mail) => ({
      ...mail,
      why: '550 5.1.1 Kotak surat penerima tidak ada.',
    })),
});

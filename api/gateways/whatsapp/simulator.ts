import type { Clock } from '#domain/scope.ts';
import { answerLost, done, refused, unreachable } from '../answer.ts';
import type { Whatsapp, WhatsappMessage } from './port.ts';

export type StoredMessage = {
  readonly id: string;
  readonly companyId: string;
  readonly channel: 'whatsapp';
  readonly sender: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly NonNullable<WhatsappMessage['document']>[];
  readonly needs: WhatsappMessage['needs'];
  readonly addressee: null;
  readonly at: number;
};

/** Storing the same id twice stores it once. */
export type Phone = { keep(message: StoredMessage): Promise<void> };

/** By the last four digits. Listed in docs/simulators.md. */
export const whatsappBehaviours = [
  { digits: '9998', says: { id: 'Nomor tidak memakai WhatsApp', en: 'The number is not on WhatsApp' } },
  { digits: '9999', says: { id: 'Layanan tidak dapat dihubungi', en: 'The service cannot be reached' } },
  {
    digits: '9994',
    says: { id: 'Terkirim, tetapi jawabannya hilang: mungkin terkirim', en: 'Sent, but the answer is lost' },
  },
] as const;

export const simulatedWhatsapp = ({ phone, now }: { phone: Phone; now: Clock }): Whatsapp => ({
  name: 'simulator',
  simulated: true,
  send: async (message) => {
    const digits = message.to.slice(-4);
    if (digits === '9999') return unreachable(30_000);
    if (digits === '9998') return refused('RECIPIENT_REFUSED', 'Nomor tidak memakai WhatsApp.', 'to');
    await phone.keep({
      id: message.id,
      companyId: message.companyId,
      channel: 'whatsapp',
      sender: 'Patuh',
      recipient: message.to,
      subject: message.template?.name ?? '',
      body: message.text,
      attachments: message.document ? [message.document] : [],
      needs: message.needs,
      addressee: null,
      at: now(),
    });
    return digits === '9994' ? answerLost(0) : done({ ref: `wamid.${message.id}` });
  },
});

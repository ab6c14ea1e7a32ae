import type { Clock } from '#domain/scope.ts';
import type { Settings } from './env.ts';
import { fileOffice } from './gateways/djp/file/office.ts';
import { httpOffice } from './gateways/djp/http/office.ts';
import { loggedOffice } from './gateways/djp/logged.ts';
import type { TaxOffice } from './gateways/djp/port.ts';
import { type SimulatorOptions, simulatedOffice } from './gateways/djp/simulator/office.ts';
import type { RecordCall } from './gateways/log.ts';
import { loggedMailer } from './gateways/mail/logged.ts';
import type { Mailer } from './gateways/mail/port.ts';
import { type Mailbox, simulatedMailer } from './gateways/mail/simulator.ts';
import { smtpMailer } from './gateways/mail/smtp.ts';
import { cloudApiWhatsapp } from './gateways/whatsapp/cloud-api.ts';
import { loggedWhatsapp } from './gateways/whatsapp/logged.ts';
import type { Whatsapp } from './gateways/whatsapp/port.ts';
import { type Phone, simulatedWhatsapp } from './gateways/whatsapp/simulator.ts';

type Outside = {
  readonly now: Clock;
  readonly record: RecordCall;
  readonly warn: (what: string, facts: Record<string, unknown>) => void;
  readonly simulatedOffice: Pick<SimulatorOptions, 'books' | 'newRef' | 'nameOf' | 'wait'>;
  readonly mailbox: Mailbox & Phone;
};

const officeOf = (settings: Settings, { now, warn, simulatedOffice: memory }: Outside): TaxOffice => {
  const { DJP_MODE, DJP_URL, DJP_CLIENT_ID, DJP_SECRET, DJP_LATENCY_MS, DJP_CONCURRENCY } = settings;
  if (DJP_MODE === 'file') return fileOffice();
  if (DJP_URL && DJP_SECRET)
    return httpOffice({
      baseUrl: DJP_URL.replace(/\/+$/, ''),
      clientId: DJP_CLIENT_ID,
      secret: DJP_SECRET,
      now,
      warn: (said) => warn('the tax office said something unexpected', said),
    });
  return simulatedOffice({
    ...memory,
    now,
    ...(DJP_LATENCY_MS === undefined ? {} : { latencyMs: DJP_LATENCY_MS }),
    ...(DJP_CONCURRENCY === undefined ? {} : { concurrency: DJP_CONCURRENCY }),
  });
};

const mailerOf = ({ SMTP_URL, MAIL_FROM }: Settings, { now, mailbox }: Outside): Mailer =>
  SMTP_URL ? smtpMailer({ url: SMTP_URL, from: MAIL_FROM }) : simulatedMailer({ mailbox, now });

const whatsappOf = (settings: Settings, { now, mailbox }: Outside): Whatsapp => {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneNumberId, WHATSAPP_URL } = settings;
  return token && phoneNumberId
    ? cloudApiWhatsapp({ baseUrl: WHATSAPP_URL ?? 'https://graph.facebook.com/v23.0', phoneNumberId, token })
    : simulatedWhatsapp({ phone: mailbox, now });
};

/** The outside world the settings ask for: simulators unless a real system is named. Every call is noted. */
export const composeGateways = (settings: Settings, outside: Outside) => ({
  djp: loggedOffice(officeOf(settings, outside), outside.record, outside.now),
  mail: loggedMailer(mailerOf(settings, outside), outside.record, outside.now),
  whatsapp: loggedWhatsapp(whatsappOf(settings, outside), outside.record, outside.now),
});

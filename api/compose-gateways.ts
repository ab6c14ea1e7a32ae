import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { OutsideSystem } from '#domain/admin/support.ts';
import type { Sandbox } from '#domain/company/sandbox.ts';
import { type PageServices, SIMULATOR } from '#domain/page-services.ts';
import type { Clock } from '#domain/scope.ts';
import type { Settings } from './env.ts';
import { httpAccounting } from './gateways/accounting/http.ts';
import { loggedAccounting } from './gateways/accounting/logged.ts';
import type { Accounting } from './gateways/accounting/port.ts';
import { type SimulatedAccountingOptions, simulatedAccounting } from './gateways/accounting/simulator/accounting.ts';
import { dokuBank } from './gateways/bank/doku/bank.ts';
import { loggedBank } from './gateways/bank/logged.ts';
import type { Bank, BankCounter } from './gateways/bank/port.ts';
import { type Signer, simulatedBank } from './gateways/bank/simulator/bank.ts';
import type { BankBooks } from './gateways/bank/simulator/books.ts';
import { bankCounter, type Deliver } from './gateways/bank/simulator/counter.ts';
import type { BillingCounter, BillingOffice } from './gateways/djp/billing/port.ts';
import type { BillingBooks } from './gateways/djp/billing/simulator/books.ts';
import { simulatedBillingOffice } from './gateways/djp/billing/simulator/desk.ts';
import type { BupotOffice } from './gateways/djp/bupot/port.ts';
import {
  fileBillingOffice,
  fileBupotOffice,
  fileFilingOffice,
  fileOffice,
  fileSptOffice,
} from './gateways/djp/file.ts';
import type { FilingOffice } from './gateways/djp/filing/port.ts';
import { openFilingSimulator } from './gateways/djp/filing/simulator.ts';
import { filingOffice } from './gateways/djp/filing/wire.ts';
import {
  httpBillingOffice,
  httpBupotOffice,
  httpFilingOffice,
  httpOffice,
  httpSptOffice,
} from './gateways/djp/http/offices.ts';
import {
  loggedBillingOffice,
  loggedBupotOffice,
  loggedFilingOffice,
  loggedOffice,
  loggedSptOffice,
} from './gateways/djp/logged.ts';
import type { TaxOffice, TaxpayerCounter } from './gateways/djp/port.ts';
import { provenOnly } from './gateways/djp/proven-only.ts';
import { type SimulatorOptions, simulatedOffices } from './gateways/djp/simulator/office.ts';
import type { SptOffice } from './gateways/djp/spt/port.ts';
import { openSptSimulator } from './gateways/djp/spt/simulator/desk.ts';
import { sptOffice } from './gateways/djp/spt/wire.ts';
import { noHelpDesk, signedHelpDesk, simulatedHelpDesk } from './gateways/help-desk/adapters.ts';
import type { HelpDesk } from './gateways/help-desk/port.ts';
import type { LineOptions } from './gateways/line.ts';
import type { RecordCall } from './gateways/log.ts';
import { loggedMailer } from './gateways/mail/logged.ts';
import type { Mailer } from './gateways/mail/port.ts';
import { type Mailbox, simulatedMailer } from './gateways/mail/simulator.ts';
import { smtpMailer } from './gateways/mail/smtp.ts';
import { noMessaging, signedMessaging, simulatedMessaging } from './gateways/messaging/adapters.ts';
import type { Messaging } from './gateways/messaging/port.ts';
import { sandboxing } from './gateways/sandboxed.ts';
import { switched } from './gateways/switched.ts';
import { httpsWebhooks } from './gateways/webhooks/https.ts';
import { cloudApiWhatsapp } from './gateways/whatsapp/cloud-api.ts';
import { loggedWhatsapp } from './gateways/whatsapp/logged.ts';
import type { Whatsapp } from './gateways/whatsapp/port.ts';
import { type Phone, simulatedWhatsapp } from './gateways/whatsapp/simulator.ts';

type Outside = {
  readonly now: Clock;
  readonly record: RecordCall;
  readonly isProven: (companyId: string) => Promise<boolean>;
  readonly isOn: (name: OutsideSystem) => Promise<boolean>;
  readonly sandboxOf: (companyId: string) => Promise<Sandbox | undefined>;
  readonly warn: (what: string, facts: Record<string, unknown>) => void;
  readonly simulatedOffice: Pick<SimulatorOptions, 'books' | 'newRef' | 'nameOf' | 'isHere' | 'wait'>;
  readonly simulatedBank: { readonly books: BankBooks; readonly newId: () => string; readonly deliver?: Deliver };
  readonly billingBooks: BillingBooks;
  readonly mailbox: Mailbox & Phone;
  readonly taxpayer: SimulatedAccountingOptions['taxpayer'];
};

const lineOf = ({ DJP_URL, DJP_CLIENT_ID, DJP_SECRET }: Settings, { now, warn }: Outside): LineOptions | null =>
  DJP_URL && DJP_SECRET
    ? {
        baseUrl: DJP_URL.replace(/\/+$/, ''),
        clientId: DJP_CLIENT_ID,
        secret: DJP_SECRET,
        now,
        warn: (input) => warn('unexpected response of the tax office', input),
      }
    : null;

const simulatorOptions = (
  { DJP_LATENCY_MS, DJP_CONCURRENCY }: Settings,
  { now, simulatedOffice: { wait } }: Outside,
) => ({
  now,
  ...(wait ? { wait } : {}),
  ...(DJP_LATENCY_MS === undefined ? {} : { latencyMs: DJP_LATENCY_MS }),
  ...(DJP_CONCURRENCY === undefined ? {} : { concurrency: DJP_CONCURRENCY }),
});

type Offices = { djp: TaxOffice; bupotOffice: BupotOffice; taxpayers: TaxpayerCounter | null };

/** Acting as the taxpayer is limited to the simulated office of a demo: elsewhere anybody could act as any taxpayer. */
const officesOf = (settings: Settings, outside: Outside): Offices => {
  if (settings.DJP_MODE === 'file') return { djp: fileOffice(), bupotOffice: fileBupotOffice(), taxpayers: null };
  const line = lineOf(settings, outside);
  if (line) return { djp: httpOffice(line), bupotOffice: httpBupotOffice(line), taxpayers: null };
  const simulated = simulatedOffices({ ...outside.simulatedOffice, ...simulatorOptions(settings, outside) });
  return { ...simulated, taxpayers: settings.DEMO ? simulated.taxpayers : null };
};

const billingOf = (settings: Settings, outside: Outside): { office: BillingOffice; counter: BillingCounter | null } => {
  if (settings.DJP_MODE === 'file') return { office: fileBillingOffice(), counter: null };
  const line = lineOf(settings, outside);
  if (line) return { office: httpBillingOffice(line), counter: null };
  return simulatedBillingOffice({ books: outside.billingBooks, ...simulatorOptions(settings, outside) });
};

const sptOfficeOf = (settings: Settings, outside: Outside): SptOffice => {
  if (settings.DJP_MODE === 'file') return fileSptOffice();
  const line = lineOf(settings, outside);
  if (line) return httpSptOffice(line);
  const { simulatedOffice, billingBooks } = outside;
  return sptOffice(
    { name: 'simulator', simulated: true },
    openSptSimulator({ ...simulatedOffice, ...simulatorOptions(settings, outside), billingBooks }),
  );
};

const filingOfficeOf = (settings: Settings, outside: Outside): FilingOffice => {
  if (settings.DJP_MODE === 'file') return fileFilingOffice();
  const line = lineOf(settings, outside);
  if (line) return httpFilingOffice(line);
  return filingOffice(
    { name: 'simulator', simulated: true },
    openFilingSimulator({ ...outside.simulatedOffice, ...simulatorOptions(settings, outside) }),
  );
};

const CALLBACK_PATH = '/public/api/ebilling/callback';

/** Every process of one installation creates the same signatures; nobody outside can. */
const ownSigner = ({ DOKU_CLIENT_ID, DOKU_SECRET, DATABASE_URL }: Settings): Signer => ({
  clientId: DOKU_CLIENT_ID ?? 'patuh-simulator',
  secret:
    DOKU_SECRET ??
    (DATABASE_URL
      ? createHmac('sha256', DATABASE_URL).update('simulated bank').digest('hex')
      : randomBytes(32).toString('hex')),
});

const deliverTo =
  (url: string): Deliver =>
  async (headers, body) => {
    const answer = { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) };
    return fetch(url, answer).then(
      ({ status }) => status,
      () => null,
    );
  };

const bankOf = (settings: Settings, { now, warn, simulatedBank: memory }: Outside): [Bank, BankCounter | null] => {
  const { BANK_MODE, DOKU_URL, DOKU_CLIENT_ID: clientId, DOKU_SECRET: secret, HOST, PORT } = settings;
  const fees = { va: settings.BANK_FEE_VA * 100, ovo: settings.BANK_FEE_OVO * 100 };
  if (BANK_MODE !== 'simulator' && clientId && secret) {
    const warned = (value: Record<string, unknown>) => warn('unexpected response of the bank', value);
    const baseUrl = DOKU_URL.replace(/\/+$/, '');
    return [dokuBank({ baseUrl, clientId, secret, now, newRequestId: randomUUID, fees, warn: warned }), null];
  }
  const signer = ownSigner(settings);
  const url = `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}${CALLBACK_PATH}`;
  const deliver = memory.deliver ?? deliverTo(url);
  return [
    simulatedBank({ books: memory.books, now, signer, fees }),
    bankCounter({ ...memory, now, signer, deliver, target: CALLBACK_PATH }),
  ];
};

const mailerOf = ({ SMTP_URL, MAIL_FROM }: Settings, { now, mailbox }: Outside): Mailer =>
  SMTP_URL ? smtpMailer({ url: SMTP_URL, from: MAIL_FROM }) : simulatedMailer({ mailbox, now, from: MAIL_FROM });

const whatsappOf = (settings: Settings, { now, mailbox }: Outside): Whatsapp => {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneNumberId, WHATSAPP_URL } = settings;
  return token && phoneNumberId
    ? cloudApiWhatsapp({ baseUrl: WHATSAPP_URL ?? 'https://graph.facebook.com/v23.0', phoneNumberId, token })
    : simulatedWhatsapp({ phone: mailbox, now });
};

const accountingOf = ({ ACCOUNTING_URL }: Settings, { now, taxpayer, warn }: Outside): Accounting =>
  ACCOUNTING_URL
    ? httpAccounting({
        baseUrl: ACCOUNTING_URL.replace(/\/+$/, ''),
        now,
        warn: (input) => warn('unexpected response of the accounting product', input),
      })
    : simulatedAccounting({ taxpayer, now });

const helpDeskOf = ({ HELP_DESK, HELP_DESK_SECRET }: Settings, { now }: Outside): HelpDesk => {
  if (HELP_DESK === SIMULATOR) return simulatedHelpDesk(now);
  return HELP_DESK && HELP_DESK_SECRET
    ? signedHelpDesk(new URL(HELP_DESK).hostname, HELP_DESK_SECRET, now)
    : noHelpDesk;
};

const messagingOf = ({ MESSAGING, MESSAGING_SECRET }: Settings): Messaging => {
  if (MESSAGING === SIMULATOR) return simulatedMessaging();
  return MESSAGING && MESSAGING_SECRET ? signedMessaging(new URL(MESSAGING).hostname, MESSAGING_SECRET) : noMessaging;
};

/** With the hosts that pages may contact for them. */
export const pageServicesOf = (settings: Settings): { services: PageServices; hosts: ReadonlySet<string> } => {
  const of = {
    helpDesk: settings.HELP_DESK,
    messaging: settings.MESSAGING,
    engagement: settings.ENGAGEMENT,
    assistant: settings.ASSISTANT,
    analytics: settings.ANALYTICS,
    monitoring: settings.MONITORING,
  };
  const on = Object.entries(of).filter((one): one is [string, string] => one[1] !== undefined);
  const hosts = on.flatMap(([, address]) => (address === SIMULATOR ? [] : [new URL(address).host]));
  return {
    services: Object.fromEntries(on),
    hosts: new Set(hosts.length > 0 ? [...hosts, ...settings.PAGE_SERVICE_HOSTS] : []),
  };
};

/** What sandbox companies are connected to: the simulators, whatever else is configured. */
const simulatorsOf = (settings: Settings, outside: Outside) => {
  const unset = { DJP_URL: undefined, SMTP_URL: undefined, WHATSAPP_TOKEN: undefined, ACCOUNTING_URL: undefined };
  const without: Settings = { ...settings, ...unset, DJP_MODE: 'auto', BANK_MODE: 'simulator' };
  return {
    ...officesOf(without, outside),
    accounting: accountingOf(without, outside),
    bank: bankOf(without, outside)[0],
    sptOffice: sptOfficeOf(without, outside),
    filingOffice: filingOfficeOf(without, outside),
    billingOffice: billingOf(without, outside).office,
    mail: mailerOf(without, outside),
    whatsapp: whatsappOf(without, outside),
  };
};

const REACHING = {
  accounting: ['companies', 'accounts', 'taxCodes', 'contacts', 'invoices', 'report'],
  bank: ['open', 'close', 'ask', 'giveBack'],
} as const;

/** Simulators unless a real system is configured. Every call is logged, except those of sandbox companies. */
export const composeGateways = (settings: Settings, outside: Outside) => {
  const { record, now } = outside;
  const [bank, bankCounter] = bankOf(settings, outside);
  const { office, counter } = billingOf(settings, outside);
  const { djp, bupotOffice, taxpayers } = officesOf(settings, outside);
  const logged = loggedOffice(djp, record, now);
  const isOn = (name: OutsideSystem) => () => outside.isOn(name);
  const guarded = <Office extends object>(office: Office) => provenOnly(office, outside.isProven, isOn('djp'));
  const accounting = loggedAccounting(accountingOf(settings, outside), record, now);
  const simulators = simulatorsOf(settings, outside);
  const sandboxed = sandboxing(outside);
  // The signatures of a simulated bank are those of its own instance.
  const sandboxBank = bank.simulated ? bank : simulators.bank;
  return {
    accounting: sandboxed(
      switched(accounting, REACHING.accounting, isOn('accounting')),
      simulators.accounting,
      REACHING.accounting,
    ),
    bank: sandboxed(switched(loggedBank(bank, record, now), REACHING.bank, isOn('bank')), sandboxBank, REACHING.bank),
    bankCounter,
    djp: sandboxed(
      // The only call allowed before the company is proven.
      { ...guarded(logged), ...switched({ authorisation: logged.authorisation }, ['authorisation'], isOn('djp')) },
      simulators.djp,
    ),
    taxpayers,
    bupotOffice: sandboxed(guarded(loggedBupotOffice(bupotOffice, record, now)), simulators.bupotOffice),
    sptOffice: sandboxed(guarded(loggedSptOffice(sptOfficeOf(settings, outside), record, now)), simulators.sptOffice),
    filingOffice: sandboxed(
      guarded(loggedFilingOffice(filingOfficeOf(settings, outside), record, now)),
      simulators.filingOffice,
    ),
    billingOffice: sandboxed(guarded(loggedBillingOffice(office, record, now)), simulators.billingOffice),
    billingCounter: counter,
    helpDesk: helpDeskOf(settings, outside),
    messaging: messagingOf(settings),
    webhooks: httpsWebhooks(settings.WEBHOOK_ALLOWED),
    mail: sandboxed(
      switched(loggedMailer(mailerOf(settings, outside), record, now), ['send'], isOn('mail')),
      simulators.mail,
      ['send'],
    ),
    whatsapp: sandboxed(
      switched(loggedWhatsapp(whatsappOf(settings, outside), record, now), ['send'], isOn('whatsapp')),
      simulators.whatsapp,
      ['send'],
    ),
  };
};

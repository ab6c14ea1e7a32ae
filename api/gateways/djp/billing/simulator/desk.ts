import { hasExpired } from '#domain/billing/validity.ts';
import { type Answer, done, refused } from '../../../answer.ts';
import { DOWN, gate } from '../../simulator/gate.ts';
import { type ClockOptions, simulatorDefaults } from '../../simulator/options.ts';
import type { BillingCounter, BillingOffice } from '../port.ts';
import { type BillingWire, billingOffice, type Known } from '../wire.ts';
import { billingBehaviourOf, billingBehaviours } from './behaviours.ts';
import { type BillingBooks, type BillingReader, type StoredBilling, storedBilling } from './books.ts';
import { issueCode } from './issue.ts';
import { codeUnknown, payByHand, receiptOf, settleCode } from './settle.ts';

type BillingSimulatorOptions = ClockOptions & { readonly books: BillingBooks };

type BillingSimulator = BillingWire & BillingCounter;

/** A code is visible to its requester and to its taxpayer. */
const find = async (books: BillingReader, tin: string, code: string): Promise<StoredBilling | null> => {
  const entry = await books.byCode(code);
  if (!entry || entry.state === 'NOT_ARRIVED' || (entry.tin !== tin && entry.payerNpwp !== tin)) return null;
  return storedBilling(entry);
};

const isDown = ({ content }: StoredBilling): boolean => billingBehaviourOf(content.document.amount).line === 'down';

const knownOf = (entry: StoredBilling, now: number): Known => {
  const { document } = entry.content;
  const expired = hasExpired(entry.expiresAt, now);
  return {
    code: entry.code,
    tin: entry.payerNpwp,
    payerName: document.payer.name,
    kap: document.kap,
    kjs: document.kjs,
    periodFrom: document.periodFrom,
    periodTo: document.periodTo,
    amount: String(entry.amount / 100),
    issuedAt: entry.issuedAt,
    expiresAt: entry.expiresAt,
    state: entry.state === 'PAID' ? 'paid' : expired ? 'expired' : 'open',
    receipt: receiptOf(entry, now),
  };
};

export const openBillingSimulator = ({ books, ...options }: BillingSimulatorOptions): BillingSimulator => {
  const office = { ...simulatorDefaults, ...options };
  const { now } = office;
  const through = gate(office);
  const known = async <T>(tin: string, code: string, say: (entry: StoredBilling) => Answer<T>): Promise<Answer<T>> => {
    const entry = await find(books.read, tin, code);
    if (!entry) return codeUnknown();
    return isDown(entry) ? DOWN : say(entry);
  };

  return {
    behaviours: billingBehaviours,
    issue: async (document, key) => {
      const { slowMs } = billingBehaviourOf(document.amount);
      // Delays only its own request; the second one finds the code ready.
      if (slowMs && !(await books.read.byKey(document.tin, key))) await office.wait(slowMs);
      return through(() => books.transact((writer) => issueCode(now, writer, document, key)));
    },
    inquire: ({ tin, code }) => through(() => known(tin, code, (entry) => done(knownOf(entry, now())))),
    settle: (handed, key) =>
      through(() =>
        books.transact(async (writer) => {
          const entry = await find(writer, handed.tin, handed.code);
          return entry ? settleCode(now, writer, entry, handed, key) : codeUnknown();
        }),
      ),
    confirm: ({ tin, code, ntpn }) =>
      through(() =>
        known(tin, code, (entry) => {
          const receipt = receiptOf(entry, now());
          return receipt?.ntpn === ntpn
            ? done(receipt)
            : refused('NTPN_NOT_FOUND', 'NTPN tidak ditemukan untuk kode billing ini.', 'ntpn');
        }),
      ),
    payAtCounter: (code, amount) => books.transact((writer) => payByHand(now, writer, code, amount)),
  };
};

export const simulatedBillingOffice = (
  options: BillingSimulatorOptions,
): { office: BillingOffice; counter: BillingCounter } => {
  const simulator = openBillingSimulator(options);
  return { office: billingOffice({ name: 'simulator', simulated: true }, simulator), counter: simulator };
};

import { hasExpired } from '#domain/billing/validity.ts';
import { type Sen, sen } from '#domain/definition/money.ts';
import type { Clock } from '#domain/scope.ts';
import { type Answer, done, refused } from '../../../answer.ts';
import { BUSY, LOST } from '../../simulator/gate.ts';
import type { StateReceipt } from '../port.ts';
import type { MoneyHanded, Settled } from '../wire.ts';
import { billingBehaviourOf } from './behaviours.ts';
import { type BillingWriter, type StoredBilling, storedBilling } from './books.ts';
import { ntbOf, ntpnOf, stanOf } from './issue.ts';

export const codeUnknown = (): Answer<never> => refused('NOT_FOUND', 'Kode billing tidak ditemukan.');

export const receiptOf = ({ ntpn, ntb, stan, paidAt, receiptAt }: StoredBilling, now: number): StateReceipt | null =>
  ntpn && ntb && stan && paidAt !== null && receiptAt !== null && now >= receiptAt
    ? { ntpn, ntb, stan, at: paidAt }
    : null;

const unpayable = (entry: StoredBilling, amount: Sen, now: number): Answer<never> | null => {
  if (entry.state === 'PAID') return refused('ALREADY_PAID', 'Kode billing sudah dibayar.');
  if (hasExpired(entry.expiresAt, now)) return refused('EXPIRED', 'Kode billing sudah kedaluwarsa.');
  return amount === entry.amount
    ? null
    : refused('AMOUNT_INVALID', 'Jumlah setoran berbeda dari jumlah pada kode billing.', 'amount');
};

const pay = async (books: BillingWriter, entry: StoredBilling, settleKey: string | null, now: number) => {
  const { ntpnMs = 0 } = billingBehaviourOf(entry.content.document.amount);
  const serial = await books.nextSerial('receipt');
  const [ntpn, ntb, stan] = [ntpnOf(serial), ntbOf(serial), stanOf(serial)];
  const paid: StoredBilling = {
    ...entry,
    state: 'PAID',
    settleKey,
    ntpn,
    ntb,
    stan,
    paidAt: now,
    receiptAt: now + ntpnMs,
  };
  await books.change(paid);
  return paid;
};

const turned = async (books: BillingWriter, entry: StoredBilling, now: number): Promise<StoredBilling> => {
  const { settling } = billingBehaviourOf(entry.content.document.amount);
  if (!settling || entry.state !== 'OPEN' || hasExpired(entry.expiresAt, now)) return entry;
  if (settling === 'paid-elsewhere') return pay(books, entry, null, now);
  const expired = { ...entry, expiresAt: now };
  await books.change(expired);
  return expired;
};

/** Inside one transaction of the books, so that a code is paid once. */
export const settleCode = async (
  clock: Clock,
  books: BillingWriter,
  entry: StoredBilling,
  { amount }: MoneyHanded,
  key: string,
): Promise<Answer<Settled>> => {
  const now = clock();
  const before = entry.settleKey === key ? entry : await books.bySettleKey(entry.tin, key);
  if (before && (before.code !== entry.code || before.amount !== sen(amount)))
    return refused('KEY_REUSED', 'Kunci sudah dipakai untuk setoran lain.');
  if (before) return done({ receipt: receiptOf(entry, now) });

  const { line } = billingBehaviourOf(entry.content.document.amount);
  if (!entry.content.turnedAway && (line === 'lost-request' || line === 'busy-once')) {
    await books.change({ ...entry, content: { ...entry.content, turnedAway: true } });
    return line === 'busy-once' ? BUSY : LOST;
  }
  const found = await turned(books, entry, now);
  const refusal = unpayable(found, sen(amount), now);
  if (refusal) return refusal;
  const paid = await pay(books, found, key, now);
  return line === 'lost-answer' ? LOST : done({ receipt: receiptOf(paid, now) });
};

/** Without key and connection faults. Amount in sen. */
export const payByHand = async (
  clock: Clock,
  books: BillingWriter,
  code: string,
  amount: Sen,
): Promise<Answer<Settled>> => {
  const entry = await books.byCode(code);
  if (!entry || entry.state === 'NOT_ARRIVED') return codeUnknown();
  const found = storedBilling(entry);
  const refusal = unpayable(found, amount, clock());
  if (refusal) return refusal;
  return done({ receipt: receiptOf(await pay(books, found, null, clock()), clock()) });
};

import { taxNameOf } from '#domain/billing/pairs.ts';
import { holdsBillings } from '#domain/billing/payment/balance.ts';
import { receipt as receiptEntries } from '#domain/billing/payment/book.ts';
import { ntpnStatus } from '#domain/billing/status.ts';
import { allows, isCompleted, isPaid } from '#domain/billing/status-queries.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { say } from '#domain/messages/index.ts';
import { billingById, ntpnsOf } from '../../../db/repositories/billing/billing.ts';
import { ntpnByNumber } from '../../../db/repositories/payment/clock.ts';
import type { KnownCode, StateReceipt } from '../../gateways/djp/billing/port.ts';
import {
  addNtpn,
  type Change,
  changeNtpn,
  lockPayment,
  moveBilling,
  recordEntries,
  type TakenPayment,
} from '../payment/change.ts';
import { endPayment } from '../payment/end.ts';
import { tellPayer } from '../payment/tell.ts';

type Given = {
  readonly receipt: StateReceipt;
  readonly from: 'office' | 'person';
  /** What the office has in its books, where that is something else than we have. */
  readonly booked?: BookedTax | null;
  /** The money did not come from the payment that holds the code. */
  readonly elsewhere?: boolean;
};

/** The tax a receipt is for, as the office knows it. Amount sen. */
export type BookedTax = Pick<KnownCode, 'kap' | 'kjs' | 'periodFrom' | 'periodTo' | 'amount'>;

/** What the office has of a code, where it is not what we have; null where both agree. */
export const bookedOtherwise = (known: BookedTax, ours: Billing): BookedTax | null => {
  const { kap, kjs, periodFrom, periodTo, amount } = known;
  const agrees =
    amount === sen(ours.amount) &&
    kap === ours.kap &&
    kjs === ours.kjs &&
    periodFrom === ours.periodFrom &&
    periodTo === ours.periodTo;
  return agrees ? null : { kap, kjs, periodFrom, periodTo, amount };
};

/** What a receipt takes over of the code it is for. */
export const ofCode = ({ id, code, kap, kjs, taxName, periodFrom, periodTo, amount }: Billing) => ({
  billingId: id,
  billingCode: code ?? '',
  kap,
  kjs,
  taxName,
  periodFrom,
  periodTo,
  amount,
});

const keep = async (change: Change, billing: Billing, paymentId: string | null, given: Given): Promise<void> => {
  const { tx, scope } = change;
  const { ntpn, ntb, stan, at } = given.receipt;
  const { booked } = given;
  const status = booked ? 'RECONCILE' : 'COMPLETED';
  const officeMessage = booked ? say('id', 'billing.ntpn.differs') : null;
  const tax = booked ? { ...booked, taxName: taxNameOf(booked), amount: rupiah(booked.amount) } : {};
  const set = { ...ofCode(billing), ...tax, status, paymentId, ntb, stan, paidAt: at, officeMessage } as const;
  const known = await ntpnByNumber(scope, tx.db, ntpn);
  if (known) {
    if (known.status !== status || known.billingId !== billing.id)
      await changeNtpn(change, known, booked ? 'reconcile' : 'complete', set);
    return;
  }
  await addNtpn(change, { ...set, ntpn, from: given.from }, { ntpn });
};

/** Numbers a person named before for the same code, which turned out not to be its own. */
const dropOthers = async (change: Change, billingId: string, ntpn: string): Promise<void> => {
  for (const other of await ntpnsOf(change.scope, change.tx.db, billingId))
    if (other.ntpn !== ntpn && ntpnStatus.moves.fail.from.some((status) => status === other.status))
      await changeNtpn(change, other, 'fail', {
        status: 'FAILED',
        officeMessage: say('id', 'billing.ntpn.other_known'),
      });
};

/** Whether the receipt is for the money of the payment that holds the code. Otherwise a payment nobody paid ends with it. */
const payerOf = async (change: Change, taken: TakenPayment | undefined, given: Given): Promise<string | null> => {
  if (!taken || given.elsewhere) return null;
  const { payment, balance } = taken;
  if (payment.method === 'counter' || balance.held > 0) return payment.id;
  if (holdsBillings(balance)) {
    await endPayment(change, taken, 'superseded');
    await tellPayer(change, payment, 'paid_elsewhere');
  }
  return null;
};

/** Ledger and code say from now on that the state has the money. */
const settleWith = async (
  change: Change,
  billing: Billing,
  of: {
    readonly taken: TakenPayment | undefined;
    readonly paymentId: string | null;
    readonly receipt: Pick<StateReceipt, 'ntpn' | 'at'>;
    readonly from: Given['from'];
  },
): Promise<void> => {
  const { taken, paymentId, from } = of;
  const { ntpn, at } = of.receipt;
  const billingId = billing.id;
  if (taken && paymentId) {
    const entries = receiptEntries(taken.balance, { billingId, ntpn, at, from });
    const entered = await recordEntries(change, taken, entries);
    if (entered.balance.status === 'settled') await tellPayer(change, entered.payment, 'settled');
  }
  await moveBilling(change, billing, 'settle', {
    ntpn,
    paidAt: at,
    paymentId: paymentId ?? null,
    officeCode: null,
    officeMessage: null,
  });
};

/**
 * The state has the money for a code: ledger, receipt and code say so from now on. Known already, nothing changes. A receipt is
 * right whatever we thought before.
 */
export const recordReceipt = async (change: Change, billingId: string, given: Given): Promise<void> => {
  const { tx, scope } = change;
  const before = await billingById(scope, tx.db, billingId);
  if (!before || isPaid(before)) return;
  const known = await ntpnByNumber(scope, tx.db, given.receipt.ntpn);
  // A person has said that it belongs to another code, or the office has.
  if (known && known.billingId !== billingId && isCompleted(known)) return;
  const taken = before.paymentId ? await lockPayment(change, before.paymentId) : undefined;
  const paymentId = await payerOf(change, taken, given);
  const billing = await billingById(scope, tx.db, billingId);
  if (!billing || isPaid(billing)) return;
  const { ntpn, at } = given.receipt;
  if (given.booked) {
    await keep(change, billing, paymentId, given);
    if (allows('receive', billing)) await moveBilling(change, billing, 'receive', { paymentId });
    return;
  }
  await settleWith(change, billing, { taken, paymentId, receipt: { ntpn, at }, from: given.from });
  await dropOthers(change, billingId, ntpn);
  await keep(change, billing, paymentId, given);
};

/** A person says that a receipt the office knows under other facts is for this code. What is paid stays so. */
export const recordMatch = async (
  change: Change,
  billingId: string,
  { record, reason }: { record: NtpnRecord; reason: string },
): Promise<boolean> => {
  const { tx, scope } = change;
  const before = await billingById(scope, tx.db, billingId);
  if (!before || !allows('settle', before)) return false;
  const receipt = { ntpn: record.ntpn, ntb: record.ntb ?? '', stan: record.stan ?? '', at: record.paidAt };
  const taken = before.paymentId ? await lockPayment(change, before.paymentId) : undefined;
  const paymentId = await payerOf(change, taken, { receipt, from: 'person' });
  const billing = await billingById(scope, tx.db, billingId);
  if (!billing) return false;
  await settleWith(change, billing, { taken, paymentId, receipt, from: 'person' });
  await dropOthers(change, billingId, record.ntpn);
  const set = { status: 'COMPLETED', billingId, paymentId, officeMessage: null } as const;
  await changeNtpn(change, record, 'match', set, reason);
  return true;
};

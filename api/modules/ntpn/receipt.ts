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
  /** Tax data of the tax office, where it differs from ours. */
  readonly booked?: BookedTax | null;
  /** The code was not paid by the payment that holds it. */
  readonly elsewhere?: boolean;
};

/** Amount in sen. */
export type BookedTax = Pick<KnownCode, 'kap' | 'kjs' | 'periodFrom' | 'periodTo' | 'amount'>;

/** Null where the data are the same. */
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

const dropOthers = async (change: Change, billingId: string, ntpn: string): Promise<void> => {
  for (const other of await ntpnsOf(change.scope, change.tx.db, billingId))
    if (other.ntpn !== ntpn && ntpnStatus.moves.fail.from.some((status) => status === other.status))
      await changeNtpn(change, other, 'fail', {
        status: 'FAILED',
        officeMessage: say('id', 'billing.ntpn.other_known'),
      });
};

/** If there is none, an unpaid payment of the code ends. */
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

/** In ledger, receipt and code. Idempotent. A receipt takes precedence over the state stored before. */
export const recordReceipt = async (change: Change, billingId: string, given: Given): Promise<void> => {
  const { tx, scope } = change;
  const before = await billingById(scope, tx.db, billingId);
  if (!before || isPaid(before)) return;
  const known = await ntpnByNumber(scope, tx.db, given.receipt.ntpn);
  // The user or the tax office has assigned it to another code.
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

/** A code already paid stays so. */
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

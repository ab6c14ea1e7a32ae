import { receipt as receiptEntries } from '#domain/billing/payment/book.ts';
import { holdsBillings } from '#domain/billing/payment/standing.ts';
import { allows, isPaid } from '#domain/billing/standing.ts';
import { ntpnStatus } from '#domain/billing/status.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import { say } from '#domain/messages/index.ts';
import { billingById, insertNtpn, ntpnsOf } from '../../../db/repositories/billing.ts';
import { ntpnByNumber } from '../../../db/repositories/payment-clock.ts';
import type { StateReceipt } from '../../gateways/djp/billing-port.ts';
import { type Change, changeNtpn, enter, moveBilling, type TakenPayment, take } from './change.ts';
import { endPayment } from './pay-end.ts';
import { tellPayer } from './pay-tell.ts';

type Given = {
  readonly receipt: StateReceipt;
  readonly from: 'office' | 'person';
  /** The office has another amount in its books than we. */
  readonly differs?: boolean;
  /** The money did not come from the payment that holds the code. */
  readonly elsewhere?: boolean;
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
  const { tx, scope, now, deps } = change;
  const { ntpn, ntb, stan, at } = given.receipt;
  const status = given.differs ? 'RECONCILE' : 'COMPLETED';
  const officeMessage = given.differs ? say('id', 'billing.ntpn.differs') : null;
  const set = { ...ofCode(billing), status, paymentId, ntb, stan, paidAt: at, officeMessage } as const;
  const known = await ntpnByNumber(scope, tx.db, ntpn);
  if (known) {
    if (known.status !== status || known.billingId !== billing.id)
      await changeNtpn(change, known, given.differs ? 'reconcile' : 'complete', set);
    return;
  }
  const record: NtpnRecord = {
    ...set,
    id: deps.newId(),
    companyId: scope.companyId,
    version: 1,
    ntpn,
    from: given.from,
    receiptFileId: null,
    usedIn: null,
    createdBy: scope.userName,
    createdAt: now,
    updatedAt: now,
  };
  await insertNtpn(tx, scope, record);
  change.ntpns.add(record.id);
  change.trail.push({ objectType: 'ntpn', objectId: record.id, action: 'create', toStatus: status, after: { ntpn } });
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
  const { payment, standing } = taken;
  if (payment.method === 'counter' || standing.held > 0) return payment.id;
  if (holdsBillings(standing)) {
    await endPayment(change, taken, 'superseded');
    await tellPayer(change, payment, 'paid_elsewhere');
  }
  return null;
};

/**
 * The state has the money for a code: ledger, receipt and code say so from now on. Known already, nothing changes. A receipt is
 * right whatever we thought before.
 */
export const recordReceipt = async (change: Change, billingId: string, given: Given): Promise<void> => {
  const { tx, scope } = change;
  const before = await billingById(scope, tx.db, billingId);
  if (!before || isPaid(before)) return;
  const taken = before.paymentId ? await take(change, before.paymentId) : undefined;
  const paymentId = await payerOf(change, taken, given);
  const billing = await billingById(scope, tx.db, billingId);
  if (!billing || isPaid(billing)) return;
  const { ntpn, at } = given.receipt;
  if (given.differs) {
    await keep(change, billing, paymentId, given);
    if (allows('receive', billing)) await moveBilling(change, billing, 'receive', { paymentId });
    return;
  }
  if (taken && paymentId) {
    const entries = receiptEntries(taken.standing, { billingId, ntpn, at, from: given.from });
    const entered = await enter(change, taken, entries);
    if (entered.standing.status === 'settled') await tellPayer(change, entered.payment, 'settled');
  }
  await moveBilling(change, billing, 'settle', {
    ntpn,
    paidAt: at,
    paymentId: paymentId ?? null,
    officeCode: null,
    officeMessage: null,
  });
  await dropOthers(change, billingId, ntpn);
  await keep(change, billing, paymentId, given);
};

import { balanceOf } from '#domain/billing/payment/balance.ts';
import { isOvoPhone, methodsFor } from '#domain/billing/payment/channel.ts';
import type { PaymentEntry, PaymentMethod } from '#domain/billing/payment/entry.ts';
import type { Billing, Payment } from '#domain/billing/stored.ts';
import type { PaymentView } from '#domain/billing/view.ts';
import { rupiah, type Sen, sen, total } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { insertPayment, payableBillingsOf, pendingPayments } from '../../../db/repositories/payment/payments.ts';
import { HANDED_OVER_MS, soon } from '../../documents/soon.ts';
import { vaBanks } from '../../gateways/bank/port.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { openPaymentAccount } from './account.ts';
import { type Change, inOneGo, moveBilling } from './change.ts';
import { endPaymentById } from './end.ts';
import { mustBePayable } from './payable.ts';
import { paymentView } from './view.ts';

const MINUTE = 60_000;
/** Longest validity of a virtual account, and of an OVO payment request on the customer's phone. */
const OPEN_MS = { va: 24 * 60 * MINUTE, ovo: 3 * MINUTE } as const;
/** Money that arrives at the last moment still has to reach the state before the code expires. */
const MARGIN_MS = 5 * MINUTE;

export type StartInput = {
  readonly businessKey: string;
  readonly method: PaymentMethod;
  readonly bank?: string | undefined;
  readonly phone?: string | undefined;
  readonly cancelOthers?: boolean | undefined;
};

const endOf = (billings: readonly Billing[], method: PaymentMethod, now: number): number => {
  const codesEnd = Math.min(...billings.map(({ expiresAt }) => expiresAt ?? Number.MAX_SAFE_INTEGER));
  if (method === 'counter') return codesEnd;
  return Math.min(now + OPEN_MS[method], codesEnd - Math.min(MARGIN_MS, Math.floor((codesEnd - now) / 10)));
};

const check = ({ method, bank, phone }: StartInput, tax: Sen, byHand: boolean): void => {
  const errors: Record<string, string> = {};
  if (!methodsFor(tax, byHand).includes(method))
    errors.method = byHand ? 'billing.pay.only_by_hand' : 'billing.pay.only_counter';
  else if (method === 'va' && !vaBanks.some((known) => known === bank)) errors.bank = 'problem.field.choice';
  else if (method === 'ovo' && !isOvoPhone(phone ?? '')) errors.phone = 'billing.pay.ovo_phone';
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
};

/** Others end only after confirmation. */
const endOthers = async (change: Change, cancelOthers: boolean): Promise<void> => {
  const pending = await pendingPayments(change.scope, change.tx.db);
  if (pending.length === 0) return;
  if (!cancelOthers) {
    const count = pending.length;
    throw new Problem('pending_payments', { params: { count }, extra: { pending: count } });
  }
  for (const { id } of pending) await endPaymentById(change, id, 'superseded');
};

const begin = async (change: Change, input: StartInput, id: string, fee: Sen): Promise<void> => {
  const { tx, scope, now } = change;
  await endOthers(change, input.cancelOthers ?? false);
  const billings = await payableBillingsOf(scope, tx.db, input.businessKey);
  mustBePayable(billings, now);
  for (const billing of [...billings].sort((a, b) => (a.id < b.id ? -1 : 1)))
    await moveBilling(change, billing, 'pay', { paymentId: id, officeCode: null, officeMessage: null });
  const { method } = input;
  const lines = billings.map((billing) => ({ billingId: billing.id, amount: sen(billing.amount) }));
  const entries: PaymentEntry[] = [{ kind: 'created', at: now, method, lines, fee }];
  const payment: Payment = {
    id,
    companyId: scope.companyId,
    version: 1,
    payableId: input.businessKey,
    status: balanceOf(entries).status,
    method,
    bank: method === 'va' ? (input.bank ?? null) : method === 'ovo' ? 'OVO' : null,
    phone: method === 'ovo' ? (input.phone ?? null) : null,
    tax: rupiah(total(lines.map(({ amount }) => amount))),
    fee: rupiah(fee),
    held: '0.00',
    accountNumber: null,
    bankRef: null,
    expiresAt: endOf(billings, method, now),
    checkedAt: null,
    createdById: scope.userId,
    createdBy: scope.userName,
    createdAt: now,
    updatedAt: now,
  };
  await insertPayment(tx, scope, payment, entries);
  change.payments.add(id);
  change.history.push({
    objectType: 'payment',
    objectId: id,
    action: 'created',
    toStatus: payment.status,
    after: { ...entries[0], bank: payment.bank, payableId: payment.payableId },
  });
  if (method === 'counter') return;
  await enqueue(tx, scope, now, {
    kind: 'payment.open',
    payload: {},
    items: [{ refId: id, label: payment.bank ?? id }],
    uniqueKey: `payment.open:${id}`,
    runAt: now + HANDED_OVER_MS,
    visible: false,
  });
};

/**
 * Codes, ledger and the request for an account in one transaction, so that the second of two concurrent users is
 * refused. Waits briefly for the account; otherwise the job opens it.
 */
export const startPayment = async (deps: Deps, scope: Scope, input: StartInput): Promise<PaymentView> => {
  permit(scope, 'EBILLING_PAYMENT_CREATE');
  const billings = await payableBillingsOf(scope, deps.db.read, input.businessKey);
  if (billings.length === 0) throw new Problem('not_found');
  check(input, total(billings.map(({ amount }) => sen(amount))), deps.billingOffice.byHand);
  const fee = input.method === 'counter' ? 0 : deps.bank.fee(input.method);
  const id = deps.newId();
  await inOneGo(deps, scope, (change) => begin(change, input, id, fee));
  if (input.method !== 'counter') await soon(deps, openPaymentAccount(deps, scope, { id, attempts: 0 }));
  return paymentView(deps, scope, id);
};

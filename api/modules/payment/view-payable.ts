import type { PayableView } from '#domain/billing/payable-schema.ts';
import { holdsBillings } from '#domain/billing/payment/balance.ts';
import { bankName, methodsFor, onlyCounter, payHints } from '#domain/billing/payment/channel.ts';
import type { PayStep } from '#domain/billing/payment/step.ts';
import { isNamed, isPaid } from '#domain/billing/status-queries.ts';
import type { Billing, Payment } from '#domain/billing/stored.ts';
import { type PaymentView, paidCode } from '#domain/billing/view.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { ntpnsOf } from '../../../db/repositories/billing/billing.ts';
import { payableBillingsOf, paymentsOfPayable, pendingPayments } from '../../../db/repositories/payment/payments.ts';
import { vaBanks } from '../../gateways/bank/port.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { duesIn } from '../billing/dues.ts';
import { returnsOf } from '../billing/family.ts';
import { viewOf } from './view.ts';

const stepOf = (billings: readonly Billing[], current: PaymentView | null, named: boolean): PayStep => {
  if (billings.every(isPaid)) return 'success-payment';
  if (named) return 'confirm-ntpn';
  if (!current) return 'choose-bank';
  if (current.method === 'counter') return 'payment-guide';
  return current.status === 'paid' || current.status === 'settled' ? 'success-payment' : 'virtual-account';
};

const currentOf = (payments: readonly Payment[]): Payment | undefined =>
  payments.find(holdsBillings) ?? payments.find(({ status }) => status === 'settled');

export const viewPayable = async (deps: Deps, scope: Scope, id: string): Promise<PayableView> => {
  const { read } = deps.db;
  const billings = await payableBillingsOf(scope, read, id);
  if (billings.length === 0) throw new Problem('not_found');
  permit(scope, 'EBILLING_PAYMENT_VIEW');
  const attempts = await paymentsOfPayable(scope, read, id);
  const chosen = currentOf(attempts);
  const views = await Promise.all(attempts.map((payment) => viewOf(scope, read, payment)));
  const current = views.find((view) => view.id === chosen?.id) ?? null;
  const pending = await pendingPayments(scope, read);
  const receipts = await Promise.all(billings.map((billing) => ntpnsOf(scope, read, billing.id)));
  const tax = total(billings.map(({ amount }) => sen(amount)));
  const dues = billings.map(await duesIn(deps, scope));
  const days = dues.flatMap(({ due }) => (due ? [due.day] : []));
  const ends = billings.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt]));
  const fees = { va: rupiah(deps.bank.fee('va')), ovo: rupiah(deps.bank.fee('ovo')), counter: rupiah(0) };
  return {
    id,
    billings: billings.map(paidCode),
    tax: rupiah(tax),
    due: current?.due ?? rupiah(tax),
    dueDay: days.sort()[0] ?? null,
    returns: await returnsOf(scope, read, billings),
    dues,
    expiresAt: ends.length > 0 ? Math.min(...ends) : null,
    methods: methodsFor(tax, deps.billingOffice.byHand),
    onlyCounter: onlyCounter(tax, deps.billingOffice.byHand),
    hints: payHints(tax, deps.now()),
    banks: vaBanks.map((bank) => ({ bank, name: bankName(bank), fee: fees.va })),
    fees,
    current,
    past: views.filter((view) => view !== current),
    othersPending: pending.filter((payment) => payment.id !== current?.id).length,
    step: stepOf(
      billings,
      current,
      receipts.some((known) => known.some(isNamed)),
    ),
  };
};

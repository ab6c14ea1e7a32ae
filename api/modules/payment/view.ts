import { balanceOf, holdsBillings } from '#domain/billing/payment/balance.ts';
import type { PaymentEntry } from '#domain/billing/payment/entry.ts';
import type { Payment } from '#domain/billing/stored.ts';
import { type PaymentEntryView, type PaymentView, paidCode } from '#domain/billing/view.ts';
import { rupiah, total } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { billingsById } from '../../../db/repositories/billing/billing.ts';
import { unmatchedPaymentsOf } from '../../../db/repositories/payment/clock.ts';
import { ledgerOf, paymentById } from '../../../db/repositories/payment/payments.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { codesOf } from './end.ts';

const entryView = (entry: PaymentEntry): PaymentEntryView => {
  if (entry.kind === 'created')
    return {
      ...entry,
      fee: rupiah(entry.fee),
      lines: entry.lines.map((line) => ({ ...line, amount: rupiah(line.amount) })),
    };
  return 'amount' in entry ? { ...entry, amount: rupiah(entry.amount) } : { ...entry };
};

export const viewOf = async (scope: Scope, query: Query, payment: Payment): Promise<PaymentView> => {
  const ledger = await ledgerOf(scope, query, payment.id);
  const balance = balanceOf(ledger);
  const billings = await billingsById(scope, query, codesOf({ balance }));
  const unmatchedPayments = await unmatchedPaymentsOf(scope, query, payment.id);
  return {
    id: payment.id,
    payableId: payment.payableId,
    status: balance.status,
    method: payment.method,
    bank: payment.bank,
    phone: payment.phone,
    tax: payment.tax,
    fee: payment.fee,
    due: rupiah(balance.due),
    held: rupiah(balance.held),
    returned: rupiah(total([...balance.returned.values()])),
    accountNumber: payment.accountNumber,
    expiresAt: payment.expiresAt,
    checkedAt: payment.checkedAt,
    paidAt: balance.paidAt,
    createdBy: payment.createdBy,
    createdAt: payment.createdAt,
    billings: billings.map(paidCode),
    entries: ledger.map(entryView),
    unmatchedPayments: unmatchedPayments.map(({ id, why, amount, at, resolution, note }) => ({
      id,
      why,
      amount,
      at,
      resolution,
      note,
    })),
    canCancel: balance.held === 0 && holdsBillings(balance),
  };
};

export const paymentView = async (deps: Deps, scope: Scope, id: string): Promise<PaymentView> => {
  const payment = await paymentById(scope, deps.db.read, id);
  if (!payment) throw new Problem('not_found');
  permit(scope, 'EBILLING_PAYMENT_VIEW');
  return viewOf(scope, deps.db.read, payment);
};

import { balanceOf, type PaymentBalance } from '#domain/billing/payment/balance.ts';
import { openAccount } from '#domain/billing/payment/book.ts';
import type { Payment } from '#domain/billing/stored.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { ledgerOf, paymentById } from '../../../db/repositories/payment/payments.ts';
import { backoff, failed, type ItemResult, retryLater } from '../../documents/item-result.ts';
import { asBank } from '../../documents/moves.ts';
import type { AccountOrder, VaBank } from '../../gateways/bank/port.ts';
import type { Deps } from '../../services/deps.ts';
import { askBank } from './ask.ts';
import { inOneGo, lockPayment, recordEntries } from './change.ts';
import { askToClose, endPayment } from './end.ts';
import { accountOf } from './known.ts';
import { tellPayer } from './tell.ts';

const OPEN_ATTEMPTS = 8;

const DONE: ItemResult = { status: 'DONE' };

export const gone = (scope: Scope): ItemResult => failed('not_found', say(scope.locale, 'problem.not_found'));

const orderOf = async (deps: Deps, scope: Scope, payment: Payment, { due }: PaymentBalance): Promise<AccountOrder> => {
  const { name, email } = await ownCompany(scope, deps.db.read);
  const order = {
    companyId: scope.companyId,
    paymentId: payment.id,
    amount: due,
    payer: { name, email },
    expiresAt: payment.expiresAt ?? deps.now(),
  };
  return payment.method === 'ovo'
    ? { ...order, method: 'ovo', phone: payment.phone ?? '' }
    : { ...order, method: 'va', bank: payment.bank as VaBank };
};

const turnedDown = (deps: Deps, scope: Scope, id: string): Promise<void> =>
  inOneGo(deps, asBank(scope), async (change) => {
    const taken = await lockPayment(change, id);
    if (!taken || taken.balance.account || taken.balance.ended) return;
    const ended = await endPayment(change, taken, 'refused');
    if (ended !== taken) await tellPayer(change, ended.payment, 'va_failed');
  });

/** Retry later, with growing intervals, and not before the time the bank names. */
const bankAway = (scope: Scope, attempts: number, retryAfterMs: number): ItemResult =>
  retryLater(
    Math.max(retryAfterMs, backoff(attempts)),
    'UNREACHABLE',
    say(scope.locale, 'billing.pay.bank_unreachable'),
  );

const forPayment =
  (work: (deps: Deps, scope: Scope, payment: Payment, attempts: number) => Promise<ItemResult>) =>
  async (deps: Deps, scope: Scope, { id, attempts }: { id: string; attempts: number }): Promise<ItemResult> => {
    const payment = await paymentById(scope, deps.db.read, id);
    return payment ? work(deps, scope, payment, attempts) : gone(scope);
  };

/**
 * Safe to repeat: the payment's id is the key. An account opened after the payment has ended is recorded and closed.
 */
export const openPaymentAccount = forPayment(async (deps, scope, payment, attempts) => {
  const { id } = payment;
  const balance = balanceOf(await ledgerOf(scope, deps.db.read, id));
  if (balance.account || balance.ended || payment.method === 'counter') return DONE;

  const answer = await deps.bank.open(await orderOf(deps, scope, payment, balance), id);
  if (answer.kind === 'unreachable' && attempts + 1 < OPEN_ATTEMPTS)
    return bankAway(scope, attempts, answer.retryAfterMs);
  if (answer.kind !== 'done') {
    await turnedDown(deps, scope, id);
    return failed('va_failed', say(scope.locale, 'billing.pay.va_failed'));
  }
  const { number, expiresAt, ref } = answer.value;
  await inOneGo(deps, asBank(scope), async (change) => {
    const taken = await lockPayment(change, id);
    if (!taken) return;
    const entries = openAccount(taken.balance, { number, expiresAt, at: change.now });
    const opened = await recordEntries(change, taken, entries, { accountNumber: number, bankRef: ref, expiresAt });
    if (opened !== taken && opened.balance.ended) await askToClose(change, id, true);
  });
  return DONE;
});

export const closePaymentAccount = forPayment(async (deps, scope, payment, attempts) => {
  const { id } = payment;
  const answer = await deps.bank.close(accountOf(payment), `${id}:close`);
  if (answer.kind === 'unreachable') return bankAway(scope, attempts, answer.retryAfterMs);
  const moneyCame = answer.kind === 'done' ? answer.value.movements.length > 0 : answer.code === 'ALREADY_PAID';
  if (moneyCame) await askBank(deps, scope, id);
  return DONE;
});

import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import {
  changeQuotaOrder,
  type QuotaOrderRow,
  quotaOrderById,
  takeQuotaOrder,
} from '../../../db/repositories/quota-orders.ts';
import { backoff, failed, type ItemResult, retryLater } from '../../documents/item-result.ts';
import { asBank } from '../../documents/moves.ts';
import type { AccountOrder, VaBank } from '../../gateways/bank/port.ts';
import type { Deps } from '../../services/deps.ts';
import { accountOf, askToClose, dueOf } from './account-of.ts';
import { askAboutOrder } from './book.ts';
import { changeOrder } from './change-order.ts';

type AccountParams = { readonly id: string; readonly attempts: number };

const OPEN_ATTEMPTS = 8;
const DONE: ItemResult = { status: 'DONE' };

const accountOrder = async (deps: Deps, scope: Scope, order: QuotaOrderRow): Promise<AccountOrder> => {
  const { name, email } = await ownCompany(scope, deps.db.read);
  const whole = {
    companyId: scope.companyId,
    paymentId: order.id,
    amount: dueOf(order),
    payer: { name, email },
    expiresAt: order.expiresAt,
  };
  return order.method === 'ovo'
    ? { ...whole, method: 'ovo', phone: order.phone ?? '' }
    : { ...whole, method: 'va', bank: order.bank as VaBank };
};

const later = (scope: Scope, attempts: number, afterMs: number): ItemResult =>
  retryLater(Math.max(afterMs, backoff(attempts)), 'UNREACHABLE', say(scope.locale, 'billing.pay.bank_unreachable'));

/** Safe to repeat: the order's id is the key. */
export const openOrderAccount = async (
  deps: Deps,
  scope: Scope,
  { id, attempts }: AccountParams,
): Promise<ItemResult> => {
  const order = await quotaOrderById(scope, deps.db.read, id);
  if (order?.status !== 'waiting' || order.accountNumber !== null) return DONE;
  const answer = await deps.bank.open(await accountOrder(deps, scope, order), id);
  if (answer.kind === 'unreachable' && attempts + 1 < OPEN_ATTEMPTS) return later(scope, attempts, answer.retryAfterMs);
  await deps.db.transact(async (tx) => {
    const bank = asBank(scope);
    const taken = await takeQuotaOrder(tx, bank, id);
    if (!taken) return;
    if (answer.kind === 'done') {
      const { number, expiresAt, ref } = answer.value;
      await changeQuotaOrder(tx, bank, id, { accountNumber: number, bankRef: ref, expiresAt });
      if (taken.status !== 'waiting') await askToClose(tx, bank, taken, deps.now(), true);
    } else if (taken.status === 'waiting') await changeOrder(tx, deps, bank, taken, { status: 'refused' });
  });
  return answer.kind === 'done' ? DONE : failed('va_failed', say(scope.locale, 'billing.pay.va_failed'));
};

/** Money that arrived earlier is booked. */
export const closeOrderAccount = async (
  deps: Deps,
  scope: Scope,
  { id, attempts }: AccountParams,
): Promise<ItemResult> => {
  const order = await quotaOrderById(scope, deps.db.read, id);
  if (!order) return DONE;
  const answer = await deps.bank.close(accountOf(order), `${id}:close`);
  if (answer.kind === 'unreachable') return later(scope, attempts, answer.retryAfterMs);
  const moneyCame = answer.kind === 'done' ? answer.value.movements.length > 0 : answer.code === 'ALREADY_PAID';
  if (moneyCame) await askAboutOrder(deps, scope, id);
  return DONE;
};

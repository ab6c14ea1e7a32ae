import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { decideOrderMoney, type OrderMoneyRow, orderMoneyById } from '../../../db/repositories/payment/order-money.ts';
import { type QuotaOrderRow, quotaOrderById, takeQuotaOrder } from '../../../db/repositories/quota-orders.ts';
import { backoff, failed, type ItemResult, retryLater } from '../../documents/item-result.ts';
import { asBank } from '../../documents/moves.ts';
import type { Deps } from '../../services/deps.ts';
import { accountOf } from './account-of.ts';
import { askAboutOrder } from './book.ts';
import { noteOrder, tellOfOrder } from './change-order.ts';
import { noteReturned } from './note-returned.ts';
import { permitUnits } from './order.ts';

type Found = { readonly money: OrderMoneyRow; readonly order: QuotaOrderRow };

const find = async (deps: Deps, scope: Scope, id: string): Promise<Found | null> => {
  const { read } = deps.db;
  const money = await orderMoneyById(scope, read, id);
  const order = money?.orderId ? await quotaOrderById(scope, read, money.orderId) : undefined;
  return money && order ? { money, order } : null;
};

/**
 * A job instructs the bank; where the bank has no such API, staff return it. 409 where it is already decided about, or
 * pays the order in the meantime.
 */
export const returnOrderMoney = async (
  deps: Deps,
  scope: Scope,
  { id, note }: { readonly id: string; readonly note: string | null },
): Promise<void> => {
  const found = await find(deps, scope, id);
  if (!found) throw new Problem('not_found');
  const { money, order } = found;
  permitUnits(scope, order);
  await deps.db.transact(async (tx) => {
    const now = deps.now();
    const taken = await takeQuotaOrder(tx, scope, order.id);
    if (!taken) throw new Problem('not_found');
    const to = { was: null, resolution: 'returned', by: scope.userName, at: null, note } as const;
    if (!(await decideOrderMoney(tx, scope, id, to)))
      throw new Problem('conflict', { message: 'billing.pay.resolved' });
    const after = { movement: money.movement, amount: money.amount };
    await noteOrder(tx, scope, now, taken, { action: 'return_asked', after, reason: note });
    if (!deps.bank.capabilities.giveBack) return;
    await enqueue(tx, scope, now, {
      kind: 'quota.give-back',
      payload: {},
      items: [{ refId: id, label: money.movement }],
      uniqueKey: `quota.give-back:${id}:${now}`,
      visible: false,
    });
  });
};

/** The movement is the idempotency key: it is returned once. */
export const giveBackOrderMoney = async (
  deps: Deps,
  scope: Scope,
  { id, attempts }: { readonly id: string; readonly attempts: number },
): Promise<ItemResult> => {
  const found = await find(deps, scope, id);
  if (!found) return failed('not_found', say(scope.locale, 'problem.not_found'));
  const { money, order } = found;
  const { movement, amount } = money;
  const answer = await deps.bank.giveBack(accountOf(order), movement, `${movement}:back`);
  if (answer.kind === 'unreachable')
    return retryLater(
      Math.max(answer.retryAfterMs, backoff(attempts)),
      'UNREACHABLE',
      say(scope.locale, 'billing.pay.bank_unreachable'),
    );
  const bank = asBank(scope);
  await deps.db.transact(async (tx) => {
    const taken = await takeQuotaOrder(tx, bank, order.id);
    if (!taken) return;
    const isDone = answer.kind === 'done';
    const to = isDone
      ? ({ resolution: 'returned', by: bank.userName, at: deps.now() } as const)
      : ({ resolution: null, by: null, at: null } as const);
    if (!(await decideOrderMoney(tx, bank, id, { was: 'returned', ...to }))) return;
    if (isDone) return noteReturned(tx, deps, bank, taken, money);
    await noteOrder(tx, bank, deps.now(), taken, { action: 'return_failed', after: { movement, amount } });
    await tellOfOrder(tx, deps, bank, taken, { event: 'return_failed', params: { amount: formatDecimal(amount) } });
  });
  await askAboutOrder(deps, scope, order.id);
  return answer.kind === 'done' ? { status: 'DONE' } : failed(answer.code, answer.message);
};

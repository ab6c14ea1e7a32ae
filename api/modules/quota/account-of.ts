import type { Sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import type { QuotaOrderRow } from '../../../db/repositories/quota-orders.ts';
import type { KnownAccount, VaBank } from '../../gateways/bank/port.ts';

/** Amount due for an order, in sen. */
export const dueOf = ({ price, fee }: Pick<QuotaOrderRow, 'price' | 'fee'>): Sen => price + fee;

/** Identifies the account of an order at the bank: by our own id until it is opened. */
export const accountOf = ({ id, companyId, bankRef, bank }: QuotaOrderRow): KnownAccount => ({
  companyId,
  paymentId: id,
  ref: bankRef ?? id,
  bank: bank as VaBank | 'OVO',
});

/** Queues closing the bank account. `late`: it was opened after the order had ended. */
export const askToClose = async (
  tx: Tx,
  scope: Scope,
  { id, packageName }: QuotaOrderRow,
  now: number,
  late = false,
): Promise<void> => {
  await enqueue(tx, scope, now, {
    kind: 'quota.close',
    payload: {},
    items: [{ refId: id, label: packageName }],
    uniqueKey: `quota.close:${id}${late ? ':late' : ''}`,
    visible: false,
  });
};

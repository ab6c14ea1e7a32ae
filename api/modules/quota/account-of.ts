import type { Sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import type { QuotaOrderRow } from '../../../db/repositories/quota-orders.ts';
import type { KnownAccount, VaBank } from '../../gateways/bank/port.ts';

/** In sen. */
export const dueOf = ({ price, fee }: Pick<QuotaOrderRow, 'price' | 'fee'>): Sen => price + fee;

/** By our own id until the account is opened. */
export const accountOf = ({ id, companyId, bankRef, bank }: QuotaOrderRow): KnownAccount => ({
  companyId,
  paymentId: id,
  ref: bankRef ?? id,
  bank: bank as VaBank | 'OVO',
});

/** `late`: the account was opened after the order had ended. */
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

import type { Payment } from '#domain/billing/stored.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { tellMembers } from '../../../db/repositories/tell-members.ts';
import type { Change } from './change.ts';

/** `message` is a key under `billing.pay.notice`; `amount` in rupiah. */
export const tellPayer = async (
  change: Change,
  payment: Pick<Payment, 'payableId' | 'createdById' | 'tax'>,
  message: string,
  params: { readonly amount?: string } = {},
): Promise<void> => {
  const { tx, scope, now, deps, notifiedUsers } = change;
  const notified = await tellMembers(tx, scope, now, deps.newId, [payment.createdById], {
    message: `billing.pay.notice.${message}`,
    params: params.amount === undefined ? {} : { amount: formatDecimal(params.amount) },
    link: `/main/ebilling/pay/${payment.payableId}`,
  });
  for (const userId of notified) notifiedUsers.add(userId);
};

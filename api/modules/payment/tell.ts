import type { Payment } from '#domain/billing/stored.ts';
import { tellMembers } from '../../../db/repositories/tell-members.ts';
import type { Change } from './change.ts';

/** Tells the person who began a payment what became of it. `message` is a key under `billing.pay.told`. */
export const tellPayer = async (
  change: Change,
  payment: Pick<Payment, 'payableId' | 'createdById' | 'tax'>,
  message: string,
  params: Record<string, string | number> = {},
): Promise<void> => {
  const { tx, scope, now, deps, notifiedUsers } = change;
  const heard = await tellMembers(tx, scope, now, deps.newId, [payment.createdById], {
    message: `billing.pay.told.${message}`,
    params,
    link: `/main/ebilling/pay/${payment.payableId}`,
  });
  for (const userId of heard) notifiedUsers.add(userId);
};

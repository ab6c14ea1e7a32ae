import type { Payment } from '#domain/billing/stored.ts';
import type { KnownAccount, VaBank } from '../../gateways/bank/port.ts';

/** How the bank knows the account of a payment. Before it was opened the bank knows it by our own id at most. */
export const accountOf = ({ id, companyId, bankRef, bank }: Payment): KnownAccount => ({
  companyId,
  paymentId: id,
  ref: bankRef ?? id,
  bank: (bank ?? 'OVO') as VaBank | 'OVO',
});

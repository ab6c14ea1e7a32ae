import type { Payment } from '#domain/billing/stored.ts';
import type { KnownAccount, VaBank } from '../../gateways/bank/port.ts';

/** Identifies the account of a payment at the bank: by our own id until it is opened. */
export const accountOf = ({ id, companyId, bankRef, bank }: Payment): KnownAccount => ({
  companyId,
  paymentId: id,
  ref: bankRef ?? id,
  bank: (bank ?? 'OVO') as VaBank | 'OVO',
});

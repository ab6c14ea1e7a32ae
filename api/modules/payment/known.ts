import type { Payment } from '#domain/billing/stored.ts';
import type { KnownAccount, VaBank } from '../../gateways/bank/port.ts';

/** By our own id until the account is opened. */
export const accountOf = ({ id, companyId, bankRef, bank }: Payment): KnownAccount => ({
  companyId,
  paymentId: id,
  ref: bankRef ?? id,
  bank: (bank ?? 'OVO') as VaBank | 'OVO',
});

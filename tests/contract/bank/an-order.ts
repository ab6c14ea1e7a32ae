import { sen } from '#domain/definition/money.ts';
import type { AccountOrder, KnownAccount } from '../../../api/gateways/bank/port.ts';

/** Saturday, 15 November 2025, 09.00 WIB, in whole seconds as in bank timestamps. */
export const START = Date.UTC(2025, 10, 15, 2);
export const HOUR = 3_600_000;

let made = 0;
/** Unique to this run: the books may be in a database that outlives it. */
const paymentId = (): string => `p${process.pid}${Date.now().toString(36)}${String(++made).padStart(6, '0')}`;

const common = () => ({
  companyId: 'company',
  paymentId: paymentId(),
  amount: sen('47318640'),
  payer: { name: 'PT Sagara Niaga Utama', email: 'pajak@sagaraniaga.example' },
  expiresAt: START + HOUR,
});

export const aVa = (over: Partial<Extract<AccountOrder, { method: 'va' }>> = {}): AccountOrder => ({
  ...common(),
  method: 'va',
  bank: 'MANDIRI',
  ...over,
});

export const anOvo = (phone: string): AccountOrder => ({ ...common(), method: 'ovo', phone });

export const known = (order: AccountOrder): KnownAccount => ({
  companyId: order.companyId,
  paymentId: order.paymentId,
  ref: order.paymentId,
  bank: order.method === 'va' ? order.bank : 'OVO',
});

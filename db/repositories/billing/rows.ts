import { payerNumberType } from '#domain/billing/record.ts';
import type { Billing, NtpnRecord, Payment, UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import type { billings, ntpns, payments, unmatchedPayments } from '../../tables.ts';

type WholeBilling = typeof billings.$inferSelect;
type WholeNtpn = typeof ntpns.$inferSelect;

export type StoredBilling = Omit<WholeBilling, 'searchText'> & { searchText?: string };
export type StoredNtpn = Omit<WholeNtpn, 'searchText'> & { searchText?: string };

const searchable = (...parts: readonly (string | null)[]): string =>
  parts
    .filter((part) => part)
    .join(' ')
    .toLowerCase();

export const toBilling = ({ searchText: _, ...row }: StoredBilling): Billing => ({
  ...row,
  amount: rupiah(row.amount),
  payerNumberType: payerNumberType(row),
});

export const toStoredBilling = ({ payerNumberType: _, ...billing }: Billing): WholeBilling => ({
  ...billing,
  amount: sen(billing.amount),
  searchText: searchable(
    billing.code,
    billing.ntpn,
    `${billing.kap}-${billing.kjs}`,
    billing.taxName,
    billing.description,
    billing.payerNpwp,
    billing.payerName,
  ),
});

export const toNtpn = ({ searchText: _, ...row }: StoredNtpn): NtpnRecord => ({
  ...row,
  amount: rupiah(row.amount),
});

export const toStoredNtpn = (record: NtpnRecord): WholeNtpn => ({
  ...record,
  amount: sen(record.amount),
  searchText: searchable(record.ntpn, record.billingCode, `${record.kap}-${record.kjs}`, record.taxName),
});

export const toPayment = (row: typeof payments.$inferSelect): Payment => ({
  ...row,
  tax: rupiah(row.tax),
  fee: rupiah(row.fee),
  held: rupiah(row.held),
});

export const toStoredPayment = (payment: Payment): typeof payments.$inferSelect => ({
  ...payment,
  tax: sen(payment.tax),
  fee: sen(payment.fee),
  held: sen(payment.held),
});

export const toUnmatchedPayment = (row: typeof unmatchedPayments.$inferSelect): UnmatchedPaymentRecord => ({
  ...row,
  amount: rupiah(row.amount),
});

import { payerNumberType } from '#domain/billing/record.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import type { billings, ntpns } from '../../tables.ts';

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
  payerNumberType: payerNumberType(row),
});

export const toStoredBilling = ({ payerNumberType: _, ...billing }: Billing): WholeBilling => ({
  ...billing,
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

export const toNtpn = ({ searchText: _, ...row }: StoredNtpn): NtpnRecord => row;

export const toStoredNtpn = (record: NtpnRecord): WholeNtpn => ({
  ...record,
  searchText: searchable(record.ntpn, record.billingCode, `${record.kap}-${record.kjs}`, record.taxName),
});

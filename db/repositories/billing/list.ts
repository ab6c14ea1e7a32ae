import { idBilling } from '#domain/billing/billing.ts';
import { ntpn } from '#domain/billing/ntpn.ts';
import { type PayerNumberType, payerNumberType } from '#domain/billing/record.ts';
import type { Billing, BillingListRow, NtpnListRow, NtpnRecord } from '#domain/billing/stored.ts';
import { billings, ntpns } from '../../tables.ts';
import { documentList } from '../document-list.ts';
import { billingConditions, ntpnConditions } from './filter.ts';
import { type StoredBilling, type StoredNtpn, toBilling, toNtpn } from './rows.ts';

/** The lists whose revisions every change of a billing or of a receipt bumps. */
export const BILLING_LIST = idBilling.resource;
export const NTPN_LIST = ntpn.resource;

export const billingList = documentList(idBilling)<StoredBilling, Billing, BillingListRow>({
  table: billings,
  conditions: billingConditions,
  toRecord: toBilling,
  derived: {
    keys: ['payerNumberType'],
    from: ['payerNpwp', 'payerNik'],
    of: (row: StoredBilling): { payerNumberType: PayerNumberType } => ({ payerNumberType: payerNumberType(row) }),
  },
  walk: { by: 'createdAt', before: -1 },
});

export const ntpnList = documentList(ntpn)<StoredNtpn, NtpnRecord, NtpnListRow>({
  table: ntpns,
  conditions: ntpnConditions,
  toRecord: toNtpn,
  walk: { by: 'paidAt', before: -1 },
});

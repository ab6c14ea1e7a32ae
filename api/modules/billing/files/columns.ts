import { payerOffice } from '#domain/billing/payer-number.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { jakartaDay, jakartaTime } from '#domain/scope.ts';
import { usedInLabel } from '#domain/spt/label.ts';
import type { Column } from '../../../output/table-columns.ts';

/** "2025-11-15 09:00", in Jakarta. */
const moment = (at: number | null): string | null => (at === null ? null : `${jakartaDay(at)} ${jakartaTime(at)}`);

/** Columns of the billing export. */
export const billingColumns = (locale: Locale): readonly Column<Billing>[] => [
  { key: 'code', value: (b) => b.code },
  { key: 'status', value: (b) => say(locale, `billing.status.${b.status}`) },
  { key: 'kap', value: (b) => b.kap },
  { key: 'kjs', value: (b) => b.kjs },
  { key: 'taxName', value: (b) => b.taxName },
  { key: 'periodFrom', value: (b) => b.periodFrom },
  { key: 'periodTo', value: (b) => b.periodTo },
  { key: 'amount', amount: true, value: (b) => b.amount },
  { key: 'description', value: (b) => b.description },
  { key: 'payerNpwp', value: (b) => b.payerNpwp },
  { key: 'payerName', value: (b) => b.payerName },
  { key: 'payerAddress', value: (b) => b.payerAddress },
  { key: 'payerCity', value: (b) => b.payerCity },
  { key: 'payerNumberType', value: (b) => say(locale, `billing.number_type.${b.payerNumberType}`) },
  { key: 'payerKpp', value: (b) => payerOffice(b) },
  { key: 'depositorName', value: (b) => b.depositorName },
  { key: 'assessmentNumber', value: (b) => b.assessmentNumber },
  { key: 'nop', value: (b) => b.nop },
  { key: 'objectAddress', value: (b) => b.objectAddress },
  { key: 'issuedAt', value: (b) => moment(b.issuedAt) },
  { key: 'expiresAt', value: (b) => moment(b.expiresAt) },
  { key: 'ntpn', value: (b) => b.ntpn },
  { key: 'paidAt', value: (b) => moment(b.paidAt) },
  { key: 'officeMessage', value: (b) => b.officeMessage },
  { key: 'createdBy', value: (b) => b.createdBy },
  { key: 'createdAt', value: (b) => moment(b.createdAt) },
];

/** Columns of the export of state receipts. */
export const ntpnColumns = (locale: Locale): readonly Column<NtpnRecord>[] => [
  { key: 'ntpn', value: (n) => n.ntpn },
  { key: 'status', value: (n) => say(locale, `billing.ntpn.status.${n.status}`) },
  { key: 'billingCode', value: (n) => n.billingCode },
  { key: 'kap', value: (n) => n.kap },
  { key: 'kjs', value: (n) => n.kjs },
  { key: 'taxName', value: (n) => n.taxName },
  { key: 'periodFrom', value: (n) => n.periodFrom },
  { key: 'periodTo', value: (n) => n.periodTo },
  { key: 'amount', amount: true, value: (n) => n.amount },
  { key: 'paidAt', value: (n) => moment(n.paidAt) },
  { key: 'ntb', value: (n) => n.ntb },
  { key: 'stan', value: (n) => n.stan },
  { key: 'usedIn', value: (n) => n.usedIn && usedInLabel(n.usedIn, locale) },
  { key: 'officeMessage', value: (n) => n.officeMessage },
  { key: 'createdBy', value: (n) => n.createdBy },
  { key: 'createdAt', value: (n) => moment(n.createdAt) },
];

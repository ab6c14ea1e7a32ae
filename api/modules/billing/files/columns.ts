import { idBilling } from '#domain/billing/billing.ts';
import { ntpn } from '#domain/billing/ntpn.ts';
import { payerOffice } from '#domain/billing/record.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import { say } from '#domain/messages/index.ts';
import { usedInLabel } from '#domain/spt/label.ts';
import { documentColumns } from '../../../output/document-columns.ts';

export const billingColumns = documentColumns<Billing>(
  idBilling,
  [
    'code',
    'status',
    'kap',
    'kjs',
    'taxName',
    'periodFrom',
    'periodTo',
    'amount',
    'description',
    'payerNpwp',
    'payerName',
    'payerAddress',
    'payerCity',
    'payerNumberType',
    'payerKpp',
    'depositorName',
    'assessmentNumber',
    'nop',
    'objectAddress',
    'issuedAt',
    'expiresAt',
    'ntpn',
    'paidAt',
    'officeMessage',
    'createdBy',
    'createdAt',
  ],
  {
    payerNumberType: ({ payerNumberType }, locale) => say(locale, `billing.number_type.${payerNumberType}`),
    payerKpp: (billing) => payerOffice(billing),
  },
);

export const ntpnColumns = documentColumns<NtpnRecord>(
  ntpn,
  [
    'ntpn',
    'status',
    'billingCode',
    'kap',
    'kjs',
    'taxName',
    'periodFrom',
    'periodTo',
    'amount',
    'paidAt',
    'ntb',
    'stan',
    'usedIn',
    'officeMessage',
    'createdBy',
    'createdAt',
  ],
  { usedIn: ({ usedIn }, locale) => usedIn && usedInLabel(usedIn, locale) },
);

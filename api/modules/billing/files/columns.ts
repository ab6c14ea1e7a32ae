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
    ...(['code', 'status', 'kap', 'kjs', 'taxName', 'periodFrom', 'periodTo', 'amount', 'description'] as const),
    ...(['payerNpwp', 'payerName', 'payerAddress', 'payerCity', 'payerNumberType', 'payerKpp'] as const),
    ...(['depositorName', 'assessmentNumber', 'nop', 'objectAddress', 'issuedAt', 'expiresAt', 'ntpn'] as const),
    ...(['paidAt', 'officeMessage', 'createdBy', 'createdAt'] as const),
  ],
  {
    payerNumberType: ({ payerNumberType }, locale) => say(locale, `billing.number_type.${payerNumberType}`),
    payerKpp: (billing) => payerOffice(billing),
  },
);

export const ntpnColumns = documentColumns<NtpnRecord>(
  ntpn,
  [
    ...(['ntpn', 'status', 'billingCode', 'kap', 'kjs', 'taxName', 'periodFrom', 'periodTo', 'amount'] as const),
    ...(['paidAt', 'ntb', 'stan', 'usedIn', 'officeMessage', 'createdBy', 'createdAt'] as const),
  ],
  { usedIn: ({ usedIn }, locale) => usedIn && usedInLabel(usedIn, locale) },
);

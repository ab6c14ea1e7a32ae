import { z } from 'zod';
import { shownOf } from '../definition/field-forms.ts';
import { rowSchemaOf } from '../definition/row-schema.ts';
import { masaText, moment, rupiahText, statesOf, viewOf } from '../definition/view-pieces.ts';
import { idBilling, inputShown } from './billing.ts';
import { ntpn } from './ntpn.ts';
import type { PaymentStatus } from './payment/balance.ts';
import type { UnmatchedPayment } from './payment/book.ts';
import type { PaymentMethod } from './payment/entry.ts';
import { billingStatus, ntpnStatus } from './status.ts';
import type { Billing, BillingListRow, NtpnListRow, NtpnRecord, Payment, UnmatchedPaymentRecord } from './stored.ts';

export const billingSchema = viewOf<Billing>('Billing')({
  ...shownOf(inputShown),
  id: z.string(),
  companyId: z.string(),
  version: z.int(),
  status: statesOf(billingStatus),
  code: z.string().nullable().meta({ description: '15 digits; null until the office has given them' }),
  origin: z.enum(['form', 'import', 'adopted', 'return', 'renewed']),
  taxName: z.string(),
  payerNumberType: z.enum(['NPWP', 'NIK', 'NONE']),
  request: z.int(),
  issuedAt: moment.nullable(),
  expiresAt: moment.nullable(),
  officeCode: z.string().nullable(),
  officeMessage: z.string().nullable(),
  paymentId: z.string().nullable(),
  ntpn: z.string().nullable(),
  paidAt: moment.nullable(),
  renewedBy: z.string().nullable(),
  renews: z.string().nullable(),
  importId: z.string().nullable(),
  sptId: z.string().nullable(),
  createdBy: z.string(),
  createdAt: moment,
  updatedBy: z.string(),
  updatedAt: moment,
});

export const billingRowSchema = rowSchemaOf<BillingListRow>('BillingRow')(idBilling, billingSchema);

export const ntpnSchema = viewOf<NtpnRecord>('Ntpn')({
  id: z.string(),
  companyId: z.string(),
  version: z.int(),
  status: statesOf(ntpnStatus),
  ntpn: z.string(),
  billingId: z.string(),
  paymentId: z.string().nullable(),
  billingCode: z.string(),
  kap: z.string(),
  kjs: z.string(),
  taxName: z.string(),
  periodFrom: masaText,
  periodTo: masaText,
  amount: rupiahText,
  paidAt: moment,
  ntb: z.string().nullable(),
  stan: z.string().nullable(),
  from: z.enum(['office', 'person']),
  receiptFileId: z.string().nullable(),
  officeMessage: z.string().nullable(),
  usedIn: z.string().nullable(),
  createdBy: z.string(),
  createdAt: moment,
  updatedAt: moment,
});

export const ntpnRowSchema = rowSchemaOf<NtpnListRow>('NtpnRow')(ntpn, ntpnSchema);

export const paymentStatusSchema: z.ZodType<PaymentStatus> = z.enum([
  'opening',
  'waiting',
  'paid',
  'settled',
  'attention',
  'cancelled',
  'expired',
  'failed',
]);
export const paymentMethodSchema: z.ZodType<PaymentMethod> = z.enum(['va', 'ovo', 'counter']);

export const paymentSchema = viewOf<Payment>('Payment')({
  id: z.string(),
  companyId: z.string(),
  version: z.int(),
  payableId: z.string(),
  status: paymentStatusSchema,
  method: paymentMethodSchema,
  bank: z.string().nullable(),
  phone: z.string().nullable(),
  tax: rupiahText,
  fee: rupiahText,
  held: rupiahText,
  accountNumber: z.string().nullable(),
  bankRef: z.string().nullable(),
  expiresAt: moment.nullable(),
  checkedAt: moment.nullable(),
  createdById: z.string(),
  createdBy: z.string(),
  createdAt: moment,
  updatedAt: moment,
});

const why: z.ZodType<UnmatchedPayment> = z.enum([
  'wrong_amount',
  'twice',
  'after_cancel',
  'after_expiry',
  'unknown_account',
  'not_settled',
]);

export const unmatchedPaymentSchema = viewOf<UnmatchedPaymentRecord>('UnmatchedPayment')({
  id: z.string(),
  companyId: z.string().nullable(),
  paymentId: z.string().nullable(),
  orderId: z.string().nullable().meta({ description: 'The order of upload quota it came for' }),
  movement: z.string(),
  why,
  amount: rupiahText,
  at: moment,
  resolution: z.enum(['used', 'returned']).nullable(),
  resolvedBy: z.string().nullable(),
  resolvedAt: moment.nullable(),
  note: z.string().nullable(),
  attributedAt: moment.nullable().meta({ description: 'When an internal admin assigned it to an order of quota' }),
});

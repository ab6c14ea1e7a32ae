import { taxNameOf } from '#domain/billing/pairs.ts';
import { type BillingInput, payerNumberType } from '#domain/billing/record.ts';
import { billingStatus } from '#domain/billing/status.ts';
import type { Billing, BillingOrigin } from '#domain/billing/stored.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { newRecordFields } from '../../documents/new-record-fields.ts';
import type { BillingOrder } from '../../gateways/djp/billing/port.ts';
import type { Stamp } from '../../services/deps.ts';

export const newBilling = (
  deps: Stamp,
  scope: Pick<Scope, 'companyId' | 'userName'>,
  input: BillingInput,
  { origin, ...more }: { origin: BillingOrigin } & Partial<Pick<Billing, 'renews' | 'importId' | 'sptId'>>,
): Billing => ({
  ...input,
  ...newRecordFields(deps, scope),
  amount: rupiah(sen(input.amount)),
  status: billingStatus.start,
  code: null,
  origin,
  taxName: taxNameOf(input),
  payerNumberType: payerNumberType(input),
  request: 1,
  issuedAt: null,
  expiresAt: null,
  officeCode: null,
  officeMessage: null,
  paymentId: null,
  ntpn: null,
  paidAt: null,
  renewedBy: null,
  renews: null,
  importId: null,
  sptId: null,
  ...more,
});

const inputKeys = [
  'kap',
  'kjs',
  'periodFrom',
  'periodTo',
  'amount',
  'description',
  'assessmentNumber',
  'nop',
  'objectAddress',
  'objectProvince',
  'objectCity',
  'objectDistrict',
  'objectSubdistrict',
  'payerKind',
  'payerNpwp',
  'payerNik',
  'payerName',
  'payerAddress',
  'payerCity',
  'payerKpp',
  'depositorName',
] as const satisfies readonly (keyof BillingInput)[];

export const inputOf = (billing: Billing): BillingInput =>
  Object.fromEntries(inputKeys.map((key) => [key, billing[key]])) as BillingInput;

export const orderOf = (billing: Billing, tin: string): BillingOrder => ({
  companyId: billing.companyId,
  objectId: billing.id,
  tin,
  kap: billing.kap,
  kjs: billing.kjs,
  periodFrom: billing.periodFrom,
  periodTo: billing.periodTo,
  amount: sen(billing.amount),
  description: billing.description,
  assessmentNumber: billing.assessmentNumber,
  ofReturn: billing.sptId !== null,
  nop: billing.nop,
  payer: {
    npwp: billing.payerNpwp,
    name: billing.payerName,
    address: billing.payerAddress,
    city: billing.payerCity,
  },
});

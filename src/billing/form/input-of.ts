import type { BillingInput } from '#domain/billing/record.ts';

/** What was handed in for a billing, without what was given to it since. */
export const inputOf = (of: BillingInput): BillingInput => ({
  kap: of.kap,
  kjs: of.kjs,
  periodFrom: of.periodFrom,
  periodTo: of.periodTo,
  amount: of.amount,
  description: of.description,
  assessmentNumber: of.assessmentNumber,
  nop: of.nop,
  objectAddress: of.objectAddress,
  objectProvince: of.objectProvince,
  objectCity: of.objectCity,
  objectDistrict: of.objectDistrict,
  objectSubdistrict: of.objectSubdistrict,
  payerKind: of.payerKind,
  payerNpwp: of.payerNpwp,
  payerNik: of.payerNik,
  payerName: of.payerName,
  payerAddress: of.payerAddress,
  payerCity: of.payerCity,
  payerKpp: of.payerKpp,
  depositorName: of.depositorName,
});

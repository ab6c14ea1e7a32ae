import type { FieldKind, FieldShape } from '../kind.ts';

const field = (kind: FieldKind): FieldShape => ({ level: 'document', kind });

/**
 * One billing code request per row. The tax is given by `pair` or by `kap` and `kjs`, its months by `period`, by
 * `periodFrom` and `periodTo`, or by `year`. Without a payer the tax is the company's own.
 */
export const billingFields = {
  pair: field('words'),
  kap: field('digits'),
  kjs: field('digits'),
  period: field('month'),
  periodFrom: field('month'),
  periodTo: field('month'),
  year: field('month'),
  amount: field('decimal'),
  description: field('words'),
  assessmentNumber: field('words'),
  nop: field('digits'),
  objectAddress: field('words'),
  objectProvince: field('words'),
  objectCity: field('words'),
  objectDistrict: field('words'),
  objectSubdistrict: field('words'),
  payerNpwp: field('digits'),
  payerNik: field('digits'),
  payerName: field('words'),
  payerAddress: field('words'),
  payerCity: field('words'),
  payerKpp: field('digits'),
  payerNumberType: field('words'),
  depositorName: field('words'),
} as const satisfies Record<string, FieldShape>;

export type BillingField = keyof typeof billingFields;

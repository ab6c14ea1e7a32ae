import type { BillingInput } from '#domain/billing/record.ts';
import { periodAfter, periodOf } from '#domain/kit/day.ts';

/** The company as it stands on a billing of its own. */
export type Owner = {
  readonly npwp: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
};

/** Whose tax it is, when it is the company's own. */
export const ownPayer = ({ npwp, name, address, city }: Owner) =>
  ({
    payerKind: 'self',
    payerNpwp: npwp,
    payerNik: null,
    payerName: name,
    payerAddress: address,
    payerCity: city,
  }) as const satisfies Partial<BillingInput>;

export const noObject = {
  nop: null,
  objectAddress: null,
  objectProvince: null,
  objectCity: null,
  objectDistrict: null,
  objectSubdistrict: null,
} as const satisfies Partial<BillingInput>;

/** An empty form: the company's own tax for the masa before today's, which is what falls due now. */
export const emptyBilling = (owner: Owner, today: string): BillingInput => {
  const period = periodAfter(periodOf(today), -1);
  return {
    kap: '',
    kjs: '',
    periodFrom: period,
    periodTo: period,
    amount: '',
    description: '',
    assessmentNumber: null,
    ...noObject,
    ...ownPayer(owner),
    depositorName: null,
  };
};

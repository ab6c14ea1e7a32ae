import type { BillingInput } from './record.ts';

/** A company as it stands on a billing of its own. */
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

/** No land or building it is about. */
export const noObject = {
  nop: null,
  objectAddress: null,
  objectProvince: null,
  objectCity: null,
  objectDistrict: null,
  objectSubdistrict: null,
} as const satisfies Partial<BillingInput>;

/** What only few pairs are paid with: a notice, land or a building, somebody else who brings the money. */
export const nothingBesides = {
  description: '',
  assessmentNumber: null,
  ...noObject,
  payerKpp: null,
  depositorName: null,
} as const satisfies Partial<BillingInput>;

import { type Exact, exactly, exactShare } from '../../definition/exact.ts';
import type { Fraction, Sen } from '../../definition/money.ts';
import type texts from '../../messages/id/pph21.ts';
import type { SlipFacility } from '../../rules/bupot/facilities.ts';
import type { Pph21Object } from '../../rules/pph21/objects.ts';
import type { WithholdingStatus } from '../../rules/pph21/ptkp.ts';
import type { Pph21Notes } from './explained.ts';

/** What the payee is known by: from 2024 a valid NIK does as well as an NPWP. */
export const identities = ['NPWP', 'NIK', 'NONE'] as const;
export type Identity = (typeof identities)[number];

/**
 * Exemption certificate (SKB), borne by the government (DTP), certificate of domicile of a treaty (SKD), other. The last two let base and rate be
 * typed, the last one the tax besides.
 */
export const facilities = ['NONE', 'SKB', 'DTP', 'SKD', 'OTHER'] as const;
export type Facility = (typeof facilities)[number];

/**
 * Base, the share of it that is taxed (all of it when left out) and rate, as a person typed them where the law leaves them open; without a
 * tax it is base × share × rate. Amounts in sen.
 */
export type Typed = { readonly base: Sen; readonly nett?: Fraction; readonly rate: Fraction; readonly tax?: Sen };

/** A payment of the same cause made before, in sen: severance and lump sums add up. */
export type EarlierPayment = { readonly day: string; readonly gross: Sen };

/** One payment, or a month of them, to be taxed by itself. Amounts in sen. */
export type Payment = {
  readonly object: Pph21Object;
  /** When paid or due, whichever is first (YYYY-MM-DD): its law holds. */
  readonly day: string;
  /** Income without any tax allowance: of the month, of the payment, or of all working days together. */
  readonly income: Sen;
  /** Family status, where monthly effective rates are used. */
  readonly status?: WithholdingStatus;
  /** Working days the income is for, where it is paid by day, week, unit or piece; one when left out. */
  readonly workingDays?: number;
  readonly earlier?: readonly EarlierPayment[];
  /** The payer adds a tax allowance that equals the tax. */
  readonly grossUp?: boolean;
  readonly identity?: Identity;
  readonly facility?: Facility;
  readonly typed?: Typed;
};

/** What a slip of one payment says, in sen. */
export type PaymentTax = {
  readonly gross: Sen;
  /** Tax allowance in the gross, where the payer bears the tax. */
  readonly allowance: Sen;
  readonly base: Sen;
  /** The rate shown: of the band the base reaches where there are bands. */
  readonly rate: Fraction;
  /** The tax by the law; it is either withheld or borne by the government. */
  readonly tax: Sen;
  readonly withheld: Sen;
  readonly borne: Sen;
};

/** The tax on a gross in whole rupiah, before anything else is rounded. */
export type TaxDue = { readonly base: Exact; readonly rate: Fraction; readonly tax: Exact };

/** The whole gross as base, at one rate. */
export const dueOnGross = (gross: Sen, rate: Fraction): TaxDue => ({
  base: exactly(gross),
  rate,
  tax: exactShare(exactly(gross), rate),
});

/** A way to find the tax on a gross in whole rupiah. Throws RangeError where the payment does not fit the object. */
export type Method = (gross: Sen, payment: Payment, notes?: Pph21Notes) => TaxDue;

type Why = keyof (typeof texts)['unfit'];

/**
 * A payment or a year that the law has no way to work as it was given: the field that says so, and why in the catalogue's words
 * under `pph21.unfit`.
 */
export class Unfit extends RangeError {
  constructor(
    readonly field: string,
    readonly why: Why,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${field}: ${why} ${Object.values(params).join(' ')}`);
  }
}

const asWorked: Readonly<Partial<Record<SlipFacility, Facility>>> = {
  NONE: 'NONE',
  SKB21: 'SKB',
  DTP: 'DTP',
  SKD: 'SKD',
  OTHER: 'OTHER',
};

/** What the facility of a slip is to the calculation of PPh 21/26. Throws RangeError for one of another tax. */
export const pph21Facility = (facility: SlipFacility): Facility => {
  const worked = asWorked[facility];
  if (!worked) throw new RangeError(`${facility} is not for PPh 21/26`);
  return worked;
};

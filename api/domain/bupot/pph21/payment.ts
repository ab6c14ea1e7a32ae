import { type Exact, exactly, exactShare } from '../../definition/exact.ts';
import type { Fraction, Sen } from '../../definition/money.ts';
import type texts from '../../messages/id/pph21.ts';
import type { SlipFacility } from '../../rules/bupot/facilities.ts';
import type { Pph21Object } from '../../rules/pph21/objects.ts';
import type { WithholdingStatus } from '../../rules/pph21/ptkp.ts';
import type { Pph21Notes } from './explained.ts';

/** Identification of the payee: from 2024 a valid NIK is equivalent to an NPWP. */
export const identities = ['NPWP', 'NIK', 'NONE'] as const;
export type Identity = (typeof identities)[number];

/**
 * SKB exemption certificate, DTP borne by the government, SKD certificate of domicile (treaty). With SKD and OTHER base
 * and rate can be typed, with OTHER also the tax.
 */
export const facilities = ['NONE', 'SKB', 'DTP', 'SKD', 'OTHER'] as const;
export type Facility = (typeof facilities)[number];

/** Typed where the law leaves them open; without a tax it is base × share × rate. Amounts in sen. */
export type Typed = { readonly base: Sen; readonly nett?: Fraction; readonly rate: Fraction; readonly tax?: Sen };

/** An earlier payment of the same cause, in sen: severance and lump sums add up. */
export type EarlierPayment = { readonly day: string; readonly gross: Sen };

/** One payment, or the payments of one month, taxed separately. Amounts in sen. */
export type Payment = {
  readonly object: Pph21Object;
  /** Day of payment or due day, whichever is first (YYYY-MM-DD): its law applies. */
  readonly day: string;
  /** Income without any tax allowance: of the month, of the payment, or of all working days together. */
  readonly income: Sen;
  readonly status?: WithholdingStatus;
  /** Working days the income covers, if paid by day, week, unit or piece. Default 1. */
  readonly workingDays?: number;
  readonly earlier?: readonly EarlierPayment[];
  readonly grossUp?: boolean;
  readonly identity?: Identity;
  readonly facility?: Facility;
  readonly typed?: Typed;
};

export type PaymentTax = {
  readonly gross: Sen;
  readonly allowance: Sen;
  readonly base: Sen;
  /** The rate shown: with progressive bands, that of the band the base reaches. */
  readonly rate: Fraction;
  /** The tax under the law, either withheld or borne by the government. */
  readonly tax: Sen;
  readonly withheld: Sen;
  readonly borne: Sen;
};

export type TaxDue = { readonly base: Exact; readonly rate: Fraction; readonly tax: Exact };

export const dueOnGross = (gross: Sen, rate: Fraction): TaxDue => ({
  base: exactly(gross),
  rate,
  tax: exactShare(exactly(gross), rate),
});

/** `gross` in whole rupiah. Throws RangeError if the payment does not fit the object. */
export type Method = (gross: Sen, payment: Payment, notes?: Pph21Notes) => TaxDue;

type Why = keyof (typeof texts)['unfit'];

/**
 * Thrown for what the law cannot calculate as given: the field to report, and the reason in the catalogue under
 * `pph21.unfit`.
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

/** Throws RangeError for a facility of another tax. */
export const pph21Facility = (facility: SlipFacility): Facility => {
  const worked = asWorked[facility];
  if (!worked) throw new RangeError(`${facility} is not for PPh 21/26`);
  return worked;
};

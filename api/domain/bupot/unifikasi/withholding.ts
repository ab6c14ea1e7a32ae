import type { Fraction, Sen } from '../../definition/money.ts';
import type { SlipFacility } from '../../rules/bupot/facilities.ts';
import type { UnifikasiObject } from '../../rules/unifikasi/objects.ts';

/**
 * Income of a shipping or airline company that pays its own tax: at home and abroad, and the tax paid already. In sen.
 */
export type ShippingIncome = {
  readonly indonesia: Sen;
  readonly abroad: Sen;
  /** Tax paid abroad that may be credited (article 24). */
  readonly credit24: Sen;
  readonly withheldByOthers: Sen;
};

export type Withholding = {
  readonly object: UnifikasiObject;
  /** Tax period (YYYY-MM): its law applies. */
  readonly period: string;
  /** Gross or DPP; with `grossUp` the net amount for the payee. */
  readonly gross: Sen;
  readonly facility?: SlipFacility;
  /** Typed values; each counts only where the facility leaves it open. */
  readonly nett?: Fraction;
  readonly rate?: Fraction;
  readonly tax?: Sen;
  /** The payee has neither NPWP nor NIK: the rate of PPh 22 and 23 doubles, where it is not final. */
  readonly surcharge?: boolean;
  readonly grossUp?: boolean;
  readonly shipping?: ShippingIncome;
};

/** Results of a slip, in sen. */
export type Withheld = {
  readonly gross: Sen;
  /** The part of the gross that counts as income. */
  readonly base: Sen;
  readonly nett: Fraction;
  readonly rate: Fraction;
  /** The tax under the law: withheld, borne by the government, or, for shipping, paid already. */
  readonly tax: Sen;
  readonly withheld: Sen;
  readonly borne: Sen;
  readonly shipping?: { readonly taxIndonesia: Sen; readonly taxAbroad: Sen };
};

import { type Fraction, rupiahShare, type Sen } from '../../definition/money.ts';
import { corporateRate } from '../../rules/corporate-income.ts';
import { article31e } from './article-31e.ts';
import { roundedPkp } from './pkp.ts';

/** Article 17 (1) b, 17 (2b) for listed companies, 31E, or a rate of another rule. */
export const tariffs = ['general', 'listed', '31e', 'other'] as const;
export type Tariff = (typeof tariffs)[number];

export type TaxBase = {
  readonly taxYear: number;
  readonly pkp: Sen;
  readonly tariff: Tariff;
  /** Read for 31E alone. */
  readonly turnover: Sen;
  /** Read for `other` alone. */
  readonly rate?: Fraction;
};

/** Income tax of a company in sen, whole rupiah: the rate of the tax year on PKP in whole thousands. */
export const taxDue = ({ taxYear, pkp, tariff, turnover, rate = [0, 1] }: TaxBase): Sen => {
  if (tariff === '31e') return article31e(taxYear, pkp, turnover).tax;
  const { standard, listed } = corporateRate.at(`${taxYear}-01-01`);
  const rates: Record<Exclude<Tariff, '31e'>, Fraction> = { general: standard, listed, other: rate };
  return rupiahShare(roundedPkp(pkp), rates[tariff], 'down');
};

/** Percentages as numbers from 0 to 100. */
export type Listing = {
  readonly publicShare: number;
  readonly holders: number;
  readonly largestShare: number;
  readonly days: number;
};

/**
 * The conditions of the lower rate of listed companies: 40 % of the shares traded, 300 holders, each below 5 %, on 183
 * days of the year (PP 55/2022 art. 65; PP 30/2020).
 */
export const meetsListing = ({ publicShare, holders, largestShare, days }: Listing): boolean =>
  publicShare >= 40 && holders >= 300 && largestShare < 5 && days >= 183;

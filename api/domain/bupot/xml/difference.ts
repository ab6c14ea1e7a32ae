import { rupiah, rupiahShare, type Sen, scaled, sen } from '../../definition/money.ts';
import type texts from '../../messages/id/bupot-xml.ts';
import { slipRounding } from '../../rules/bupot/rounding.ts';
import { formatDecimal } from '../../text/format.ts';
import { isAnnual } from '../kinds.ts';
import type { BupotAmounts, BupotInput } from '../record.ts';
import { lawDay } from '../work-pph21.ts';
import { fileRate } from './figures.ts';

type Worked = Omit<BupotInput, keyof BupotAmounts> & BupotAmounts;

/**
 * Why the tax office calculates a different tax than the law requires; keys of the catalogue under `bupotXml.differs`.
 */
type Why = keyof (typeof texts)['differs'];

export type OfficeDifference = { readonly theirs: Sen; readonly ours: Sen; readonly why: Why };

/** Decimal places of the taxable share and of the rate, both in percent. */
const PLACES = 4;
const WHOLE = 10 ** (2 * (PLACES + 2));
const RUPIAH: Sen = 100;

const isExempt = ({ facility }: Worked): boolean => facility.startsWith('SKB');
const isShipping = (slip: Worked): boolean => slip.grossTotalOnIndonesia !== null || slip.grossTotalOnAbroad !== null;

/**
 * In sen: gross × deemed × rate, rounded as for its kind. Null where other values are used (the year of an employee,
 * the shipping form) or the slip has no amounts yet.
 */
const officeTax = (slip: Worked): Sen | null => {
  const rate = fileRate(slip);
  if (isAnnual(slip.kind) || isShipping(slip) || slip.kapKjs === '' || !rate || !slip.gross) return null;
  if (isExempt(slip)) return 0;
  const of = scaled(slip.nett || '100', PLACES) * scaled(rate, PLACES);
  return rupiahShare(sen(slip.gross), [Number(of), WHOLE], slipRounding.at(lawDay(slip)));
};

const whyOf = ({ taxTyped, noNpwp, earlierGross }: Worked): Why => {
  if (taxTyped !== null) return 'typed';
  if (noNpwp) return 'surcharge';
  return earlierGross && sen(earlierGross) > 0 ? 'earlier' : 'bands';
};

/** Null if both agree to the rupiah. */
export const officeDifference = (slip: Worked): OfficeDifference | null => {
  const theirs = officeTax(slip);
  const ours = sen(slip.tax) + sen(slip.borne);
  if (theirs === null || Math.abs(theirs - ours) < RUPIAH) return null;
  return { theirs, ours, why: whyOf(slip) };
};

/** A difference as a message: its key, and both taxes in rupiah. */
export const differenceInWords = ({ theirs, ours, why }: OfficeDifference) =>
  [
    `bupotXml.differs.${why}`,
    { theirs: `Rp ${formatDecimal(rupiah(theirs))}`, ours: `Rp ${formatDecimal(rupiah(ours))}` },
  ] as const;

/** Whether the typed tax cannot result from any rate. */
export const typedTaxDiffers = (slip: Worked): boolean => officeDifference(slip)?.why === 'typed';

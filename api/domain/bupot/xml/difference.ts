import { rupiahShare, type Sen, scaled, sen } from '../../kit/money.ts';
import { isAnnual } from '../kinds.ts';
import type { Bupot } from '../record.ts';
import { fileRate } from './rate.ts';

/** Four places each for the share of the gross that is taxed and the rate, both in percent. */
const PLACES = 4;
const WHOLE = 10 ** (2 * (PLACES + 2));

const isExempt = ({ facility }: Bupot): boolean => facility.startsWith('SKB');
const isShipping = (slip: Bupot): boolean => slip.grossTotalOnIndonesia !== null || slip.grossTotalOnAbroad !== null;

/**
 * What the office works out of the file's own figures, in sen: gross × deemed × rate, to whole rupiah. Null where it goes by more than
 * these (the year of an employee, the boxes of shipping) or where the slip has no figures yet.
 */
const officeTax = (slip: Bupot): Sen | null => {
  const rate = fileRate(slip);
  if (isAnnual(slip.kind) || isShipping(slip) || !rate || !slip.gross) return null;
  if (isExempt(slip)) return 0;
  const of = scaled(slip.nett || '100', PLACES) * scaled(rate, PLACES);
  return rupiahShare(sen(slip.gross), [Number(of), WHOLE], 'nearest');
};

/**
 * By how much the office's tax will exceed ours, in sen: where the law goes band by band the file carries one rate (PP 58/2023,
 * article 17), and the two differ. 0 where they agree.
 */
export const officeDifference = (slip: Bupot): Sen => {
  const theirs = officeTax(slip);
  return theirs === null ? 0 : theirs - sen(slip.tax) - sen(slip.borne);
};

/** A tax typed by hand that no rate of two places would give: half a rupiah of rounding is no difference. */
export const typedTaxDiffers = (slip: Bupot): boolean =>
  slip.taxTyped !== null && Math.abs(officeDifference(slip)) >= 100;

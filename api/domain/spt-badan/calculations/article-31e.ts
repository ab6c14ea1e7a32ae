import { exactly, exactShare, less, toRupiah } from '../../definition/exact.ts';
import type { Fraction, Sen } from '../../definition/money.ts';
import { corporateRate, facility31e } from '../../rules/corporate-income.ts';
import { roundedPkp } from './pkp.ts';

export type Article31e = {
  /** Parts of the rounded PKP with and without the facility, in whole rupiah for display. */
  readonly facilityPkp: Sen;
  readonly otherPkp: Sen;
  readonly facilityTax: Sen;
  readonly otherTax: Sen;
  readonly tax: Sen;
};

/** Whether a resident company of this turnover (SE-02/PJ/2015) has the facility. */
export const has31e = (taxYear: number, turnover: Sen): boolean => turnover <= facility31e.at(`${taxYear}-01-01`).cap;

/**
 * Half the rate on the part of PKP that 4.8 bn has of the turnover, the whole rate on the rest (UU PPh art. 31E). In
 * sen; computed exactly, then each band drops its fraction of a rupiah (not laid down: ours).
 */
export const article31e = (taxYear: number, pkp: Sen, turnover: Sen): Article31e => {
  const day = `${taxYear}-01-01`;
  const { standard } = corporateRate.at(day);
  const { part, share } = facility31e.at(day);
  const rounded = exactly(roundedPkp(pkp));
  const covered: Fraction = turnover <= part ? [1, 1] : [part, turnover];
  const facility = has31e(taxYear, turnover) ? exactShare(rounded, covered) : exactly(0);
  const other = less(rounded, facility);
  const facilityTax = toRupiah(exactShare(exactShare(facility, standard), share), 'down');
  const otherTax = toRupiah(exactShare(other, standard), 'down');
  const facilityPkp = toRupiah(facility, 'nearest');
  return {
    facilityPkp,
    otherPkp: roundedPkp(pkp) - facilityPkp,
    facilityTax,
    otherTax,
    tax: facilityTax + otherTax,
  };
};

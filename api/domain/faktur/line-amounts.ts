import type { Stretch } from '../definition/dated.ts';
import { type Fraction, percent, type Sen, sen, share, times } from '../definition/money.ts';
import { elevenTwelfths, fullBase, ownBase, ppnRate } from '../rules/ppn.ts';
import type { BaseScheme, FakturLineInput } from './record.ts';

/** One line in sen, before it is put into words. */
export type LineSen = { gross: Sen; discount: Sen; dpp: Sen; other: Sen; ppn: Sen; ppnbm: Sen };

export const NOTHING: LineSen = { gross: 0, discount: 0, dpp: 0, other: 0, ppn: 0, ppnbm: 0 };

/** The rule that makes the other base of a scheme, by invoice date. Throws RangeError where the scheme did not exist yet. */
export const baseRule = (scheme: BaseScheme, day: string): Stretch<Fraction> =>
  (scheme === 'ELEVEN_TWELFTHS' ? elevenTwelfths : scheme === 'OWN' ? ownBase : fullBase).ruleAt(day);

/**
 * The amounts of one line to the sen, half up at each step: price × quantity, less discount, the other base by its scheme, PPN
 * from the rounded other base, PPnBM from the same base. Throws RangeError on amounts that are no decimals, below zero or out of
 * range, a discount above the price, or a scheme that did not exist on the day.
 */
export const lineSen = (line: FakturLineInput, day: string): LineSen => {
  const gross = times(line.price, line.quantity);
  const discount = sen(line.discount);
  const dpp = gross - discount;
  if (gross < 0 || discount < 0 || dpp < 0) throw new RangeError('a line below zero');
  const own = line.base === 'OWN';
  const other = own ? sen(line.ownBase ?? '0') : share(dpp, baseRule(line.base, day).value ?? [1, 1], 'nearest');
  if (other < 0) throw new RangeError('a base below zero');
  const ppn = share(other, ppnRate.at(day), 'nearest');
  const ppnbm = line.ppnbmRate === '0' ? 0 : share(other, percent(line.ppnbmRate), 'nearest');
  return { gross, discount, dpp, other, ppn, ppnbm };
};

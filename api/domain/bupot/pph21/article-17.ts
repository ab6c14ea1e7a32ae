import { bandByBand, bandOf, bandOfExact } from '../../definition/bands.ts';
import { exactly, exactShare, less, plus, toSen } from '../../definition/exact.ts';
import { type Sen, total } from '../../definition/money.ts';
import { roundingWord, wholeOnSlip } from '../../rules/bupot/rounding.ts';
import { article17 } from '../../rules/pph21/article-17.ts';
import { halfOfGross, lumpSumRates, lumpSumYears, thirdYearOn, wholeGross } from '../../rules/pph21/fees.ts';
import { dailyAboveLimit } from './daily.ts';
import { noteBetween, taxOfBands } from './explained.ts';
import { type EarlierPayment, type Method, type Payment, Unfit } from './payment.ts';

/** Paid by day, week, unit or piece above the daily limit. */
export const BY_DAY = new Set(['21-100-30', '21-100-31']);
/** Severance and lump sums from the third calendar year on. */
export const THIRD_YEAR = '21-100-25';

/** In sen. For severance it counts only from the third year on. */
const earlierInYear = ({ object, day, earlier = [] }: Payment): Sen =>
  object.code === THIRD_YEAR && thirdYearOn.at(day) === 'CALENDAR_YEAR'
    ? total(earlier.filter((paid) => paid.day.slice(0, 4) === day.slice(0, 4)).map(({ gross }) => gross))
    : 0;

/**
 * On the single payment, not on the sum of the year: half of the gross for non-employees, the whole gross for activity
 * participants, former employees and withdrawals from a pension fund. The rate shown is that of the band the base
 * reaches.
 */
export const article17OnPayment: Method = (gross, payment, notes) => {
  if (BY_DAY.has(payment.object.code)) return dailyAboveLimit(gross, payment, notes);
  const { day, object } = payment;
  const part = object.base[0] < object.base[1] ? halfOfGross : wholeGross;
  const base = exactShare(exactly(gross), part.at(day));
  const table = article17.at(day);
  const before = earlierInYear(payment);
  const all = plus(exactly(before), base);
  const tax = less(bandByBand(table, all), bandByBand(table, exactly(before)));
  if (notes) {
    notes('earlierGross', before);
    noteBetween(notes, 'base', base, day, {
      formula: part === halfOfGross ? 'half_of_gross' : 'whole_gross',
      inputs: ['gross'],
      rule: part.ruleAt(day),
    });
    notes('tax', wholeOnSlip(tax, day), {
      formula: before > 0 ? 'article17_added' : 'article17',
      inputs: [
        ...(before > 0 ? (['base', 'earlierGross'] as const) : (['base'] as const)),
        ...taxOfBands(table, toSen(all), article17.ruleAt(day)),
      ],
      rounding: roundingWord(day),
      rule: article17.ruleAt(day),
    });
  }
  return { base, rate: bandOfExact(table, all).rate, tax };
};

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Number of the calendar year of `day` within the cause: the year of the first payment is 1. */
const yearOfCause = (day: string, earlier: readonly EarlierPayment[]): number => {
  const later = earlier.findIndex((paid) => paid.day > day);
  if (later >= 0) throw new Unfit(`earlier.${later}.day`, 'earlier_later');
  return yearOf(day) - Math.min(yearOf(day), ...earlier.map((paid) => yearOf(paid.day))) + 1;
};

/** Object code of a payment of severance or a lump sum: its own, or 21-100-25 from the third calendar year on. */
export const lumpSumObjectCode = (code: string, day: string, earlier: readonly EarlierPayment[]): string =>
  yearOfCause(day, earlier) > lumpSumYears.at(day) ? THIRD_YEAR : code;

/**
 * Payments of one cause within two calendar years add up: the tax is that on the sum less that on the earlier payments.
 * Throws RangeError from the third year on.
 */
export const lumpSum: Method = (gross, { object, day, earlier = [] }, notes) => {
  if (lumpSumObjectCode(object.code, day, earlier) !== object.code)
    throw new Unfit('code', 'third_year', { code: object.code, other: THIRD_YEAR });
  const rates = lumpSumRates[object.code === '21-401-01' ? 'SEVERANCE' : 'PENSION'];
  const table = rates.at(day);
  const before = total(earlier.map((paid) => paid.gross));
  const all = before + gross;
  const onEarlier = bandByBand(table, exactly(before));
  const onAll = bandByBand(table, exactly(all));
  const tax = less(onAll, onEarlier);
  const rule = rates.ruleAt(day);
  if (notes) {
    notes('earlierGross', before);
    notes('cumulativeGross', all, { formula: 'cumulative', inputs: ['earlierGross', 'gross'] });
    const inputs = ['cumulativeGross', ...taxOfBands(table, all, rule)] as const;
    noteBetween(notes, 'taxOnAll', onAll, day, { formula: 'by_bands', inputs, rule });
    noteBetween(notes, 'taxOnEarlier', onEarlier, day, { formula: 'by_bands', inputs: ['earlierGross'], rule });
    notes('tax', wholeOnSlip(tax, day), {
      formula: 'on_all_less_earlier',
      inputs: ['taxOnAll', 'taxOnEarlier'],
      rounding: roundingWord(day),
      rule,
    });
  }
  return { base: exactly(gross), rate: bandOf(table, all).rate, tax };
};

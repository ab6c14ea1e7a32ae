import { bandByBand, bandOf } from '../../definition/bands.ts';
import { type Sen, share, total } from '../../definition/money.ts';
import { slipRounding } from '../../rules/bupot/rounding.ts';
import { article17 } from '../../rules/pph21/article-17.ts';
import { halfOfGross, lumpSumRates, lumpSumYears, thirdYearOn, wholeGross } from '../../rules/pph21/fees.ts';
import { dailyAboveLimit } from './daily.ts';
import { RUPIAH_DOWN, taxOfBands } from './explained.ts';
import { type EarlierPayment, type Method, type Payment, taxOf, Unfit } from './payment.ts';

/** Paid by day, week, unit or piece above the daily limit. */
export const BY_DAY = new Set(['21-100-30', '21-100-31']);
/** Severance and lump sums from the third calendar year on. */
export const THIRD_YEAR = '21-100-25';

/** What was paid of the same cause earlier in the calendar year, in sen: only from the third year of a severance does it count. */
const earlierInYear = ({ object, day, earlier = [] }: Payment): Sen =>
  object.code === THIRD_YEAR && thirdYearOn.at(day) === 'CALENDAR_YEAR'
    ? total(earlier.filter((paid) => paid.day.slice(0, 4) === day.slice(0, 4)).map(({ gross }) => gross))
    : 0;

/**
 * Article 17 band by band on the payment by itself, not on the year's sum: half of the gross of those who are not employees, the
 * whole gross of activity participants, former employees and withdrawals from a pension fund. The rate shown is that of the
 * band the base reaches.
 */
export const article17OnPayment: Method = (gross, payment, notes) => {
  if (BY_DAY.has(payment.object.code)) return dailyAboveLimit(gross, payment, notes);
  const { day, object } = payment;
  const part = object.base[0] < object.base[1] ? halfOfGross : wholeGross;
  const base = share(gross, part.at(day), 'down');
  const table = article17.at(day);
  const rounding = slipRounding[object.kind].at(day);
  const before = earlierInYear(payment);
  const tax = bandByBand(table, before + base, rounding) - bandByBand(table, before, rounding);
  notes?.('earlierGross', before);
  notes?.('base', base, {
    formula: part === halfOfGross ? 'half_of_gross' : 'whole_gross',
    inputs: ['gross'],
    rule: part.ruleAt(day),
  });
  notes?.('tax', tax, {
    formula: before > 0 ? 'article17_added' : 'article17',
    inputs: [
      ...(before > 0 ? (['base', 'earlierGross'] as const) : (['base'] as const)),
      ...taxOfBands(table, before + base, article17.ruleAt(day)),
    ],
    rounding: RUPIAH_DOWN,
    rule: article17.ruleAt(day),
  });
  return taxOf(gross, base, bandOf(table, before + base).rate, tax);
};

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Which calendar year of the cause a day lies in: the year of the first payment is 1. */
const yearOfCause = (day: string, earlier: readonly EarlierPayment[]): number => {
  const later = earlier.findIndex((paid) => paid.day > day);
  if (later >= 0) throw new Unfit(`earlier.${later}.day`, 'earlier_later');
  return yearOf(day) - Math.min(yearOf(day), ...earlier.map((paid) => yearOf(paid.day))) + 1;
};

/** The object a payment of severance or a lump sum belongs to: its own, or from the third calendar year on 21-100-25. */
export const lumpSumObjectCode = (code: string, day: string, earlier: readonly EarlierPayment[]): string =>
  yearOfCause(day, earlier) > lumpSumYears.at(day) ? THIRD_YEAR : code;

/**
 * Final tax on what is paid at once. Payments of one cause within two calendar years add up: the tax is that on all of them less
 * that on the earlier ones; the rate shown is that of the band the sum reaches. Throws RangeError from the third year on.
 */
export const lumpSum: Method = (gross, { object, day, earlier = [] }, notes) => {
  if (lumpSumObjectCode(object.code, day, earlier) !== object.code)
    throw new Unfit('code', 'third_year', { code: object.code, other: THIRD_YEAR });
  const rates = lumpSumRates[object.code === '21-401-01' ? 'SEVERANCE' : 'PENSION'];
  const table = rates.at(day);
  const rounding = slipRounding[object.kind].at(day);
  const before = total(earlier.map((paid) => paid.gross));
  const all = before + gross;
  const onEarlier = bandByBand(table, before, rounding);
  const tax = bandByBand(table, all, rounding) - onEarlier;
  const rule = rates.ruleAt(day);
  notes?.('earlierGross', before);
  notes?.('cumulativeGross', all, { formula: 'cumulative', inputs: ['earlierGross', 'gross'] });
  notes?.('taxOnAll', tax + onEarlier, {
    formula: 'by_bands',
    inputs: ['cumulativeGross', ...taxOfBands(table, all, rule)],
    rounding: RUPIAH_DOWN,
    rule,
  });
  notes?.('taxOnEarlier', onEarlier, { formula: 'by_bands', inputs: ['earlierGross'], rounding: RUPIAH_DOWN, rule });
  notes?.('tax', tax, { formula: 'on_all_less_earlier', inputs: ['taxOnAll', 'taxOnEarlier'], rule });
  return taxOf(gross, gross, bandOf(table, all).rate, tax);
};

import { bandByBand, bandOf } from '../../definition/bands.ts';
import { total } from '../../definition/money.ts';
import { slipRounding } from '../../rules/bupot/rounding.ts';
import { lumpSumRates, lumpSumYears } from '../../rules/pph21/lump-sums.ts';
import { THIRD_YEAR } from './article-17.ts';
import { RUPIAH_DOWN, taxOfBands } from './explained.ts';
import { type EarlierPayment, type Method, taxOf } from './payment.ts';
import { Unfit } from './unfit.ts';

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

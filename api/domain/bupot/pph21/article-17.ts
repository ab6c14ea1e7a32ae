import { bandByBand, bandOf } from '../../definition/bands.ts';
import { type Sen, share, total } from '../../definition/money.ts';
import { slipRounding } from '../../rules/bupot/rounding.ts';
import { article17 } from '../../rules/pph21/article-17.ts';
import { halfOfGross, wholeGross } from '../../rules/pph21/fees.ts';
import { thirdYearOn } from '../../rules/pph21/lump-sums.ts';
import { dailyAboveLimit } from './daily.ts';
import { RUPIAH_DOWN, taxOfBands } from './explained.ts';
import { type Method, type Payment, taxOf } from './payment.ts';

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

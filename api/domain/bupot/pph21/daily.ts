import { type Band, bandByBand, bandOf } from '../../definition/bands.ts';
import { rupiahShare, type Sen, share } from '../../definition/money.ts';
import { slipRounding } from '../../rules/bupot/rounding.ts';
import { article17 } from '../../rules/pph21/article-17.ts';
import { halfOfGross } from '../../rules/pph21/fees.ts';
import { type TerCategory, terDaily, terMonthly } from '../../rules/pph21/ter.ts';
import { type Pph21Notes, RUPIAH_DOWN, rateRow, taxOfBands } from './explained.ts';
import { type Method, type Payment, taxOf, Unfit } from './payment.ts';

const FORMULAS = { A: 'ter_monthly_a', B: 'ter_monthly_b', C: 'ter_monthly_c' } as const;

const noteTax = (tax: Sen, category: TerCategory, band: Band, day: string, notes: Pph21Notes): void => {
  const rule = terMonthly.ruleAt(day);
  notes('tax', tax, {
    formula: FORMULAS[category],
    inputs: ['gross', rateRow(band, rule)],
    rounding: RUPIAH_DOWN,
    rule,
  });
};

/**
 * A month's gross, with nothing deducted, at the effective rate of the family status' category: permanent employees and
 * pensioners except in their last period, monthly paid non-permanent, board members.
 */
export const monthlyEffective: Method = (gross, { day, object, status }, notes) => {
  if (!status) throw new Unfit('status', 'status');
  const { category, table } = terMonthly.at(day)[status];
  const band = bandOf(table, gross);
  const tax = rupiahShare(gross, band.rate, slipRounding[object.kind].at(day));
  if (notes) noteTax(tax, category, band, day, notes);
  return taxOf(gross, gross, band.rate, tax);
};

/** What one working day brought on average, in sen; a part of a sen is dropped. */
const averageOf = (gross: Sen, { workingDays = 1 }: Payment, notes?: Pph21Notes): { days: number; average: Sen } => {
  if (!Number.isInteger(workingDays) || workingDays < 1) throw new Unfit('workingDays', 'working_days');
  const average = share(gross, [1, workingDays], 'down');
  notes?.('workingDays', [String(workingDays), 'count']);
  notes?.('average', average, { formula: 'average', inputs: ['gross', 'workingDays'] });
  return { days: workingDays, average };
};

const AREA: Readonly<Record<string, string>> = { '21-100-24': '21-100-29', '21-100-30': '21-100-31' };

/** The object of pay by day, week, unit or piece: up to the daily limit or above it, with or without the area facility. */
export const dailyObjectCode = (average: Sen, day: string, area = false): string => {
  const code = average <= terDaily.at(day).limit ? '21-100-24' : '21-100-30';
  return area ? (AREA[code] ?? code) : code;
};

const belowLimit: Method = (gross, payment, notes) => {
  const { day } = payment;
  const { days, average } = averageOf(gross, payment, notes);
  const band = bandOf(terDaily.at(day).table, average);
  const ofDay = rupiahShare(average, band.rate, slipRounding.BP21.at(day));
  const rule = terDaily.ruleAt(day);
  notes?.('taxOfDay', ofDay, {
    formula: 'ter_daily',
    inputs: ['average', rateRow(band, rule)],
    rounding: RUPIAH_DOWN,
    rule,
  });
  notes?.('tax', ofDay * days, { formula: 'of_days', inputs: ['taxOfDay', 'workingDays'] });
  return taxOf(gross, gross, band.rate, ofDay * days);
};

const aboveLimit: Method = (gross, payment, notes) => {
  const { day } = payment;
  const { days, average } = averageOf(gross, payment, notes);
  const half = halfOfGross.at(day);
  const base = share(average, half, 'down');
  const table = article17.at(day);
  const ofDay = bandByBand(table, base, slipRounding.BP21.at(day));
  notes?.('base', base, { formula: 'half_of_average', inputs: ['average'], rule: halfOfGross.ruleAt(day) });
  notes?.('taxOfDay', ofDay, {
    formula: 'article17',
    inputs: ['base', ...taxOfBands(table, base, article17.ruleAt(day))],
    rounding: RUPIAH_DOWN,
    rule: article17.ruleAt(day),
  });
  notes?.('tax', ofDay * days, { formula: 'of_days', inputs: ['taxOfDay', 'workingDays'] });
  return taxOf(gross, share(gross, half, 'down'), bandOf(table, base).rate, ofDay * days);
};

/** The object that is meant, where the average of a day is on the other side of the limit. */
const meant = (gross: Sen, payment: Payment): { code: string; other: string } => {
  const { code } = payment.object;
  const area = Object.values(AREA).includes(code);
  return { code, other: dailyObjectCode(averageOf(gross, payment).average, payment.day, area) };
};

const within = (gross: Sen, payment: Payment): boolean =>
  averageOf(gross, payment).average <= terDaily.at(payment.day).limit;

/** Pay by day, week, unit or piece up to the daily limit: the daily effective rate on the average of a day. */
export const dailyEffective: Method = (gross, payment, notes) => {
  if (!within(gross, payment)) throw new Unfit('code', 'above_limit', meant(gross, payment));
  return belowLimit(gross, payment, notes);
};

/** The same above the daily limit: Article 17 on half of the average of a day. */
export const dailyAboveLimit: Method = (gross, payment, notes) => {
  if (within(gross, payment)) throw new Unfit('code', 'within_limit', meant(gross, payment));
  return aboveLimit(gross, payment, notes);
};

/** The object before Coretax, for whichever way the non-permanent were paid: by working days when these are given, else by month. */
export const monthlyOrDaily: Method = (gross, payment, notes) => {
  if (payment.workingDays === undefined) return monthlyEffective(gross, payment, notes);
  return (within(gross, payment) ? belowLimit : aboveLimit)(gross, payment, notes);
};

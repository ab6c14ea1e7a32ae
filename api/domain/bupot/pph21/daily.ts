import { type Band, bandByBand, bandOf, bandOfExact } from '../../definition/bands.ts';
import { type Exact, exactly, exactShare, toSen } from '../../definition/exact.ts';
import type { Sen } from '../../definition/money.ts';
import { roundingWord, wholeOnSlip } from '../../rules/bupot/rounding.ts';
import { article17 } from '../../rules/pph21/article-17.ts';
import { halfOfGross } from '../../rules/pph21/fees.ts';
import { type TerCategory, terDaily, terMonthly } from '../../rules/pph21/ter.ts';
import { type Pph21Notes, rateRow, taxOfBands } from './explained.ts';
import { dueOnGross, type Method, type Payment, Unfit } from './payment.ts';

const FORMULAS = { A: 'ter_monthly_a', B: 'ter_monthly_b', C: 'ter_monthly_c' } as const;

const noteTax = (tax: Exact, category: TerCategory, band: Band, day: string, notes: Pph21Notes): void => {
  const rule = terMonthly.ruleAt(day);
  notes('tax', wholeOnSlip(tax, day), {
    formula: FORMULAS[category],
    inputs: ['gross', rateRow(band, rule)],
    rounding: roundingWord(day),
    rule,
  });
};

/**
 * The gross of a month at the effective rate of the family status: permanent employees and pensioners except in their
 * last period, non-permanent employees paid by month, board members.
 */
export const monthlyEffective: Method = (gross, { day, status }, notes) => {
  if (!status) throw new Unfit('status', 'status');
  const { category, table } = terMonthly.at(day)[status];
  const band = bandOf(table, gross);
  const due = dueOnGross(gross, band.rate);
  if (notes) noteTax(due.tax, category, band, day, notes);
  return due;
};

const daysOf = ({ workingDays = 1 }: Payment): number => {
  if (!Number.isInteger(workingDays) || workingDays < 1) throw new Unfit('workingDays', 'working_days');
  return workingDays;
};

const averageOf = (gross: Sen, payment: Payment, notes?: Pph21Notes): { days: number; average: Exact } => {
  const days = daysOf(payment);
  const average = exactShare(exactly(gross), [1, days]);
  notes?.('workingDays', [String(days), 'count']);
  notes?.('average', toSen(average), { formula: 'average', inputs: ['gross', 'workingDays'] });
  return { days, average };
};

const AREA: Readonly<Record<string, string>> = { '21-100-24': '21-100-29', '21-100-30': '21-100-31' };

const codeOf = (isWithin: boolean, area: boolean): string => {
  const code = isWithin ? '21-100-24' : '21-100-30';
  return area ? (AREA[code] ?? code) : code;
};

/**
 * Object code of pay by day, week, unit or piece: up to the daily limit or above it, with or without the area facility.
 */
export const dailyObjectCode = (average: Sen, day: string, area = false): string =>
  codeOf(average <= terDaily.at(day).limit, area);

const ofDays = (ofDay: Exact, days: number, day: string, notes?: Pph21Notes): Exact => {
  const tax: Exact = [ofDay[0] * BigInt(days), ofDay[1]];
  notes?.('tax', wholeOnSlip(tax, day), {
    formula: 'of_days',
    inputs: ['taxOfDay', 'workingDays'],
    rounding: roundingWord(day),
  });
  return tax;
};

const belowLimit: Method = (gross, payment, notes) => {
  const { day } = payment;
  const { days, average } = averageOf(gross, payment, notes);
  const band = bandOfExact(terDaily.at(day).table, average);
  const ofDay = exactShare(average, band.rate);
  const rule = terDaily.ruleAt(day);
  notes?.('taxOfDay', toSen(ofDay), { formula: 'ter_daily', inputs: ['average', rateRow(band, rule)], rule });
  return { base: exactly(gross), rate: band.rate, tax: ofDays(ofDay, days, day, notes) };
};

const aboveLimit: Method = (gross, payment, notes) => {
  const { day } = payment;
  const { days, average } = averageOf(gross, payment, notes);
  const half = halfOfGross.at(day);
  const base = exactShare(average, half);
  const table = article17.at(day);
  const ofDay = bandByBand(table, base);
  notes?.('base', toSen(base), { formula: 'half_of_average', inputs: ['average'], rule: halfOfGross.ruleAt(day) });
  notes?.('taxOfDay', toSen(ofDay), {
    formula: 'article17',
    inputs: ['base', ...taxOfBands(table, toSen(base), article17.ruleAt(day))],
    rule: article17.ruleAt(day),
  });
  return {
    base: exactShare(exactly(gross), half),
    rate: bandOfExact(table, base).rate,
    tax: ofDays(ofDay, days, day, notes),
  };
};

const within = (gross: Sen, payment: Payment): boolean => gross <= terDaily.at(payment.day).limit * daysOf(payment);

const meant = (gross: Sen, payment: Payment): { code: string; other: string } => {
  const { code } = payment.object;
  return { code, other: codeOf(within(gross, payment), Object.values(AREA).includes(code)) };
};

/** Pay by day, week, unit or piece up to the daily limit: the daily effective rate on the average per day. */
export const dailyEffective: Method = (gross, payment, notes) => {
  if (!within(gross, payment)) throw new Unfit('code', 'above_limit', meant(gross, payment));
  return belowLimit(gross, payment, notes);
};

/** Pay by day, week, unit or piece above the daily limit: Article 17 on half of the average per day. */
export const dailyAboveLimit: Method = (gross, payment, notes) => {
  if (within(gross, payment)) throw new Unfit('code', 'within_limit', meant(gross, payment));
  return aboveLimit(gross, payment, notes);
};

/** Before Coretax one object covers both: by day if working days are given, else by month. */
export const monthlyOrDaily: Method = (gross, payment, notes) => {
  if (payment.workingDays === undefined) return monthlyEffective(gross, payment, notes);
  return (within(gross, payment) ? belowLimit : aboveLimit)(gross, payment, notes);
};

import type { AnnualLines } from '#domain/bupot/pph21/annual-input.ts';
import type { Bands } from '#domain/definition/bands.ts';
import { article17 } from '#domain/rules/pph21/article-17.ts';
import { ptkp, type WithholdingStatus } from '#domain/rules/pph21/ptkp.ts';
import { terMonthly } from '#domain/rules/pph21/ter.ts';
import type { Payroll } from './payroll.ts';

type Row = { upTo: number; rate: number; minus: number };

const rowsOf = ({ rows }: Bands): Row[] =>
  rows.map(({ upTo, rate, minus }) => ({ upTo: upTo ?? Number.POSITIVE_INFINITY, rate: rate[0], minus }));

const find = (rows: Row[], amount: number): Row => {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] as Row).upTo < amount) low = middle + 1;
    else high = middle;
  }
  return rows[low] as Row;
};

/**
 * The same payroll by hand: one loop over the same tables, with floats and without checks or explanations. It stores
 * what the product stores.
 */
export const bareYear = ({ status: statuses, months, salary, bonus, pensionContribution: contributions }: Payroll) => {
  const day = '2025-01-01';
  const untaxed = ptkp.at(day);
  const monthly = terMonthly.at(day);
  const tables = { A: rowsOf(monthly['TK/0'].table), B: rowsOf(monthly['K/1'].table), C: rowsOf(monthly['K/3'].table) };
  const annual = rowsOf(article17.at(day));
  const taxes = new Float64Array(statuses.length * 12);
  const slips: AnnualLines[] = [];
  for (let at = 0; at < statuses.length; at++) {
    const status = statuses[at] as WithholdingStatus;
    const table = tables[monthly[status].category];
    let withheld = 0;
    for (let month = 0; month < 11; month++) {
      const gross = months[month]?.[at] as number;
      const tax = Math.floor((gross * find(table, gross).rate) / 1_000_000) * 100;
      taxes[at * 12 + month] = tax;
      withheld += tax;
    }
    const brutoIncome = (salary[at] as number) + (bonus[at] as number);
    const pensionContribution = contributions[at] as number;
    const positionFee = Math.min(Math.floor((brutoIncome * 5) / 10_000) * 100, 600_000_000);
    const totalDeduction = positionFee + pensionContribution;
    const netIncome = brutoIncome - totalDeduction;
    const ptkpAmount = untaxed[status];
    const pkp = Math.max(0, Math.floor((netIncome - ptkpAmount) / 100_000) * 100_000);
    const row = find(annual, pkp);
    const tax = Math.floor((pkp * row.rate) / 1_000_000) * 100 - row.minus;
    taxes[at * 12 + 11] = tax - withheld;
    slips.push({
      pphBenefit: 0,
      brutoIncome,
      positionFee,
      pensionContribution,
      zakat: 0,
      totalDeduction,
      netIncome,
      previousNetIncome: 0,
      pph21TotalIncome: netIncome,
      ptkpAmount,
      annualizedTaxableIncome: pkp,
      pph21AnnualizedIncome: tax,
      pph21Liability: tax,
      pph21PreviousBupot: 0,
      pph21Creditable: tax,
      pph21WithheldDtp: withheld,
      pph21PaymentDifference: tax - withheld,
    });
  }
  return { taxes, slips };
};

import { bandByBand } from '../../definition/bands.ts';
import { rupiahShare, type Sen } from '../../definition/money.ts';
import { slipRounding } from '../../rules/bupot/rounding.ts';
import { article17 } from '../../rules/pph21/article-17.ts';
import { ptkp } from '../../rules/pph21/ptkp.ts';
import { pkpStep } from '../../rules/pph21/rounding.ts';
import type { AnnualFacts } from './annual-input.ts';
import { type Pph21Notes, RUPIAH_DOWN, THOUSAND_DOWN, taxOfBands } from './explained.ts';
import { isIdentified, surcharged } from './surcharge.ts';

/** Line 15: net income of both slips, scaled to a year only where residence began or ended in it. */
export const incomeForTax = (
  facts: AnnualFacts,
  netIncome: Sen,
  months: number,
  day: string,
  notes?: Pph21Notes,
): Sen => {
  const both = netIncome + facts.previousNetIncome;
  const scaled = facts.withholdingAnnuality === 'ANNUALIZED';
  const income = scaled ? rupiahShare(both, [12, months], slipRounding.BPA1.at(day)) : both;
  notes?.('pph21TotalIncome', income, {
    formula: scaled ? 'total_income_annualized' : 'total_income',
    inputs: ['netIncome', 'previousNetIncome', ...(scaled ? (['months'] as const) : [])],
    ...(scaled ? { rounding: RUPIAH_DOWN } : {}),
  });
  return income;
};

/** Line 17: what is left above the untaxed income of line 16, down to whole thousands, never below zero. */
export const taxableIncome = (income: Sen, ptkpAmount: Sen, day: string, notes?: Pph21Notes): Sen => {
  const step = pkpStep.at(day);
  const above = Math.max(0, income - ptkpAmount);
  const pkp = above - (above % step);
  notes?.('annualizedTaxableIncome', pkp, {
    formula: 'taxable_income',
    inputs: ['pph21TotalIncome', 'ptkpAmount'],
    rounding: THOUSAND_DOWN,
    rule: pkpStep.ruleAt(day),
  });
  return pkp;
};

/** Line 16: always that of a whole year. */
export const untaxedIncome = ({ status }: AnnualFacts, day: string, notes?: Pph21Notes): Sen => {
  const amount = ptkp.at(day)[status];
  notes?.('ptkpAmount', amount, { formula: 'ptkp', rule: ptkp.ruleAt(day) });
  return amount;
};

/** Line 18: Article 17 band by band. */
export const taxOnIncome = (pkp: Sen, day: string, notes?: Pph21Notes): Sen => {
  const table = article17.at(day);
  const tax = bandByBand(table, pkp, slipRounding.BPA1.at(day));
  const rule = article17.ruleAt(day);
  notes?.('pph21AnnualizedIncome', tax, {
    formula: 'article17_annual',
    inputs: ['annualizedTaxableIncome', ...taxOfBands(table, pkp, rule)],
    rule,
  });
  return tax;
};

/** Line 19: line 18, or its share for the months of residence, with the surcharge of those without a tax number. */
export const taxDue = (facts: AnnualFacts, annual: Sen, months: number, day: string, notes?: Pph21Notes): Sen => {
  const scaled = facts.withholdingAnnuality === 'ANNUALIZED';
  const due = scaled ? rupiahShare(annual, [months, 12], slipRounding.BPA1.at(day)) : annual;
  notes?.('tax', due, {
    formula: scaled ? 'liability_annualized' : 'liability',
    inputs: ['pph21AnnualizedIncome', ...(scaled ? (['months'] as const) : [])],
    ...(scaled ? { rounding: RUPIAH_DOWN } : {}),
  });
  const liability = isIdentified(facts.identity ?? 'NPWP', day) ? due : surcharged(due, day, notes);
  notes?.('pph21Liability', liability, { formula: 'tax_due', inputs: ['tax'] });
  return liability;
};

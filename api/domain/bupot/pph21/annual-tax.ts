import { bandByBand } from '../../definition/bands.ts';
import { rupiahShare, type Sen } from '../../definition/money.ts';
import { slipRounding } from '../../rules/bupot/rounding.ts';
import { article17, pkpStep } from '../../rules/pph21/article-17.ts';
import { ptkp } from '../../rules/pph21/ptkp.ts';
import type { AnnualFacts } from './annual-input.ts';
import { type Pph21Notes, RUPIAH_DOWN, THOUSAND_DOWN, taxOfBands } from './explained.ts';
import { isIdentified, surcharged } from './flat.ts';

/** Far more than are ever needed: each turn leaves at most 42 % (35 % and the surcharge) of what is missing. */
const TURNS = 200;
const RUPIAH: Sen = 100;

/**
 * The tax allowance that equals the tax on the income with it, to the rupiah: what is left after tax is then the income itself. Where
 * the bands allow several answers it is the lowest.
 *
 * The tax never falls as the allowance rises, so that going from 0 to the tax on what one has rises too and never passes the lowest
 * answer; amounts are whole, so it arrives. Because fractions of the tax are dropped, the next rupiah may answer as well: then it
 * is the one, being the exact answer income × rate / (1 − rate) with its fraction dropped, as the official examples have it.
 * Throws RangeError for a tax that is no such tax.
 */
export const taxAllowance = (taxWith: (allowance: Sen) => Sen): Sen => {
  let allowance = 0;
  let turn = 0;
  for (let tax = taxWith(0); tax !== allowance; tax = taxWith(allowance)) {
    if (++turn > TURNS) throw new RangeError('no tax allowance equals the tax');
    allowance = tax;
  }
  while (taxWith(allowance + RUPIAH) === allowance + RUPIAH) {
    if (++turn > TURNS) throw new RangeError('every tax allowance equals the tax');
    allowance += RUPIAH;
  }
  return allowance;
};

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

import { bandByBand } from '../../definition/bands.ts';
import { type Exact, exactly, exactShare, less, toRupiah, toSteps } from '../../definition/exact.ts';
import type { Sen } from '../../definition/money.ts';
import { roundingWord, slipRounding, wholeOnSlip } from '../../rules/bupot/rounding.ts';
import { article17, pkpStep } from '../../rules/pph21/article-17.ts';
import { ptkp } from '../../rules/pph21/ptkp.ts';
import type { AnnualFacts, YearOfSlip } from './annual-input.ts';
import { noteBetween, type Pph21Notes, THOUSAND_DOWN, taxOfBands } from './explained.ts';
import { isIdentified, surcharged } from './flat.ts';

/** A generous limit: each iteration leaves at most 42 % of the remaining difference (35 % and the surcharge). */
const TURNS = 200;
const RUPIAH: Sen = 100;

const distance = (tax: Exact, allowance: Sen): Exact => {
  const [numerator, denominator] = less(tax, exactly(allowance));
  return [numerator < 0n ? -numerator : numerator, denominator];
};

/**
 * The tax allowance that equals the tax on the income including it, to the rupiah: what is left after tax is then the
 * income itself. Where the bands allow several answers, the lowest is returned. The tax never falls as the allowance
 * rises, so iterating from 0 rises too, never passes the lowest answer and, because amounts are whole, ends there.
 * Because the tax is rounded, the next rupiah may be a solution too: of such neighbours the one nearest to the exact
 * answer, income × rate / (1 − rate), is returned, or, where fractions are dropped, the last that is not above it.
 * Throws RangeError if `taxWith` does not behave like a tax. `written`: the day whose rounding rule applies.
 */
export const taxAllowance = (taxWith: (allowance: Sen) => Exact, written: string): Sen => {
  const rounding = slipRounding.at(written);
  let turn = 0;
  const exactOf = (allowance: Sen): Exact => {
    if (++turn > TURNS) throw new RangeError('no one tax allowance equals the tax');
    return taxWith(allowance);
  };
  let allowance = 0;
  let exact = exactOf(0);
  for (let tax = toRupiah(exact, rounding); tax !== allowance; tax = toRupiah(exact, rounding)) {
    allowance = tax;
    exact = exactOf(allowance);
  }
  for (;;) {
    const next = allowance + RUPIAH;
    const exactNext = exactOf(next);
    if (toRupiah(exactNext, rounding) !== next) return allowance;
    if (rounding === 'nearest' && less(distance(exactNext, next), distance(exact, allowance))[0] > 0n) return allowance;
    allowance = next;
    exact = exactNext;
  }
};

const scaledTo = (facts: AnnualFacts) => facts.withholdingAnnuality === 'ANNUALIZED';

/** Line 15: net income of both slips, annualized only where residence began or ended in the year. */
export const incomeForTax = (
  facts: AnnualFacts,
  both: Exact,
  { months, written }: YearOfSlip,
  notes?: Pph21Notes,
): Exact => {
  const scaled = scaledTo(facts);
  const income = scaled ? exactShare(both, [12, months]) : both;
  if (notes)
    noteBetween(notes, 'pph21TotalIncome', income, written, {
      formula: scaled ? 'total_income_annualized' : 'total_income',
      inputs: ['netIncome', 'previousNetIncome', ...(scaled ? (['months'] as const) : [])],
    });
  return income;
};

/** Line 17: income above the untaxed income of line 16, rounded down to whole thousands, never below zero. */
export const taxableIncome = (income: Exact, ptkpAmount: Sen, { day }: YearOfSlip, notes?: Pph21Notes): Sen => {
  const above = less(income, exactly(ptkpAmount));
  const pkp = above[0] > 0n ? toSteps(above, pkpStep.at(day), 'down') : 0;
  notes?.('annualizedTaxableIncome', pkp, {
    formula: 'taxable_income',
    inputs: ['pph21TotalIncome', 'ptkpAmount'],
    rounding: THOUSAND_DOWN,
    rule: pkpStep.ruleAt(day),
  });
  return pkp;
};

/** Line 16: PTKP, always that of a whole year. */
export const untaxedIncome = ({ status }: AnnualFacts, day: string, notes?: Pph21Notes): Sen => {
  const amount = ptkp.at(day)[status];
  notes?.('ptkpAmount', amount, { formula: 'ptkp', rule: ptkp.ruleAt(day) });
  return amount;
};

/** Line 18: Article 17 band by band, on whole thousands. */
export const taxOnIncome = (pkp: Sen, { day, written }: YearOfSlip, notes?: Pph21Notes): Sen => {
  const table = article17.at(day);
  const tax = wholeOnSlip(bandByBand(table, exactly(pkp)), written);
  const rule = article17.ruleAt(day);
  notes?.('pph21AnnualizedIncome', tax, {
    formula: 'article17_annual',
    inputs: ['annualizedTaxableIncome', ...taxOfBands(table, pkp, rule)],
    rule,
  });
  return tax;
};

/**
 * Line 19: line 18, or its share for the months of residence, with the surcharge for employees without a tax number.
 */
export const taxDue = (
  facts: AnnualFacts,
  annual: Sen,
  { months, day, written }: YearOfSlip,
  notes?: Pph21Notes,
): Exact => {
  const scaled = scaledTo(facts);
  const due = scaled ? exactShare(exactly(annual), [months, 12]) : exactly(annual);
  notes?.('tax', wholeOnSlip(due, written), {
    formula: scaled ? 'liability_annualized' : 'liability',
    inputs: ['pph21AnnualizedIncome', ...(scaled ? (['months'] as const) : [])],
    ...(scaled ? { rounding: roundingWord(written) } : {}),
  });
  const liability = isIdentified(facts.identity ?? 'NPWP', day) ? due : surcharged(due, day, written, notes);
  notes?.('pph21Liability', wholeOnSlip(liability, written), { formula: 'tax_due', inputs: ['tax'] });
  return liability;
};

import { firstDayOf } from '../../definition/day.ts';
import { type Exact, exactly, less, plus } from '../../definition/exact.ts';
import { LIMIT, type Sen } from '../../definition/money.ts';
import { wholeOnSlip } from '../../rules/bupot/rounding.ts';
import {
  type A1Input,
  type A2Input,
  type AnnualFacts,
  type AnnualLines,
  a1Income,
  a2Income,
  contributionOf,
  feeOf,
  type YearOfSlip,
  zakatOf,
} from './annual-input.ts';
import { incomeForTax, taxAllowance, taxableIncome, taxDue, taxOnIncome, untaxedIncome } from './annual-tax.ts';
import { noteBetween, type Pph21Notes } from './explained.ts';
import { Unfit } from './payment.ts';

/** Lines of a year: exact intermediate values, and lines that are whole by nature. */
type YearDue = {
  readonly exact: Readonly<
    Record<'positionFee' | 'totalDeduction' | 'netIncome' | 'pph21TotalIncome' | 'pph21Liability', Exact>
  >;
  readonly whole: Readonly<
    Record<'pensionContribution' | 'zakat' | 'ptkpAmount' | 'annualizedTaxableIncome' | 'pph21AnnualizedIncome', Sen>
  >;
};

const NOT_MONEY: ReadonlySet<string> = new Set(['year', 'firstMonth', 'lastMonth']);

const monthsOf = ({ firstMonth, lastMonth }: AnnualFacts): number => {
  const sound = Number.isInteger(firstMonth) && Number.isInteger(lastMonth);
  if (!sound || firstMonth < 1 || lastMonth > 12 || firstMonth > lastMonth) throw new Unfit('lastMonth', 'months');
  return lastMonth - firstMonth + 1;
};

const mustBeAmounts = (facts: AnnualFacts, income: Sen): void => {
  const least = Math.min(
    income,
    facts.pensionContribution,
    facts.zakat,
    facts.pph21PreviousBupot,
    facts.pph21WithheldDtp,
  );
  if (!(least >= 0 && income <= LIMIT)) throw new Unfit('salaryPension', 'amount');
};

const yearOf = (facts: AnnualFacts): YearOfSlip => ({
  months: monthsOf(facts),
  day: firstDayOf(facts.year),
  written: `${facts.year}-${String(facts.lastMonth).padStart(2, '0')}-01`,
});

/** Typed amounts as written on the slip: in whole rupiah, so that its lines add up. */
const asWritten = <T extends AnnualFacts>(facts: T): T => {
  const { written } = yearOf(facts);
  const whole = Object.entries(facts).map(([field, value]: [string, unknown]) =>
    typeof value === 'number' && !NOT_MONEY.has(field) ? [field, wholeOnSlip(exactly(value), written)] : [field, value],
  );
  return Object.fromEntries(whole) as T;
};

const dueOn = (facts: AnnualFacts, brutoIncome: Sen, year: YearOfSlip, notes?: Pph21Notes): YearDue => {
  const { day, written } = year;
  notes?.('months', [String(year.months), 'count'], { formula: 'months' });
  const positionFee = feeOf(brutoIncome, facts.pensioner, year, notes);
  const pensionContribution = contributionOf(facts, notes);
  const zakat = zakatOf(facts, day, notes);
  const totalDeduction = plus(positionFee, exactly(pensionContribution + zakat));
  const netIncome = less(exactly(brutoIncome), totalDeduction);
  if (notes) {
    const inputs = ['positionFee', 'pensionContribution', 'zakat'] as const;
    noteBetween(notes, 'totalDeduction', totalDeduction, written, { formula: 'total_deduction', inputs });
    const net = ['brutoIncome', 'totalDeduction'] as const;
    noteBetween(notes, 'netIncome', netIncome, written, { formula: 'net_income', inputs: net });
    notes('previousNetIncome', facts.previousNetIncome, { formula: 'previous' });
  }
  const both = plus(netIncome, exactly(facts.previousNetIncome));
  const pph21TotalIncome = incomeForTax(facts, both, year, notes);
  const ptkpAmount = untaxedIncome(facts, day, notes);
  const annualizedTaxableIncome = taxableIncome(pph21TotalIncome, ptkpAmount, year, notes);
  const pph21AnnualizedIncome = taxOnIncome(annualizedTaxableIncome, year, notes);
  const pph21Liability = taxDue(facts, pph21AnnualizedIncome, year, notes);
  return {
    exact: { positionFee, totalDeduction, netIncome, pph21TotalIncome, pph21Liability },
    whole: { pensionContribution, zakat, ptkpAmount, annualizedTaxableIncome, pph21AnnualizedIncome },
  };
};

const linesOf = (facts: AnnualFacts, income: Sen, pphBenefit: Sen, notes?: Pph21Notes): AnnualLines => {
  const year = yearOf(facts);
  const brutoIncome = income + pphBenefit;
  const { exact, whole } = dueOn(facts, brutoIncome, year, notes);
  const shown = Object.fromEntries(
    Object.entries(exact).map(([line, amount]) => [line, wholeOnSlip(amount, year.written)]),
  ) as Record<keyof YearDue['exact'], Sen>;
  const { previousNetIncome, pph21PreviousBupot, pph21WithheldDtp } = facts;
  notes?.('pph21PreviousBupot', pph21PreviousBupot, { formula: 'previous' });
  const pph21Creditable = shown.pph21Liability - pph21PreviousBupot;
  notes?.('pph21Creditable', pph21Creditable, {
    formula: 'creditable',
    inputs: ['pph21Liability', 'pph21PreviousBupot'],
  });
  notes?.('pph21WithheldDtp', pph21WithheldDtp, { formula: 'withheld_before' });
  const pph21PaymentDifference = pph21Creditable - pph21WithheldDtp;
  notes?.('pph21PaymentDifference', pph21PaymentDifference, {
    formula: pph21PaymentDifference < 0 ? 'over_withheld' : 'difference',
    inputs: ['pph21Creditable', 'pph21WithheldDtp'],
  });
  return {
    pphBenefit,
    brutoIncome,
    positionFee: shown.positionFee,
    pensionContribution: whole.pensionContribution,
    zakat: whole.zakat,
    totalDeduction: shown.totalDeduction,
    netIncome: shown.netIncome,
    previousNetIncome,
    pph21TotalIncome: shown.pph21TotalIncome,
    ptkpAmount: whole.ptkpAmount,
    annualizedTaxableIncome: whole.annualizedTaxableIncome,
    pph21AnnualizedIncome: whole.pph21AnnualizedIncome,
    pph21Liability: shown.pph21Liability,
    pph21PreviousBupot,
    pph21Creditable,
    pph21WithheldDtp,
    pph21PaymentDifference,
  };
};

const incomeOf = <K extends string>(input: Readonly<Record<K, Sen>>, fields: readonly K[]): Sen => {
  let income = 0;
  for (const field of fields) income += input[field];
  return income;
};

const ownTax = (input: A1Input, income: Sen, allowance: Sen): Exact => {
  const { pph21Liability } = dueOn(input, income + allowance, yearOf(input)).exact;
  const own = less(pph21Liability, exactly(input.pph21PreviousBupot));
  return own[0] > 0n ? own : exactly(0);
};

/**
 * Slip A1, line by line, in sen. With `grossUpBenefit` line 2 is the lowest allowance that equals the tax due on this
 * slip (line 21; without an earlier slip that is line 19), so what is left after tax is the income itself. Throws
 * RangeError for invalid months or amounts, and for years without a known rule.
 */
export const a1Lines = (given: A1Input, notes?: Pph21Notes): AnnualLines => {
  mustBeAmounts(given, incomeOf(given, a1Income));
  const input = asWritten(given);
  const income = incomeOf(input, a1Income);
  const pphBenefit = input.grossUpBenefit
    ? taxAllowance((allowance) => ownTax(input, income, allowance), yearOf(input).written)
    : input.pphBenefit;
  if (notes) {
    for (const field of a1Income) notes(field, input[field]);
    notes('pphBenefit', pphBenefit, input.grossUpBenefit ? { formula: 'gross_up_annual' } : {});
    notes('brutoIncome', income + pphBenefit, {
      formula: 'bruto_a1',
      inputs: ['salaryPension', 'pphBenefit', ...a1Income.slice(1)],
    });
  }
  return linesOf(input, income, pphBenefit, notes);
};

/**
 * Slip A2, line by line, in sen: its own parts of the gross, no tax allowance, the same lines 8 to 23. Throws like
 * `a1Lines`.
 */
export const a2Lines = (given: A2Input, notes?: Pph21Notes): AnnualLines => {
  mustBeAmounts(given, incomeOf(given, a2Income));
  const input = asWritten(given);
  const income = incomeOf(input, a2Income);
  if (notes) {
    for (const field of a2Income) notes(field, input[field]);
    notes('brutoIncome', income, { formula: 'bruto_a2', inputs: a2Income });
  }
  return linesOf(input, income, 0, notes);
};

import { firstDayOf } from '../../definition/day.ts';
import { LIMIT, type Sen } from '../../definition/money.ts';
import {
  type A1Input,
  type A2Input,
  type AnnualFacts,
  type AnnualLines,
  a1Income,
  a2Income,
  contributionOf,
  feeOf,
  zakatOf,
} from './annual-input.ts';
import { incomeForTax, taxAllowance, taxableIncome, taxDue, taxOnIncome, untaxedIncome } from './annual-tax.ts';
import type { Pph21Notes } from './explained.ts';
import { Unfit } from './payment.ts';

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

/** Lines 8 to 23 from the gross without (`income`) and with its tax allowance. The tax year's law holds throughout. */
const linesOf = (facts: AnnualFacts, income: Sen, pphBenefit: Sen, notes?: Pph21Notes): AnnualLines => {
  const day = firstDayOf(facts.year);
  const months = monthsOf(facts);
  notes?.('months', [String(months), 'count'], { formula: 'months' });
  const brutoIncome = income + pphBenefit;
  const positionFee = feeOf(brutoIncome, facts.pensioner, months, day, notes);
  const pensionContribution = contributionOf(facts, notes);
  const zakat = zakatOf(facts, day, notes);
  const totalDeduction = positionFee + pensionContribution + zakat;
  notes?.('totalDeduction', totalDeduction, {
    formula: 'total_deduction',
    inputs: ['positionFee', 'pensionContribution', 'zakat'],
  });
  const netIncome = brutoIncome - totalDeduction;
  notes?.('netIncome', netIncome, { formula: 'net_income', inputs: ['brutoIncome', 'totalDeduction'] });
  const { previousNetIncome, pph21PreviousBupot, pph21WithheldDtp } = facts;
  notes?.('previousNetIncome', previousNetIncome, { formula: 'previous' });
  const pph21TotalIncome = incomeForTax(facts, netIncome, months, day, notes);
  const ptkpAmount = untaxedIncome(facts, day, notes);
  const annualizedTaxableIncome = taxableIncome(pph21TotalIncome, ptkpAmount, day, notes);
  const pph21AnnualizedIncome = taxOnIncome(annualizedTaxableIncome, day, notes);
  const pph21Liability = taxDue(facts, pph21AnnualizedIncome, months, day, notes);
  notes?.('pph21PreviousBupot', pph21PreviousBupot, { formula: 'previous' });
  const pph21Creditable = pph21Liability - pph21PreviousBupot;
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
    positionFee,
    pensionContribution,
    zakat,
    totalDeduction,
    netIncome,
    previousNetIncome,
    pph21TotalIncome,
    ptkpAmount,
    annualizedTaxableIncome,
    pph21AnnualizedIncome,
    pph21Liability,
    pph21PreviousBupot,
    pph21Creditable,
    pph21WithheldDtp,
    pph21PaymentDifference,
  };
};

/** The tax this employer owes for someone whose tax allowance is so much: what a gross-up has to equal. */
const ownTax = (input: A1Input, income: Sen, allowance: Sen): Sen =>
  Math.max(0, linesOf(input, income, allowance).pph21Creditable);

/**
 * Slip A1, line by line, in sen. With `grossUpBenefit` line 2 is the lowest allowance that equals the tax due on this slip
 * (line 21; without an earlier slip that is line 19), so that what is left after tax is the income itself. Throws RangeError on
 * months or amounts that cannot be, and for years no rule is known of.
 */
export const a1Lines = (input: A1Input, notes?: Pph21Notes): AnnualLines => {
  const { salaryPension, otherBenefit, honorarium, insuranceBenefit, natura, tantiemBonus } = input;
  const income = salaryPension + otherBenefit + honorarium + insuranceBenefit + natura + tantiemBonus;
  mustBeAmounts(input, income);
  const pphBenefit = input.grossUpBenefit
    ? taxAllowance((allowance) => ownTax(input, income, allowance))
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

/** Slip A2, line by line, in sen: its own parts of the gross, no tax allowance, the same lines 8 to 23. Throws as `a1Lines`. */
export const a2Lines = (input: A2Input, notes?: Pph21Notes): AnnualLines => {
  let income = 0;
  for (const field of a2Income) income += input[field];
  mustBeAmounts(input, income);
  if (notes) {
    for (const field of a2Income) notes(field, input[field]);
    notes('brutoIncome', income, { formula: 'bruto_a2', inputs: a2Income });
  }
  return linesOf(input, income, 0, notes);
};

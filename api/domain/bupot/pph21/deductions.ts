import { rupiahShare, type Sen } from '../../definition/money.ts';
import { slipRounding } from '../../rules/bupot/rounding.ts';
import { pensionFee, positionFee, zakatThroughEmployer } from '../../rules/pph21/fees.ts';
import type { AnnualFacts } from './annual-input.ts';
import { type Pph21Notes, RUPIAH_DOWN, told } from './explained.ts';

/**
 * Line 9: cost of office, or of pension, of a period. The share of the whole gross of the period, at most the monthly cap times its
 * months; a part of a month counts as one.
 */
export const feeOf = (brutoIncome: Sen, pensioner: boolean, months: number, day: string, notes?: Pph21Notes): Sen => {
  const fees = pensioner ? pensionFee : positionFee;
  const { share, monthly } = fees.at(day);
  const uncapped = rupiahShare(brutoIncome, share, slipRounding.BPA1.at(day));
  const most = monthly * months;
  const fee = Math.min(uncapped, most);
  notes?.('positionFee', fee, {
    formula: pensioner ? 'pension_fee' : 'position_fee',
    inputs: [
      'brutoIncome',
      told('feeUncapped', uncapped),
      'months',
      told('feeMonthly', monthly),
      told('feeMost', most),
    ],
    rounding: RUPIAH_DOWN,
    rule: fees.ruleAt(day),
  });
  return fee;
};

/** Line 10: the employee's own fees; a pensioner pays none. */
export const contributionOf = ({ pensioner, pensionContribution }: AnnualFacts, notes?: Pph21Notes): Sen => {
  const deducted = pensioner ? 0 : pensionContribution;
  notes?.('pensionContribution', deducted, pensioner ? { formula: 'no_contribution' } : {});
  return deducted;
};

/** Line 11: zakat through the employer, where the law lets the employer deduct it. */
export const zakatOf = ({ zakat }: AnnualFacts, day: string, notes?: Pph21Notes): Sen => {
  const allowed = zakatThroughEmployer.at(day);
  notes?.('zakat', allowed ? zakat : 0, {
    formula: allowed ? 'zakat' : 'zakat_in_return',
    rule: zakatThroughEmployer.ruleAt(day),
  });
  return allowed ? zakat : 0;
};

import { type Exact, exactly, exactShare, lowest, toSen } from '../../definition/exact.ts';
import type { Sen } from '../../definition/money.ts';
import { pensionFee, positionFee, zakatThroughEmployer } from '../../rules/pph21/fees.ts';
import type { WithholdingStatus } from '../../rules/pph21/ptkp.ts';
import { explainedLine, noteBetween, type Pph21Notes } from './explained.ts';
import type { Identity } from './payment.ts';

/**
 * FULL_YEAR: January to December with this employer. PARTIAL_YEAR: fewer months, by a resident of the whole year; not
 * annualized. ANNUALIZED: residence began or ended in the year.
 */
export const withholdingAnnualities = ['FULL_YEAR', 'PARTIAL_YEAR', 'ANNUALIZED'] as const;
export type WithholdingAnnuality = (typeof withholdingAnnualities)[number];

/** Gross income of slip A1 except the tax allowance, in the order of its lines 1 and 3 to 7. */
export const a1Income = [
  'salaryPension',
  'otherBenefit',
  'honorarium',
  'insuranceBenefit',
  'natura',
  'tantiemBonus',
] as const;

export const a2Income = [
  'salaryPension',
  'wifeBenefit',
  'childBenefit',
  'improvementBenefit',
  'structuralBenefit',
  'riceBenefit',
  'specialBenefit',
  'otherBenefit',
  'otherIncome',
] as const;

/** Inputs of both annual slips besides the gross, by field name of the slip. Amounts in sen. */
export type AnnualFacts = {
  readonly year: number;
  readonly firstMonth: number;
  readonly lastMonth: number;
  readonly pensioner: boolean;
  /** Status on 1 January, or on the first of the month of arrival for someone new in the country. */
  readonly status: WithholdingStatus;
  readonly withholdingAnnuality: WithholdingAnnuality;
  /** The employee's own fees for pension, THT and JHT. */
  readonly pensionContribution: Sen;
  readonly zakat: Sen;
  /**
   * Net income and tax of the slip of an earlier employer in the year (its lines 13 and 21), if given to this employer.
   */
  readonly previousNetIncome: Sen;
  readonly pph21PreviousBupot: Sen;
  /** Withheld or borne by the government before the last period, by this employer. */
  readonly pph21WithheldDtp: Sen;
  readonly identity?: Identity;
};

export type A1Input = AnnualFacts & {
  /** The employer bears the tax: `pphBenefit` is calculated and the input is ignored. */
  readonly grossUpBenefit: boolean;
  readonly pphBenefit: Sen;
} & { readonly [K in (typeof a1Income)[number]]: Sen };

export type A2Input = AnnualFacts & { readonly [K in (typeof a2Income)[number]]: Sen };

/** The calculated lines of an annual slip, by field, in sen. `pphBenefit` is 0 on A2, which has no such line. */
export type AnnualLines = {
  pphBenefit: Sen;
  brutoIncome: Sen;
  positionFee: Sen;
  pensionContribution: Sen;
  zakat: Sen;
  totalDeduction: Sen;
  netIncome: Sen;
  previousNetIncome: Sen;
  pph21TotalIncome: Sen;
  ptkpAmount: Sen;
  annualizedTaxableIncome: Sen;
  pph21AnnualizedIncome: Sen;
  pph21Liability: Sen;
  pph21PreviousBupot: Sen;
  pph21Creditable: Sen;
  pph21WithheldDtp: Sen;
  pph21PaymentDifference: Sen;
};

/**
 * Period of an annual slip: number of months, the day whose law applies (first of the year), and the day of writing.
 */
export type YearOfSlip = { readonly months: number; readonly day: string; readonly written: string };

/**
 * Line 9 (biaya jabatan, or cost of pension): a share of the gross of the whole period, at most the monthly cap times
 * its months; a part of a month counts as one.
 */
export const feeOf = (
  brutoIncome: Sen,
  pensioner: boolean,
  { months, day, written }: YearOfSlip,
  notes?: Pph21Notes,
): Exact => {
  const fees = pensioner ? pensionFee : positionFee;
  const { share, monthly } = fees.at(day);
  const uncapped = exactShare(exactly(brutoIncome), share);
  const most = monthly * months;
  const fee = lowest(uncapped, exactly(most));
  if (notes)
    noteBetween(notes, 'positionFee', fee, written, {
      formula: pensioner ? 'pension_fee' : 'position_fee',
      inputs: [
        'brutoIncome',
        explainedLine('feeUncapped', toSen(uncapped)),
        'months',
        explainedLine('feeMonthly', monthly),
        explainedLine('feeMost', most),
      ],
      rule: fees.ruleAt(day),
    });
  return fee;
};

/** Line 10: the employee's own contributions; a pensioner pays none. */
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

import { type AnnualLines, a1Income, a2Income } from './annual-input.ts';

type Field = keyof AnnualLines | (typeof a1Income)[number] | (typeof a2Income)[number];

export type FormLine = { readonly line: string; readonly fields: readonly Field[] };

const numbered = (from: number, fields: readonly (Field | readonly Field[])[]): FormLine[] =>
  fields.map((field, at) => ({
    line: String(from + at),
    fields: typeof field === 'string' ? [field] : field,
  }));

const sinceGross: readonly Field[] = [
  'brutoIncome',
  'positionFee',
  'pensionContribution',
  'zakat',
  'totalDeduction',
  'netIncome',
  'previousNetIncome',
  'pph21TotalIncome',
  'ptkpAmount',
  'annualizedTaxableIncome',
  'pph21AnnualizedIncome',
  'pph21Liability',
  'pph21PreviousBupot',
  'pph21Creditable',
  'pph21WithheldDtp',
  'pph21PaymentDifference',
];

const [salary, ...otherA1] = a1Income;

/** Slip A1 since 2024: lines 1 to 23. */
export const a1Form: readonly FormLine[] = [
  ...numbered(1, [salary, 'pphBenefit', ...otherA1]),
  ...numbered(8, sinceGross),
];

/** Slip A2 since 2024. The line numbers of the parts of its gross were not found, so these lines have none. */
export const a2Form: readonly FormLine[] = [
  ...a2Income.map((field) => ({ line: '', fields: [field] })),
  ...numbered(8, sinceGross),
];

/** Lines of the classic forms from net income on: no zakat; the tax withheld includes that of the last period. */
const classicFrom = (from: number): FormLine[] =>
  numbered(from, [
    'netIncome',
    'previousNetIncome',
    'pph21TotalIncome',
    'ptkpAmount',
    'annualizedTaxableIncome',
    'pph21AnnualizedIncome',
    'pph21PreviousBupot',
    'pph21Creditable',
    ['pph21WithheldDtp', 'pph21PaymentDifference'],
  ]);

/** Form 1721-A1 before 2024: lines 1 to 20. */
export const classicA1Form: readonly FormLine[] = [
  ...numbered(1, [salary, 'pphBenefit', ...otherA1]),
  ...numbered(8, ['brutoIncome', 'positionFee', 'pensionContribution', 'totalDeduction']),
  ...classicFrom(12),
];

/** Form 1721-A2 before 2024: lines 1 to 23; from 12 on the numbers follow the order of the A1 (from memory). */
export const classicA2Form: readonly FormLine[] = [
  ...numbered(1, ['salaryPension', 'wifeBenefit', 'childBenefit', ['salaryPension', 'wifeBenefit', 'childBenefit']]),
  ...numbered(5, [
    'improvementBenefit',
    'structuralBenefit',
    'riceBenefit',
    'specialBenefit',
    'otherBenefit',
    'otherIncome',
  ]),
  ...numbered(11, ['brutoIncome', 'positionFee', 'pensionContribution', 'totalDeduction']),
  ...classicFrom(15),
];

import { isPeriod } from '../definition/day.ts';
import { exactly } from '../definition/exact.ts';
import { rupiah, sen } from '../definition/money.ts';
import { wholeOnSlip } from '../rules/bupot/rounding.ts';
import { a1Income, a2Income } from './pph21/annual-input.ts';
import type { BupotInput } from './record.ts';
import { lawDay } from './work-pph21.ts';

/** Typed amounts that stand on the slip and in its file as they are: lines of a year, boxes of shipping. */
const written = [
  ...new Set([...a1Income, ...a2Income]),
  'pphBenefit',
  'pensionContribution',
  'zakat',
  'previousNetIncome',
  'pph21PreviousBupot',
  'pph21WithheldDtp',
  'borneBefore',
  'grossTotalOnIndonesia',
  'grossTotalOnAbroad',
  'deductedPph24Creditable',
  'deductedPphOtherParties',
] as const satisfies readonly (keyof BupotInput)[];

const isWhole = (amount: string): boolean => /^-?\d+(\.0+)?$/.test(amount);

/** The input with those amounts in whole rupiah, so that slip, file and printed sums are the same. Gross and tax are worked from what was typed. */
export const withWrittenAmounts = (input: BupotInput): BupotInput => {
  const parts = written.filter((field) => input[field] && !isWhole(input[field]));
  if (parts.length === 0 || !isPeriod(input.period)) return input;
  const day = lawDay(input);
  return {
    ...input,
    ...Object.fromEntries(parts.map((field) => [field, rupiah(wholeOnSlip(exactly(sen(input[field] ?? '0')), day))])),
  };
};

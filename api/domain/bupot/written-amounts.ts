import { isPeriod } from '../definition/day.ts';
import { exactly } from '../definition/exact.ts';
import { rupiah, sen } from '../definition/money.ts';
import { wholeOnSlip } from '../rules/bupot/rounding.ts';
import { a1Income, a2Income } from './pph21/annual-input.ts';
import type { BupotInput } from './record.ts';
import { lawDay } from './work-pph21.ts';

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

/**
 * In whole rupiah, as on its page, its PDF and every file, so that their sums agree. The record has the typed values.
 */
export const withWrittenAmounts = <Slip extends Pick<BupotInput, (typeof written)[number] | 'period' | 'date'>>(
  slip: Slip,
): Slip => {
  const parts = written.filter((field) => slip[field] && !isWhole(slip[field]));
  if (parts.length === 0 || !isPeriod(slip.period)) return slip;
  const day = lawDay(slip);
  return {
    ...slip,
    ...Object.fromEntries(parts.map((field) => [field, rupiah(wholeOnSlip(exactly(sen(slip[field] ?? '0')), day))])),
  };
};

import { typedLaw } from '../../dated-law.ts';
import type { Law } from '../../law.ts';
import type { UnifikasiObject } from '../../rules/unifikasi/objects.ts';
import {
  type RateRange,
  type TreatyRates,
  type TreatyRemark,
  treatyRatesOf,
  treatySource,
} from '../../rules/unifikasi/treaty-rates.ts';

export type TreatyIncome = 'dividend' | 'substantialDividend' | 'interest' | 'royalty' | 'branchProfit' | 'services';

export type TreatySuggestion = {
  readonly options: readonly { readonly income: TreatyIncome; readonly range: RateRange }[];
  /** Confirmed by two independent sources. */
  readonly isSure: boolean;
  readonly remark: TreatyRemark | null;
  readonly source: Law;
};

const incomeOf: Readonly<Record<string, readonly TreatyIncome[]>> = {
  '27-101': ['dividend', 'substantialDividend'],
  '27-102': ['interest'],
  '27-103': ['royalty'],
  '27-104': ['services'],
  '27-105': ['branchProfit'],
  '27-107': ['interest'],
};

const optionsOf = (rates: TreatyRates, incomes: readonly TreatyIncome[]): TreatySuggestion['options'] =>
  incomes.flatMap((income) => {
    const range = rates[income];
    return range ? [{ income, range }] : [];
  });

/**
 * For the payee's country (ISO 3166 alpha-3), as ranges with their source: never applied. Null if the object allows no
 * certificate of domicile, or there is no treaty or rate.
 */
export const treatySuggestion = (country: string, object: UnifikasiObject, day: string): TreatySuggestion | null => {
  const incomes = incomeOf[object.code.slice(0, 6)];
  const rates = treatyRatesOf(country, day);
  if (!incomes || !rates || !object.facilities.includes('SKD')) return null;
  const options = optionsOf(rates, incomes);
  const { isSure, remark, source } = rates;
  const listed = source === treatySource.name;
  return options.length === 0
    ? null
    : { options, isSure, remark, source: listed ? treatySource : typedLaw(source, day) };
};

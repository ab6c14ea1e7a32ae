import { type Sen, total } from '../../definition/money.ts';
import type { Compared, EqualisationName, Part } from './equalisation.ts';
import { costIn, turnoverIn } from './own-amounts.ts';
import type { Year } from './year-before.ts';

/** Sums in sen of a year: VAT documents by masa, list and sign, slips issued by kind and tax object. */
export type DocumentSums = {
  readonly vat: readonly {
    readonly period: string;
    readonly list: string;
    readonly sign: number;
    readonly sum: Sen;
    readonly count: number;
  }[];
  readonly slips: readonly {
    readonly kind: string;
    readonly taxCode: string;
    readonly gross: Sen;
    readonly count: number;
  }[];
};

const INTEREST = /^2[47]-102-/;
const SERVICES = /^2[47]-104-/;

const partOf = (name: string, of: readonly { readonly amount: Sen; readonly count: number }[]): readonly Part[] => {
  const count = of.reduce((sum, one) => sum + one.count, 0);
  return count === 0 ? [] : [{ name, amount: total(of.map(({ amount }) => amount)), count }];
};

const vatParts = ({ vat }: DocumentSums): readonly Part[] => {
  const sold = vat.map(({ list, sign, sum, count }) => ({ list, sign, amount: sum, count }));
  return [
    ...partOf(
      'domestic',
      sold.filter(({ list, sign }) => list === 'A2' && sign > 0),
    ),
    ...partOf(
      'exports',
      sold.filter(({ list, sign }) => list === 'A1' && sign > 0),
    ),
    ...partOf(
      'returned',
      sold.filter(({ sign }) => sign < 0),
    ),
  ];
};

const monthsOf = ({ vat }: DocumentSums): Compared['months'] =>
  [...new Set(vat.map(({ period }) => period))]
    .sort()
    .map((period) => ({ period, amount: total(vat.filter((one) => one.period === period).map(({ sum }) => sum)) }));

const slipParts = ({ slips }: DocumentSums): Readonly<Record<'payroll' | 'interest' | 'services', readonly Part[]>> => {
  const of = (fits: (slip: DocumentSums['slips'][number]) => boolean) =>
    slips.filter(fits).map(({ gross, count }) => ({ amount: gross, count }));
  const annual = partOf(
    'annual',
    of(({ kind }) => kind === 'BPA1' || kind === 'BPA2'),
  );
  // Until the slips of the year are made, the monthly ones say what was paid.
  const employees =
    annual.length > 0
      ? annual
      : partOf(
          'monthly',
          of(({ kind }) => kind === 'BPMP'),
        );
  return {
    payroll: [
      ...employees,
      ...partOf(
        'not_permanent',
        of(({ kind }) => kind === 'BP21'),
      ),
    ],
    interest: partOf(
      'slips',
      of(({ taxCode }) => INTEREST.test(taxCode)),
    ),
    services: partOf(
      'slips',
      of(({ taxCode }) => SERVICES.test(taxCode)),
    ),
  };
};

/** Check 12: turnover against output VAT, payroll against annual slips, interest and services against slips issued. */
export const comparedWithDocuments = (
  year: Year,
  sums: DocumentSums,
  names: readonly EqualisationName[],
): readonly Compared[] => {
  const slips = slipParts(sums);
  const compared = (name: EqualisationName, { at, amount }: { at: string; amount: Sen }, parts: readonly Part[]) => ({
    name,
    at,
    ours: amount,
    theirs: total(parts.map((part) => part.amount)),
    parts,
    months: name === 'turnover' ? monthsOf(sums) : [],
    known: parts.length > 0,
  });
  const all: readonly Compared[] = [
    compared('turnover', turnoverIn(year), vatParts(sums)),
    compared('payroll', costIn(year, 'payroll'), slips.payroll),
    compared('interest', costIn(year, 'interest'), slips.interest),
    compared('services', costIn(year, 'services'), slips.services),
  ];
  return all.filter(({ name, ours, parts }) => names.includes(name) && (ours !== 0 || parts.length > 0));
};

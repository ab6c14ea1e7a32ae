import { type Column, decimal, oneOf, optional, tableRows, text } from '../../definition/table.ts';
import { law } from '../../law.ts';
import rateTable from './treaty-rates.table.json' with { type: 'json' };

/** Maximum rate of a treaty, in percent: one rate, or from the lowest to the highest of its cases. */
export type RateRange = { readonly low: string; readonly high: string };

const REMARKS = ['not_in_force', 'labuan', 'economic', 'sources_differ'] as const;

/** Caveats to check before relying on a treaty. */
export type TreatyRemark = (typeof REMARKS)[number];

export type TreatyRates = {
  readonly dividend: RateRange | null;
  /** For a company that holds a substantial part of the shares. */
  readonly substantialDividend: RateRange | null;
  readonly interest: RateRange | null;
  readonly royalty: RateRange | null;
  /** Null where the treaty has no rule: the rate of the law applies. */
  readonly branchProfit: RateRange | null;
  /** Null where fees are business profits, taxed only at a permanent establishment. */
  readonly services: RateRange | null;
  readonly isSure: boolean;
  readonly remark: TreatyRemark | null;
};

const range: Column<RateRange> = (cell) => {
  const [low = '', high = low] = cell.split('-');
  return { low: decimal(low), high: decimal(high) };
};

const rows = tableRows(rateTable, {
  country: text,
  dividend: optional(range),
  substantialDividend: optional(range),
  interest: optional(range),
  royalty: optional(range),
  branchProfit: optional(range),
  services: optional(range),
  sources: oneOf(['one', 'two']),
  remark: optional(oneOf(REMARKS)),
});

const byCountry = new Map<string, TreatyRates>(
  rows.map(({ country, sources, ...rates }) => [country, { ...rates, isSure: sources === 'two' }]),
);

export const treatySource = law(
  'PER-25/PJ/2018',
  'seluruhnya',
  'rates: a list of December 2024, to suggest and never to apply',
);

/** The rates of the treaty with a country (ISO 3166 alpha-3), or null if there is none. */
export const treatyRatesOf = (country: string): TreatyRates | null => byCountry.get(country) ?? null;

export const treatyCountries: readonly string[] = [...byCountry.keys()];

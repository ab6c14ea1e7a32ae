import { decimal, oneOf, optional, tableRows, text } from '../../definition/table.ts';
import { law } from '../../law.ts';
import { fromLaw, grouped, inForce, lawOf } from '../../law-rows.ts';
import { treaty, treatyRemarks } from '../../records/law/treaty.ts';
import rateTable from './treaty-rates.table.json' with { type: 'json' };

/** Maximum rate of a treaty, in percent: one rate, or from the lowest to the highest of its cases. */
export type RateRange = { readonly low: string; readonly high: string };

export type TreatyRemark = (typeof treatyRemarks)[number];

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

const rate = (cell: string): string => {
  rangeOf(cell);
  return cell;
};

/** "10" or "5-15". Throws RangeError on anything else. */
export const rangeOf = (text: string): RateRange => {
  const [low = '', high = low] = text.split('-');
  return { low: decimal(low), high: decimal(high) };
};

const file = tableRows(rateTable, {
  country: text,
  dividend: optional(rate),
  substantialDividend: optional(rate),
  interest: optional(rate),
  royalty: optional(rate),
  branchProfit: optional(rate),
  services: optional(rate),
  sources: oneOf(['one', 'two']),
  remark: optional(oneOf(treatyRemarks)),
});

export const treatySource = law(
  'PER-25/PJ/2018',
  'seluruhnya',
  'rates: a list of December 2024, to suggest and never to apply',
);

/** Slips of PPh 26 were made from this day; the list does not say since when each rate is in force. */
const FROM = '2022-01-01';

export const treatyLaw = lawOf(treaty, () =>
  file.map((row) => ({ ...row, validFrom: FROM, validUntil: null, source: treatySource.name })),
);

type Row = ReturnType<typeof treatyLaw.rows>[number];

const rangeIn = (text: string | null): RateRange | null => (text === null ? null : rangeOf(text));

const ratesOf = (row: Row): TreatyRates => ({
  dividend: rangeIn(row.dividend),
  substantialDividend: rangeIn(row.substantialDividend),
  interest: rangeIn(row.interest),
  royalty: rangeIn(row.royalty),
  branchProfit: rangeIn(row.branchProfit),
  services: rangeIn(row.services),
  isSure: row.sources === 'two',
  remark: row.remark,
});

const byCountry = fromLaw(() => grouped(treatyLaw.rows(), ({ country }) => country));

/** The rates of the treaty with a country (ISO 3166 alpha-3) on a day, or null if there is none. */
export const treatyRatesOf = (country: string, day: string): (TreatyRates & { readonly source: string }) | null => {
  const [row] = inForce(byCountry().get(country) ?? [], day);
  return row ? { ...ratesOf(row), source: row.source } : null;
};

export const treatyCountries = (): readonly string[] => [...byCountry().keys()];

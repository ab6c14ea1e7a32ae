import { law } from '../../law.ts';

/** Maximum rate of a treaty, in percent: one rate, or from the lowest to the highest of its cases. */
export type RateRange = { readonly low: string; readonly high: string };

/** Caveats to check before relying on a treaty. */
export type TreatyRemark = 'not_in_force' | 'labuan' | 'economic' | 'sources_differ';

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

/** ISO 3166 alpha-3|dividend|substantial dividend|interest|royalty|branch profit|services|sources|remark. */
const TABLE = `
ARE|10|10|7|5|5|5|one
ARM|15|10|10|10|10||one
AUS|15|15|10|10-15|15||two
AUT|15|10|10|10|12||two
BEL|15|10-15|10|10|10-15||one|sources_differ
BGD|15|10|10|10|10||two
BGR|15|15|10|10|15||two
BLR|10|10|10|10|10||one
BRN|15|15|15|15|10||two
CAN|15|10-15|10-15|10-15|15||one|sources_differ
CHE|15|10|10|10|10|5|one
CHN|10|10|10|10|10||two
COD|15|10|10|10|10||one
CZE|15|10|12.5|12.5|12.5||two
DEU|15|10|10|10-15|10|7.5|two
DNK|20|10|10|15|15||two
DZA|15|15|15|15|10||two
EGY|15|15|15|15|15||two
FIN|15|10|10|10-15|15||two
FRA|15|10|10-15|10|10||two
GBR|15|10|10|10-15|10||one
HKG|10|5|10|5|5||two
HRV|10|10|10|10|10||one
HUN|15|15|15|15|||two
IND|10|10|10|10|15|10|two
IRN|7|7|10|12|7||two
ITA|15|10|10|10-15|12||two
JOR|10|10|10|10|||two
JPN|15|10|10|10|10||two
KHM|10|10|10|10|10|10|one|not_in_force
KOR|15|10|10|15|10||two
KWT|10|10|5|20|0-10||one
LAO|15|10|10|10|10||one
LKA|15|15|15|15|20||one
LUX|15|10|10|12.5|10|10|one
MAR|10|10|10|10|10||one
MEX|10|10|10|10|10||one
MNG|10|10|10|10|10||one
MYS|10|10|10|10|12.5||one|labuan
NLD|10-15|5|5-10|10|10||one
NOR|15|15|10|10-15|15||one
NZL|15|15|10|15|||one
PAK|15|10|15|15|10|15|one
PHL|20|15|10-15|15|20||one
PNG|15|15|10|10|15|10|one
POL|15|10|10|15|10||one
PRK|10|10|10|10|10||two
PRT|10|10|10|10|10||one
QAT|10|10|10|5|10||one
ROU|15|12.5|12.5|12.5-15|12.5||one
RUS|15|15|15|15|12.5||one
SDN|10|10|15|10|10||one
SGP|15|10|10|8-10|10||one
SRB|15|15|10|15|15||one
SUR|15|15|15|15|15||one
SVK|10|10|10|10-15|10||one
SWE|15|10|10|10-15|15||one
SYC|10|10|10|10|||one
SYR|10|10|10|15-20|10||one
THA|15-20|15-20|15|15|20||one
TJK|10|10|10|10|10||one
TUN|12|12|12|15|12||one
TUR|15|10|10|10|10||one
TWN|10|10|10|10|5||one|economic
UKR|15|10|10|10|10||one
USA|15|10|10|10|10||one
UZB|10|10|10|10|10||one
VEN|15|10|10|20|10|10|one
VNM|15|15|15|15|10||one
ZAF|15|10|10|10|10||one
ZWE|20|10|10|15|10|10|one|not_in_force
`;

const rangeOf = (text: string): RateRange | null => {
  const [low = '', high = low] = text.split('-');
  return low === '' ? null : { low, high };
};

const parse = (line: string): [string, TreatyRates] => {
  const [country = '', ...rest] = line.split('|');
  const [dividend = '', substantial = '', interest = '', royalty = '', branch = '', services = '', sources, remark] =
    rest;
  return [
    country,
    {
      dividend: rangeOf(dividend),
      substantialDividend: rangeOf(substantial),
      interest: rangeOf(interest),
      royalty: rangeOf(royalty),
      branchProfit: rangeOf(branch),
      services: rangeOf(services),
      isSure: sources === 'two',
      remark: remark ? (remark as TreatyRemark) : null,
    },
  ];
};

const byCountry = new Map(TABLE.trim().split('\n').map(parse));

export const treatySource = law(
  'PER-25/PJ/2018',
  'seluruhnya',
  'rates: a list of December 2024, to suggest and never to apply',
);

/** The rates of the treaty with a country (ISO 3166 alpha-3), or null if there is none. */
export const treatyRatesOf = (country: string): TreatyRates | null => byCountry.get(country) ?? null;

export const treatyCountries: readonly string[] = [...byCountry.keys()];

import { type Sen, share } from '../../definition/money.ts';
import { actualLifeNotice } from '../../rules/corporate-income.ts';

/** Kinds of assets of UU PPh art. 11 (6) and 11A (2) with their useful lives in years. */
export const assetGroups = {
  T1: { kind: 'tangible', years: 4 },
  T2: { kind: 'tangible', years: 8 },
  T3: { kind: 'tangible', years: 16 },
  T4: { kind: 'tangible', years: 20 },
  BP: { kind: 'building', years: 20 },
  BT: { kind: 'building', years: 10 },
  I1: { kind: 'intangible', years: 4 },
  I2: { kind: 'intangible', years: 8 },
  I3: { kind: 'intangible', years: 16 },
  I4: { kind: 'intangible', years: 20 },
} as const;

export type AssetGroup = keyof typeof assetGroups;

/** Straight line (garis lurus) or declining balance (saldo menurun); buildings only straight line. */
export type FiscalMethod = 'GL' | 'SM';

export const mayDecline = (group: AssetGroup): boolean => assetGroups[group].kind !== 'building';

export type Asset = {
  readonly group: AssetGroup;
  readonly method: FiscalMethod;
  /** Month of expenditure, or of completion (YYYY-MM); it counts in full. */
  readonly month: string;
  /** In sen. */
  readonly cost: Sen;
};

type YearCharge = { readonly year: number; readonly charge: Sen; readonly opening: Sen; readonly closing: Sen };

const wholeRupiah = (amount: Sen): Sen => amount - (amount % 100);

/** Months of each calendar year from the first month on. */
const monthsByYear = (month: string, months: number): readonly (readonly [year: number, months: number])[] => {
  const found: [number, number][] = [];
  let year = Number(month.slice(0, 4));
  let first = Number(month.slice(5, 7));
  for (let left = months; left > 0; year += 1, first = 1) {
    const here = Math.min(left, 13 - first);
    found.push([year, here]);
    left -= here;
  }
  return found;
};

type ChargeOf = (opening: Sen, monthsOfYear: number) => Sen;

/** Charges of a book value by calendar year, in whole rupiah; the last year takes the rest. Until `visit` returns false. */
const eachYear = (
  { amount, month, months }: { readonly amount: Sen; readonly month: string; readonly months: number },
  chargeOf: ChargeOf,
  visit: (one: YearCharge) => boolean,
): void => {
  let opening = amount;
  let year = Number(month.slice(0, 4));
  let first = Number(month.slice(5, 7));
  for (let left = months; left > 0; year += 1, first = 1) {
    const here = Math.min(left, 13 - first);
    left -= here;
    const charge = left === 0 ? opening : Math.min(opening, wholeRupiah(chargeOf(opening, here)));
    const closing = opening - charge;
    if (!visit({ year, charge, opening, closing })) return;
    opening = closing;
  }
};

const spread = (amount: Sen, month: string, months: number, chargeOf: ChargeOf): readonly YearCharge[] => {
  const found: YearCharge[] = [];
  eachYear({ amount, month, months }, chargeOf, (one) => found.push(one) > 0);
  return found;
};

const visitCharges = ({ group, method, month, cost }: Asset, visit: (one: YearCharge) => boolean): void => {
  const { years } = assetGroups[group];
  const months = years * 12;
  const partOfFirst = 13 - Number(month.slice(5, 7));
  if (method === 'SM' && !mayDecline(group)) throw new RangeError('buildings are depreciated by straight line');
  const chargeOf: ChargeOf = (opening, here) => {
    if (method === 'GL') return share(cost, [here, months], 'down');
    return share(opening, opening === cost ? [2 * partOfFirst, months] : [2, years], 'down');
  };
  eachYear({ amount: cost, month, months }, chargeOf, visit);
};

/**
 * Charges of an asset by calendar year, in sen, whole rupiah. A declining balance takes its rate (twice the straight
 * line) of the opening book value, in the first year by its months, and all that is left in the year in which the life
 * ends (UU PPh art. 11 and 11A; PMK 72/2023). Throws RangeError for a declining balance of a building.
 */
export const chargesOf = (asset: Asset): readonly YearCharge[] => {
  const found: YearCharge[] = [];
  visitCharges(asset, (one) => found.push(one) > 0);
  return found;
};

/** Charge and book values in a year; nothing before the asset was acquired and after its life. */
export const chargeIn = (asset: Asset, year: number): YearCharge => {
  let found: YearCharge | undefined;
  visitCharges(asset, (one) => {
    if (one.year === year) found = one;
    return one.year < year;
  });
  const opening = year < Number(asset.month.slice(0, 4)) ? asset.cost : 0;
  return found ?? { year, charge: 0, opening, closing: opening };
};

/**
 * A permanent building owned before 2022 whose actual life is above 20 years: from 2022 on the book value of the end of
 * 2021 over the life that is left, with a notice to 2024-04-30 (PMK 72/2023 art. 7 and 21).
 */
export const byActualLife = (building: Pick<Asset, 'month' | 'cost'>, actualYears: number): readonly YearCharge[] => {
  const before = chargesOf({ ...building, group: 'BP', method: 'GL' }).filter(({ year }) => year < 2022);
  const left =
    actualYears * 12 -
    monthsByYear(building.month, 1200).reduce((sum, [year, here]) => (year < 2022 ? sum + here : sum), 0);
  const book = before.at(-1)?.closing ?? building.cost;
  return [...before, ...spread(book, '2022-01', left, (_, here) => share(book, [here, left], 'down'))];
};

export const takesActualLife = (actualYears: number, notice: string): boolean =>
  actualYears > 20 && notice <= actualLifeNotice.at('2022-01-01');

import type { Stretch } from '../definition/dated.ts';
import {
  allocate,
  type Fraction,
  percent,
  type Rounding,
  type Sen,
  sen,
  share,
  times,
  total,
} from '../definition/money.ts';
import { elevenTwelfths, fullBase, ownBase, ppnRate } from '../rules/ppn.ts';
import type { BaseScheme, FakturInput, FakturLineInput } from './record.ts';
import { type Taken, takenKeys } from './stages.ts';

export type LineSen = { gross: Sen; discount: Sen; dpp: Sen; other: Sen; ppn: Sen; ppnbm: Sen };

export const NOTHING: LineSen = { gross: 0, discount: 0, dpp: 0, other: 0, ppn: 0, ppnbm: 0 };

/** The fraction of a base scheme on an invoice date. Throws RangeError if the scheme did not exist yet. */
export const baseRule = (scheme: BaseScheme, day: string): Stretch<Fraction> =>
  (scheme === 'ELEVEN_TWELFTHS' ? elevenTwelfths : scheme === 'OWN' ? ownBase : fullBase).ruleAt(day);

/** Without its sen, if amounts are rounded down to whole rupiah. */
export const wholeIf = (amount: Sen, rounding: Rounding): Sen =>
  rounding === 'down' ? amount - (amount % 100) : amount;

/**
 * The amounts of one line: price × quantity, less discount, the other base by its scheme, PPN from the rounded other
 * base, PPnBM from the same base. `nearest`: to the sen, half up at each step. `down`: both bases in whole rupiah, and
 * their taxes to the sen. Throws RangeError on amounts that are not decimals, below zero or out of range, a discount
 * above the price, or a scheme that did not exist on the day.
 */
export const lineSen = (line: FakturLineInput, day: string, rounding: Rounding = 'nearest'): LineSen => {
  const gross = times(line.price, line.quantity);
  const discount = sen(line.discount);
  const dpp = wholeIf(gross - discount, rounding);
  if (gross < 0 || discount < 0 || dpp < 0) throw new RangeError('a line below zero');
  const own = line.base === 'OWN';
  const base = own ? sen(line.ownBase ?? '0') : share(dpp, baseRule(line.base, day).value ?? [1, 1], rounding);
  const other = wholeIf(base, rounding);
  if (other < 0) throw new RangeError('a base below zero');
  const ppn = share(other, ppnRate.at(day), rounding);
  const ppnbm = line.ppnbmRate === '0' ? 0 : share(other, percent(line.ppnbmRate), rounding);
  return { gross, discount, dpp, other, ppn, ppnbm };
};

const groupBy = <K>(keys: readonly K[]): Map<K, number[]> => {
  const groups = new Map<K, number[]>();
  keys.forEach((key, at) => {
    groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  return groups;
};

const sumAt = (amounts: readonly Sen[], places: readonly number[]): Sen => total(places.map((at) => amounts[at] ?? 0));

const spread = (into: Sen[], places: readonly number[], amount: Sen, weights: readonly Sen[]): void => {
  const parts = allocate(
    amount,
    places.map((at) => weights[at] ?? 0),
  );
  places.forEach((at, index) => {
    into[at] = parts[index] ?? 0;
  });
};

/**
 * The stage's DPP is distributed over the contract's lines; the other base is one total for lines of one scheme; PPN is
 * one total of the rate on the whole other base. Each total is then distributed, so the lines add up to the header.
 */
export const advance = (input: FakturInput, contract: readonly LineSen[]): LineSen[] => {
  const contractDpp = contract.map((line) => line.dpp);
  const places = contract.map((_, at) => at);
  const dpp = allocate(sen(input.stageDpp ?? '0'), contractDpp);
  const other: Sen[] = contract.map(() => 0);
  const ppn: Sen[] = contract.map(() => 0);
  const ppnbm: Sen[] = contract.map(() => 0);
  for (const [scheme, group] of groupBy(input.lines.map((line) => line.base))) {
    const taken = sumAt(dpp, group);
    const whole = sumAt(contractDpp, group);
    const contractOther = group.map((at) => contract[at]?.other ?? 0);
    // The exact share, not a share of the contract's rounded other base: 11/12 of what is invoiced now.
    const amount =
      scheme === 'FULL'
        ? taken
        : scheme === 'ELEVEN_TWELFTHS'
          ? share(taken, elevenTwelfths.at(input.date), 'nearest')
          : share(total(contractOther), [taken, Math.max(whole, 1)], 'nearest');
    spread(other, group, amount, scheme === 'OWN' ? contract.map((line) => line.other) : dpp);
  }
  spread(ppn, places, share(total(other), ppnRate.at(input.date), 'nearest'), other);
  for (const [rate, group] of groupBy(input.lines.map((line) => line.ppnbmRate)))
    if (rate !== '0') spread(ppnbm, group, share(sumAt(other, group), percent(rate), 'nearest'), other);
  return contract.map((line, at) => ({
    ...line,
    dpp: dpp[at] ?? 0,
    other: other[at] ?? 0,
    ppn: ppn[at] ?? 0,
    ppnbm: ppnbm[at] ?? 0,
  }));
};

const FIELD = { dpp: 'dpp', otherDpp: 'other', ppn: 'ppn', ppnbm: 'ppnbm' } as const;

/** The settlement is the contract minus all earlier stages, for each amount, so it absorbs rounding differences. */
export const settlement = (contract: readonly LineSen[], taken: Taken): LineSen[] => {
  const lines = contract.map((line) => ({ ...line }));
  for (const key of takenKeys) {
    const field = FIELD[key];
    const weights = contract.map((line) => line[field]);
    const parts = allocate(total(weights) - sen(taken[key]), weights);
    lines.forEach((line, at) => {
      line[field] = parts[at] ?? 0;
    });
  }
  return lines;
};

import { divide, rupiah, type Sen, scaled, sen, total } from '../definition/money.ts';
import type { FakturLine } from './record.ts';

const PLACES = 5;
const UNIT = 10n ** BigInt(PLACES);

export const pieces = (quantity: string): bigint => scaled(quantity || '0', PLACES);

export const quantityText = (of: bigint): string => {
  const places = String(of % UNIT)
    .padStart(PLACES, '0')
    .replace(/0+$/, '');
  return `${of / UNIT}${places ? `.${places}` : ''}`;
};

const amountKeys = ['gross', 'discount', 'dpp', 'otherDpp', 'ppn', 'ppnbm'] as const;
type AmountKey = (typeof amountKeys)[number];

/** What is left to return of a line: a quantity, and amounts in rupiah. */
export type LineLeft = Pick<FakturLine, 'quantity' | AmountKey>;

type Good = Pick<FakturLine, 'opt' | 'code' | 'name' | 'unit'>;

export type LineBack = LineLeft & Good;

/** A return has the lines of its document in their order; lines not returned have the quantity 0. */
type Lines = { readonly lines: readonly LineBack[] };

const less = (line: LineLeft, taken: readonly LineLeft[]): LineLeft => {
  const quantity = taken.reduce((left, one) => left - pieces(one.quantity), pieces(line.quantity));
  const amounts = amountKeys.map((key) => [
    key,
    rupiah(Math.max(0, sen(line[key]) - total(taken.map((one) => sen(one[key]))))),
  ]);
  return {
    quantity: quantityText(quantity > 0n ? quantity : 0n),
    ...(Object.fromEntries(amounts) as Record<AmountKey, string>),
  };
};

const isSameGood = (a: Good, b: Good): boolean =>
  a.opt === b.opt && a.code === b.code && a.name === b.name && a.unit === b.unit;

/**
 * The same index, or, for a return of an earlier version, the index of the same good now. Goods renamed by a
 * replacement keep their index, so that nothing is returned twice.
 */
const placesOf = (document: readonly Good[], back: readonly Good[]): number[] => {
  const taken = new Set<number>();
  return back.map((line, at) => {
    const own = document[at];
    const found =
      own && isSameGood(own, line) && !taken.has(at)
        ? at
        : document.findIndex((one, place) => !taken.has(place) && isSameGood(one, line));
    const place = found < 0 ? at : found;
    taken.add(place);
    return place;
  });
};

/** Never below zero. `returns` must not include void ones. */
export const leftOf = (document: Lines, returns: readonly Lines[]): LineLeft[] => {
  const placed = returns.map(({ lines }) => ({ lines, places: placesOf(document.lines, lines) }));
  return document.lines.map((line, at) =>
    less(
      line,
      placed.flatMap(({ lines, places }) => lines.filter((_, own) => places[own] === at)),
    ),
  );
};

export const leftAfter = (document: Lines, left: readonly LineLeft[], back: Lines): LineLeft[] =>
  leftOf({ lines: document.lines.map((line, at) => ({ ...line, ...left[at] })) }, [back]);

export const isReturned = ({ quantity }: Pick<FakturLine, 'quantity'>): boolean => pieces(quantity) > 0n;

export const isSpent = (left: readonly LineLeft[]): boolean => left.every(({ quantity }) => pieces(quantity) === 0n);

/** The share of an amount for a part of a quantity, rounded to the sen once. */
export const partOf = (amount: string, quantity: bigint, of: bigint): Sen =>
  of === 0n ? 0 : Number(divide(BigInt(sen(amount)) * quantity, of, 'nearest'));

import { divide, rupiah, type Sen, scaled, sen, total } from '../definition/money.ts';
import type { FakturLine } from './record.ts';

/** Places of a quantity. */
const PLACES = 5;
const UNIT = 10n ** BigInt(PLACES);

/** A quantity as a whole number of hundred-thousandths. Throws RangeError on what is no decimal. */
export const pieces = (quantity: string): bigint => scaled(quantity || '0', PLACES);

/** The same as a decimal string without idle zeros. */
export const quantityText = (of: bigint): string => {
  const places = String(of % UNIT)
    .padStart(PLACES, '0')
    .replace(/0+$/, '');
  return `${of / UNIT}${places ? `.${places}` : ''}`;
};

const amountKeys = ['gross', 'discount', 'dpp', 'otherDpp', 'ppn', 'ppnbm'] as const;
type AmountKey = (typeof amountKeys)[number];

/** What may still go back of a line: a quantity, and amounts in rupiah. */
export type LineLeft = Pick<FakturLine, 'quantity' | AmountKey>;

type Good = Pick<FakturLine, 'opt' | 'code' | 'name' | 'unit'>;

/** What goes back of a line. */
export type LineBack = LineLeft & Good;

/** A return has the lines of its document in their order, those that stay with the quantity 0. */
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
 * At which place of a document each line of a return stands: its own, or, of a return of an earlier version, where its good stands since. What
 * a replacement names otherwise keeps its place, so that nothing goes back twice.
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

/** What is left of each line of a document after its returns; never below zero. Those that came to nothing are not among them. */
export const leftOf = (document: Lines, returns: readonly Lines[]): LineLeft[] => {
  const placed = returns.map(({ lines }) => ({ lines, places: placesOf(document.lines, lines) }));
  return document.lines.map((line, at) =>
    less(
      line,
      placed.flatMap(({ lines, places }) => lines.filter((_, own) => places[own] === at)),
    ),
  );
};

/** What is left of each line after one more return. */
export const leftAfter = (document: Lines, left: readonly LineLeft[], back: Lines): LineLeft[] =>
  leftOf({ lines: document.lines.map((line, at) => ({ ...line, ...left[at] })) }, [back]);

/** Whether something of a line goes back. */
export const isReturned = ({ quantity }: Pick<FakturLine, 'quantity'>): boolean => pieces(quantity) > 0n;

/** Whether nothing more of it may go back. */
export const isSpent = (left: readonly LineLeft[]): boolean => left.every(({ quantity }) => pieces(quantity) === 0n);

/** The part of an amount a quantity is of another, rounded to the sen once. */
export const partOf = (amount: string, quantity: bigint, of: bigint): Sen =>
  of === 0n ? 0 : Number(divide(BigInt(sen(amount)) * quantity, of, 'nearest'));

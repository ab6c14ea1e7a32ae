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

/** A return has the lines of its document in their order, those that stay with the quantity 0. */
type Lines = { readonly lines: readonly LineLeft[] };

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

/** What is left of each line of a document after its returns; never below zero. Those that came to nothing are not among them. */
export const leftOf = (document: Lines, returns: readonly Lines[]): LineLeft[] =>
  document.lines.map((line, at) =>
    less(
      line,
      returns.flatMap(({ lines }) => lines[at] ?? []),
    ),
  );

/** Whether something of a line goes back. */
export const isReturned = ({ quantity }: Pick<FakturLine, 'quantity'>): boolean => pieces(quantity) > 0n;

/** Whether nothing more of it may go back. */
export const isSpent = (left: readonly LineLeft[]): boolean => left.every(({ quantity }) => pieces(quantity) === 0n);

/** The part of an amount a quantity is of another, rounded to the sen once. */
export const partOf = (amount: string, quantity: bigint, of: bigint): Sen =>
  of === 0n ? 0 : Number(divide(BigInt(sen(amount)) * quantity, of, 'nearest'));

import { divide, type Fraction, type Rounding, type Sen } from './money.ts';

/** An amount in sen as an exact fraction, for unrounded steps of a calculation. The denominator is above zero. */
export type Exact = readonly [numerator: bigint, denominator: bigint];

export const exactly = (amount: Sen): Exact => [BigInt(amount), 1n];

export const exactShare = ([numerator, denominator]: Exact, [part, whole]: Fraction): Exact => [
  numerator * BigInt(part),
  denominator * BigInt(whole),
];

export const plus = (one: Exact, other: Exact): Exact => [one[0] * other[1] + other[0] * one[1], one[1] * other[1]];

export const less = (one: Exact, other: Exact): Exact => plus(one, [-other[0], other[1]]);

export const lowest = (one: Exact, other: Exact): Exact => (less(one, other)[0] <= 0n ? one : other);

/**
 * Steps of so many sen (100: rupiah); returns sen. A half goes up, below zero as well, so that adding a whole amount
 * before or after gives the same. Throws RangeError out of range.
 */
export const toSteps = ([numerator, denominator]: Exact, step: Sen, rounding: Rounding): Sen => {
  const unit = denominator * BigInt(step);
  const isHalf = numerator % unit !== 0n && (numerator * 2n) % unit === 0n;
  const isHalfBelowZero = rounding === 'nearest' && numerator < 0n && isHalf;
  const steps = isHalfBelowZero ? divide(numerator + 1n, unit, rounding) : divide(numerator, unit, rounding);
  const sen = Number(steps * BigInt(step));
  if (!Number.isSafeInteger(sen)) throw new RangeError('amount out of range');
  return sen;
};

/** Rounds to whole rupiah; returns sen. */
export const toRupiah = (amount: Exact, rounding: Rounding): Sen => toSteps(amount, 100, rounding);

export const toSen = (amount: Exact): Sen => toSteps(amount, 1, 'nearest');

export const isWholeRupiah = ([numerator, denominator]: Exact): boolean => numerator % (denominator * 100n) === 0n;

import type { Sen } from '../definition/money.ts';

/** Powers of ten of typing errors: a zero too many or too few, or sen read as rupiah. */
const powers = [10, 100, 1000] as const;

/** 10, 100 or 1.000 times; trailing digits that were cut off or added are ignored. */
export const isPowerOfTen = (one: Sen, other: Sen): boolean => {
  if (one === 0 || other === 0 || one > 0 !== other > 0) return false;
  const [small, large] = [Math.min(Math.abs(one), Math.abs(other)), Math.max(Math.abs(one), Math.abs(other))];
  return powers.some((power) => Math.abs(large - small * power) < power * 100);
};

/** Whether two amounts in sen differ only by two swapped neighbouring digits. */
export const isSwapped = (one: Sen, other: Sen): boolean => {
  if (one > 0 !== other > 0) return false;
  const length = Math.max(String(Math.abs(one)).length, String(Math.abs(other)).length);
  const [a, b] = [one, other].map((amount) => String(Math.abs(amount)).padStart(length, '0')) as [string, string];
  const differ = [...a].flatMap((digit, at) => (digit === b[at] ? [] : [at]));
  const [first = 0, second = 0] = differ;
  return differ.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first];
};

import { isDay } from '../definition/day.ts';
import { ppnRate } from '../rules/ppn.ts';
import { CORETAX_START, transactionCode } from './codes.ts';
import { baseRule } from './line-amounts.ts';
import type { BaseScheme } from './record.ts';

/** The factor from a price including PPN to the price without it: 100/111 if PPN is 12 % of 11/12. */
export type NetShare = readonly [numerator: bigint, denominator: bigint];

const reduced = (numerator: bigint, denominator: bigint): NetShare => {
  let [a, b] = [numerator, denominator];
  while (b > 0n) [a, b] = [b, a % b];
  return [numerator / a, denominator / a];
};

/**
 * By code, scheme and day (YYYY-MM-DD). Null for a base by its own rule, and for codes whose PPN is not charged (07,
 * 08). An invalid day counts as the first day of Coretax.
 */
export const netShare = (code: string, scheme: BaseScheme, day: string): NetShare | null => {
  if (scheme === 'OWN' || transactionCode(code)?.collectedBy === 'none') return null;
  const known = isDay(day) ? day : CORETAX_START;
  try {
    const [baseOver, baseUnder] = baseRule(scheme, known).value ?? [1, 1];
    const [rateOver, rateUnder] = ppnRate.at(known);
    const whole = BigInt(baseUnder) * BigInt(rateUnder);
    // As a percentage of the price: 12 % of 11/12 is reduced to 11/100 instead of 132/1200.
    return reduced(whole, whole + BigInt(baseOver) * BigInt(rateOver));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

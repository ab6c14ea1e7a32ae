import type { Stretch } from '../definition/dated.ts';
import { billingHours } from '../rules/billing.ts';
import { jakartaDay } from '../scope.ts';

const HOUR = 3_600_000;

export type Expiry = {
  /** Time (epoch ms) from which the code can no longer be paid. */
  readonly at: number;
  /** Its validity in hours and the regulation. */
  readonly rule: Stretch<number>;
};

/**
 * `issuedAt` in epoch ms: 720 hours, 168 from 2025-01-01, 336 from 2025-12-17 00:00 WIB (PER-05/PJ/2017,
 * PER-10/PJ/2024, PENG-4/PJ/2025). The rule of the day of issue applies. Throws RangeError before 2017-04-04.
 */
export const expiryOf = (issuedAt: number): Expiry => {
  const rule = billingHours.ruleAt(jakartaDay(issuedAt));
  return { at: issuedAt + billingHours.at(jakartaDay(issuedAt)) * HOUR, rule };
};

/** Whether a code can no longer be paid; at the time of expiry itself it cannot. */
export const hasExpired = (expiresAt: number, now: number): boolean => now >= expiresAt;

import type { Stretch } from '../definition/dated.ts';
import { billingHours } from '../rules/billing.ts';
import { jakartaDay } from '../scope.ts';

const HOUR = 3_600_000;

export type Expiry = {
  /** Moment (epoch ms) from which the code can no longer be paid. */
  readonly at: number;
  /** The hours it lives and the regulation that says so. */
  readonly rule: Stretch<number>;
};

/**
 * When a code issued at this moment (epoch ms) expires: 720 hours later, 168 from 2025-01-01, 336 from 2025-12-17 00:00 WIB
 * (PER-05/PJ/2017, PER-10/PJ/2024, PENG-4/PJ/2025). The day of issue decides, never a later rule. Throws RangeError before 2017-04-04.
 */
export const expiryOf = (issuedAt: number): Expiry => {
  const rule = billingHours.ruleAt(jakartaDay(issuedAt));
  return { at: issuedAt + billingHours.at(jakartaDay(issuedAt)) * HOUR, rule };
};

/** Whether a code that expires at this moment can no longer be paid now: at the moment itself it cannot. */
export const hasExpired = (expiresAt: number, now: number): boolean => now >= expiresAt;

import { type BillingStatus, billingStatus } from '#domain/billing/status.ts';

/** The code is still asked for. */
export const waitingStates: readonly BillingStatus[] = billingStatus.moves.issue.from;
/** The office would not give one. */
export const refusedStates: readonly BillingStatus[] = billingStatus.moves.retry.from;
/** There is a code, whatever was done with it since. */
export const madeStates = (Object.keys(billingStatus.states) as BillingStatus[]).filter(
  (status) => !waitingStates.includes(status) && !refusedStates.includes(status),
);

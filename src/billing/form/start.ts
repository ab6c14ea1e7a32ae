import { type BillingInput, nothingBesides, type Owner, ownPayer } from '#domain/billing/record.ts';
import { periodAfter, periodOf } from '#domain/definition/day.ts';

/** An empty form: the company's own tax for the masa before today's, which is what falls due now. */
export const emptyBilling = (owner: Owner, today: string): BillingInput => {
  const period = periodAfter(periodOf(today), -1);
  return { ...nothingBesides, ...ownPayer(owner), kap: '', kjs: '', periodFrom: period, periodTo: period, amount: '' };
};

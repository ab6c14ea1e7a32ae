import { afterEach, beforeEach, describe } from 'vitest';
import type { BillingBooks } from '../../../api/gateways/djp/billing/simulator/books.ts';
import { simulatedBillingOffice } from '../../../api/gateways/djp/billing/simulator/desk.ts';
import { badDays } from './bad-days.ts';
import { issuing } from './issuing.ts';
import { paying } from './paying.ts';
import { billingVisitor, type OpenBilling, START } from './visit.ts';

/** The contract of the office's billing codes, for every adapter. */
export const billingContract = (name: string, open: () => Promise<OpenBilling>): void => {
  describe(`billing office: ${name}`, () => {
    const visit = billingVisitor();
    beforeEach(async () => visit.enter(await open()));
    afterEach(() => visit.leave());

    issuing(visit);
    paying(visit);
    badDays(visit);
  });
};

/** The simulated office with these books, whose delays end at once. */
export const simulated = (books: BillingBooks, clock = { now: START }) => ({
  clock,
  ...simulatedBillingOffice({
    books,
    now: () => clock.now,
    wait: async (ms) => {
      clock.now += ms;
    },
  }),
});

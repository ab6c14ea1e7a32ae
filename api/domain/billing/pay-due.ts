import { type PaymentDue, paymentDue } from '../calendar/payment-due.ts';
import { isWholeYear } from './needs.ts';
import { pairOf } from './pairs.ts';
import type { BillingInput } from './record.ts';

/** When the tax of a billing has to be paid by law: of a range the first month counts, of a year the last. */
export const payDueOf = ({
  kap,
  kjs,
  periodFrom,
  periodTo,
}: Pick<BillingInput, 'kap' | 'kjs' | 'periodFrom' | 'periodTo'>): PaymentDue => {
  const pair = pairOf(kap, kjs, periodFrom);
  return paymentDue(kap, kjs, pair && isWholeYear(pair.period) ? periodTo : periodFrom);
};

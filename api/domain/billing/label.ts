import { type PaymentDue, paymentDue } from '../calendar/payment-due.ts';
import { formatSpan } from '../text/format.ts';
import { pairCode, pairOf } from './pairs.ts';
import { type BillingInput, isWholeYear } from './record.ts';
import type { Billing } from './stored.ts';

export const labelOf = (of: Pick<Billing, 'code' | 'kap' | 'kjs' | 'periodFrom' | 'periodTo'>): string =>
  of.code ?? `${pairCode(of)} ${formatSpan(of.periodFrom, of.periodTo)}`;

/** The legal due date of a billing's tax: for a range that of the first month, for a year that of the last. */
export const payDueOf = ({
  kap,
  kjs,
  periodFrom,
  periodTo,
}: Pick<BillingInput, 'kap' | 'kjs' | 'periodFrom' | 'periodTo'>): PaymentDue => {
  const pair = pairOf(kap, kjs, periodFrom);
  return paymentDue(kap, kjs, pair && isWholeYear(pair.period) ? periodTo : periodFrom);
};

import { type PaymentDue, paymentDue } from '../calendar/payment-due.ts';
import { paymentKind } from '../calendar/payment-kind.ts';
import { lastMonthOf } from '../spt-badan/book-year.ts';
import { formatSpan } from '../text/format.ts';
import { pairCode, pairOf } from './pairs.ts';
import { type BillingInput, isWholeYear } from './record.ts';
import type { Billing } from './stored.ts';

export const labelOf = (of: Pick<Billing, 'code' | 'kap' | 'kjs' | 'periodFrom' | 'periodTo'>): string =>
  of.code ?? `${pairCode(of)} ${formatSpan(of.periodFrom, of.periodTo)}`;

/**
 * The legal due date of a billing's tax: for a range that of the first month, for a year that of the last. The year of a
 * company is its book year, which begins in the month `bookYearStart` (1 to 12); its code names January to December.
 */
export const payDueOf = (
  { kap, kjs, periodFrom, periodTo }: Pick<BillingInput, 'kap' | 'kjs' | 'periodFrom' | 'periodTo'>,
  bookYearStart = 1,
): PaymentDue => {
  if (paymentKind(kap, kjs) === 'companyYear')
    return paymentDue(kap, kjs, lastMonthOf(Number(periodTo.slice(0, 4)), bookYearStart));
  const pair = pairOf(kap, kjs, periodFrom);
  return paymentDue(kap, kjs, pair && isWholeYear(pair.period) ? periodTo : periodFrom);
};

import { dayAfterMonths, periodAfter } from '../definition/day.ts';
import { creditWindow, withoutTax } from '../rules/crediting.ts';

type CreditedInvoice = { readonly period: string; readonly code: string };

/** The masa (YYYY-MM) an invoice may be credited in, its own first (PMK 81/2024 art. 376). */
export const creditPeriods = (period: string): string[] =>
  Array.from({ length: creditWindow.at(`${period}-01`) + 1 }, (_, at) => periodAfter(period, at));

export const lastCreditPeriod = (period: string): string => periodAfter(period, creditWindow.at(`${period}-01`));

/** The masa of the invoices that can be credited in this masa for the last time. */
export const periodEndingIn = (period: string): string => periodAfter(period, -creditWindow.at(`${period}-01`));

/** The last day (YYYY-MM-DD) of that masa: after it only an amended return of one of these masa can include it. */
export const creditLimit = (period: string): string => dayAfterMonths(`${lastCreditPeriod(period)}-31`, 0);

/** All masa in which any of the invoices, given by their own masa, may be credited, earliest first. */
export const creditPeriodsOf = (periods: readonly string[]): string[] =>
  [...new Set(periods.flatMap(creditPeriods))].sort();

/** For invoices given by their own masa: the current one, else the last open one, else the first future one. */
export const proposedPeriod = (periods: readonly string[], today: string): string => {
  const open = creditPeriodsOf(periods);
  const now = today.slice(0, 7);
  return open.includes(now) ? now : (open.findLast((period) => period < now) ?? open[0] ?? now);
};

/** Why an invoice cannot be credited in a masa: a message key; null if it can. */
export const creditRefusal = ({ period, code }: CreditedInvoice, creditPeriod: string): string | null => {
  if (withoutTax.includes(code)) return 'masukan.refusal.no_tax';
  return creditPeriods(period).includes(creditPeriod) ? null : 'masukan.refusal.outside_window';
};

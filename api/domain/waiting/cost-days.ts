import { dayAfterDays, lastDayOf } from '../calendar/day-count.ts';
import { periodAfter, periodOf } from '../definition/day.ts';
import { type Sen, total } from '../definition/money.ts';
import { type CostOn, costOn, type Owed } from './owed.ts';

/** The days a cost is told for: today, tomorrow, and the last day of this month and of the next ones. YYYY-MM-DD, each once. */
export const costDays = (today: string, months: number): readonly string[] => {
  const ends = Array.from({ length: months }, (_, at) => lastDayOf(periodAfter(periodOf(today), at)));
  return [...new Set([today, dayAfterDays(today, 1), ...ends])].sort();
};

/** What waiting with one duty costs, day by day. */
export type OwedCosts = { readonly key: string; readonly on: readonly CostOn[] };

/** What waiting with all of them costs, each and together; a sum leaves out what no rate is known for, and says that it does. */
export type WaitingPrice = {
  readonly each: readonly OwedCosts[];
  readonly all: readonly { readonly day: string; readonly total: Sen; readonly whole: boolean }[];
};

/** The price of waiting with duties until each of the days. */
export const waitingPrice = (owed: readonly Owed[], days: readonly string[]): WaitingPrice => {
  const each = owed.map((one) => ({ key: one.key, on: days.map((day) => costOn(one, day)) }));
  const all = days.map((day, at) => {
    const known = each.flatMap(({ on }) => on[at]?.total ?? []);
    return { day, total: total(known), whole: known.length === each.length };
  });
  return { each, all };
};

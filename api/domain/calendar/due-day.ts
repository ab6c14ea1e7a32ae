import type { Dated, Stretch } from '../definition/dated.ts';
import { periodAfter } from '../definition/day.ts';
import type { DueRule } from '../rules/payment-days.ts';
import { lastDayOf } from './day-count.ts';

/** The day a rule names for a period (YYYY-MM; a year by its last month), before any shift. */
export const dueDay = (period: string, { months, day }: DueRule): string => {
  const due = periodAfter(period, months);
  return day === 'last' ? lastDayOf(due) : `${due}-${String(day).padStart(2, '0')}`;
};

/** The stretch in force on a day, `null` where the law of that time is not known: for questions that may go without an answer. */
export const stretchOn = <T>(rule: Dated<T>, day: string): Stretch<T> | null => {
  const found = rule.history.find(({ from }) => from <= day);
  return found && found.value !== null ? found : null;
};

/** The stretch of a rule that holds for a period, asked by its first day. */
export const ruleOf = (rule: Dated<DueRule>, period: string): Stretch<DueRule> | null =>
  stretchOn(rule, `${period}-01`);

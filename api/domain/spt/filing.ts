import { dueDay, nextWorkingDay, ruleOf, stretchOn, type WorkingDay } from '../calendar/day-count.ts';
import type { Stretch } from '../definition/dated.ts';
import { type Explained, ruleNamed } from '../definition/explain.ts';
import { rupiah, type Sen, sen } from '../definition/money.ts';
import { monthlyReturnDay, vatReturnDay } from '../rules/filing-days.ts';
import type { HolidayYear } from '../rules/holidays.ts';
import type { DueRule } from '../rules/payment-days.ts';
import { lateFilingFine, lateFilingForgiven, lateVatFine } from '../rules/spt.ts';
import { jakartaDay, jakartaTime } from '../scope.ts';
import type { SptRecord } from './record.ts';

/** Hours in Jakarta in which the tax office accepts returns. */
export const filingHours = { from: '00:01', to: '23:00' } as const;

/** Whether the tax office accepts returns at this time (epoch ms): daily from 00.01 to 23.00 WIB. */
export const takesReturns = (now: number): boolean => {
  const time = jakartaTime(now);
  return time >= filingHours.from && time < filingHours.to;
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Milliseconds from `now` (epoch ms) until the tax office accepts returns; zero while it does. */
export const untilTakesReturns = (now: number): number => {
  if (takesReturns(now)) return 0;
  const minutes = (minutesOf(filingHours.from) - minutesOf(jakartaTime(now)) + 24 * 60) % (24 * 60);
  return minutes * 60_000 - (now % 60_000);
};

/** Since this day (WIB) a return waiting for payment can be set back to a concept at the tax office. One source. */
const WAITING_CANCELLABLE_FROM = '2025-12-01';

/** Whether the tax office sets back a return waiting for payment at this time (epoch ms). */
export const mayCancelWaiting = (now: number): boolean => jakartaDay(now) >= WAITING_CANCELLABLE_FROM;

/** The last day to file in time, moved over days off; `lawDay` is the day in the rule. */
export type FilingDue = WorkingDay & { readonly lawDay: string; readonly rule: Stretch<DueRule> };

type OfMasa = Pick<SptRecord, 'type' | 'period'>;

/** When the return of a masa must be filed; null where the rule of that time is not known. */
export const filingDue = ({ type, period }: OfMasa, holidays?: readonly HolidayYear[]): FilingDue | null => {
  const rule = ruleOf(type === 'PPN' ? vatReturnDay : monthlyReturnDay, period);
  if (!rule?.value) return null;
  const lawDay = dueDay(period, rule.value);
  return { ...nextWorkingDay(lawDay, holidays), lawDay, rule };
};

/** YYYY-MM-DD. It may still move while the days off of its year are not decided. */
export type DueView = { readonly dueDay: string | null; readonly dueMayMove: boolean };

export const dueView = (of: OfMasa): DueView => {
  const due = filingDue(of);
  return { dueDay: due?.day ?? null, dueMayMove: due?.incomplete ?? false };
};

/** The one-time fine for late filing, in sen, from the day after `due`, with its rule (art. 7 KUP). */
export type FilingFine = {
  readonly due: string;
  readonly fine: Sen;
  /** No fine applies when filed late but by this day. */
  readonly forgivenUntil: string | null;
  readonly rule: Stretch<string>;
};

/**
 * The fine for late filing; null for a correction, which has no due day, and where the rules of its time are not known.
 */
export const filingFine = (
  { type, period, revision }: OfMasa & { readonly revision: number },
  holidays?: readonly HolidayYear[],
): FilingFine | null => {
  const due = filingDue({ type, period }, holidays);
  if (!due || revision > 0) return null;
  const rule = stretchOn(type === 'PPN' ? lateVatFine : lateFilingFine, due.day);
  if (!rule?.value) return null;
  const forgivenUntil = stretchOn(lateFilingForgiven, `${period}-01`)?.value?.[period] ?? null;
  return { due: due.day, fine: sen(rule.value), forgivenUntil, rule };
};

/**
 * With its law: Rp 100.000 once for a return, Rp 500.000 for one of PPN (art. 7 KUP). Null where it is in time or
 * waived, and for a correction. Always an estimate: the STP of the tax office decides.
 */
export const lateFiling = (
  of: OfMasa & { readonly revision: number },
  day: string,
  holidays?: readonly HolidayYear[],
): Explained | null => {
  const late = filingFine(of, holidays);
  if (!late || day <= late.due || (late.forgivenUntil !== null && day <= late.forgivenUntil)) return null;
  return {
    label: 'spt.fine',
    value: rupiah(late.fine),
    unit: 'rupiah',
    formula: 'spt.formula.fine',
    rule: ruleNamed(late.rule),
  };
};

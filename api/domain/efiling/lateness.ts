import { daysBetween, dueDay, nextWorkingDay, ruleOf, stretchOn } from '../calendar/day-count.ts';
import { rupiah, sen } from '../definition/money.ts';
import { lateFilingForgiven } from '../rules/spt.ts';
import { coversYear, kindFacts, type ReturnKind } from './kinds.ts';

export type OfPeriod = {
  readonly kind: ReturnKind;
  readonly period: string;
  readonly revision: number;
  /** By an extension, before any shift over days off. */
  readonly extendedTo?: string | null;
};

export type Lateness = {
  /** Last day to file in time; null for a correction, and where no rule is known. */
  readonly dueDay: string | null;
  /** The holidays of its year are not known yet. */
  readonly dueMayMove: boolean;
  readonly daysLate: number;
  /** In rupiah; an estimate, because the tax office states it by STP. */
  readonly fine: string;
};

const inTime = { daysLate: 0, fine: '0.00' } as const;

type Timed = Pick<OfPeriod, 'kind' | 'revision' | 'extendedTo'> & {
  /** The last masa it covers: YYYY-MM. */
  readonly lastMasa: string;
};

/** `day`: the day of filing, or today while it is not filed; null for a return that counts no more. */
export const latenessOf = ({ kind, lastMasa, revision, extendedTo = null }: Timed, day: string | null): Lateness => {
  const { due, fine } = kindFacts[kind];
  const rule = due && revision === 0 ? ruleOf(due, lastMasa) : null;
  if (!rule?.value) return { dueDay: null, dueMayMove: false, ...inTime };
  const working = nextWorkingDay(extendedTo ?? dueDay(lastMasa, rule.value));
  const known = { dueDay: working.day, dueMayMove: working.incomplete };
  const daysLate = day === null ? 0 : daysBetween(working.day, day);
  if (day === null || daysLate <= 0) return { ...known, ...inTime };
  const forgiven = coversYear(kind) ? undefined : stretchOn(lateFilingForgiven, `${lastMasa}-01`)?.value?.[lastMasa];
  const isForgiven = forgiven !== undefined && day <= forgiven;
  const amount = isForgiven || !fine ? null : stretchOn(fine, working.day);
  return { ...known, daysLate, fine: rupiah(sen(amount?.value ?? '0')) };
};

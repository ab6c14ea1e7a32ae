import type { ReturnType } from '../spt/record.ts';
import type { Upcoming } from './upcoming.ts';

/**
 * How a deadline of the calendar stands for a company. `open`: something is to be done by it, or nobody knows yet. `done`: it was. `none`: the masa
 * leaves nothing to do. `law`: the day of the law alone; of this duty, or to this person, nothing more is told.
 */
export const deadlineStates = ['open', 'done', 'none', 'law'] as const;
export type DeadlineState = (typeof deadlineStates)[number];

/** The returns a deadline hangs on: filing one, or paying what it leaves to pay. */
export const returnsBehind: Readonly<Partial<Record<Upcoming['key'], readonly ReturnType[]>>> = {
  pay_withheld: ['UNIFIKASI', 'PPH21'],
  pay_vat: ['PPN'],
  report_unifikasi: ['UNIFIKASI'],
  report_pph21: ['PPH21'],
  report_vat: ['PPN'],
};

/** What is known of one return: nothing is due, it was filed, or it still is to be. */
export type Behind = 'none' | 'filed' | 'open';

/** A deadline of several returns: done once all that are due are filed. From 2025 on a filed return is a paid one. */
export const stateBehind = (returns: readonly Behind[]): DeadlineState => {
  if (returns.includes('open')) return 'open';
  return returns.includes('filed') ? 'done' : 'none';
};

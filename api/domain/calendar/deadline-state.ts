import type { ReturnType } from '../spt/record.ts';
import type { Upcoming } from './upcoming.ts';

/**
 * `open`: still to be done, or unknown. `none`: nothing to do for the masa. `law`: only the legal date is shown, for
 * lack of data or permission.
 */
export const deadlineStates = ['open', 'done', 'none', 'law'] as const;
export type DeadlineState = (typeof deadlineStates)[number];

export const returnsBehind: Readonly<Partial<Record<Upcoming['key'], readonly ReturnType[]>>> = {
  pay_withheld: ['UNIFIKASI', 'PPH21'],
  pay_vat: ['PPN'],
  report_unifikasi: ['UNIFIKASI'],
  report_pph21: ['PPH21'],
  report_vat: ['PPN'],
};

/** State of one return: not due, filed, or still to be filed. */
export type Behind = 'none' | 'filed' | 'open';

/** Done once all due returns are filed. From 2025 on a filed return is a paid one. */
export const stateBehind = (returns: readonly Behind[]): DeadlineState => {
  if (returns.includes('open')) return 'open';
  return returns.includes('filed') ? 'done' : 'none';
};

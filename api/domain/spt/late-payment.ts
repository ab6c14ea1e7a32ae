import { paymentDue } from '../calendar/payment-due.ts';
import { type Debt, type Waiting, waitingCosts } from '../calendar/waiting.ts';
import type { Sen } from '../definition/money.ts';
import type { SptRecord } from './record.ts';
import { isFiled, isVoid } from './status-queries.ts';

/** What is left to pay on an account ("411121-100"), in sen. */
type Left = { readonly kapKjs: string; readonly rest: Sen };

/** What is left to pay of a masa (YYYY-MM), account by account, with the day each is due; an account whose day is not known is left out. */
export const debtsOf = (period: string, left: readonly Left[]): Debt[] =>
  left.flatMap(({ kapKjs, rest }): Debt[] => {
    const [kap = '', kjs = ''] = kapKjs.split('-');
    const due = paymentDue(kap, kjs, period);
    return due.known ? [{ amount: rest, due: due.day, forgivenUntil: due.forgivenUntil, account: kapKjs }] : [];
  });

/**
 * What paying a return later costs in interest, over all its accounts (UU KUP art. 9 (2a); of a correction that makes the tax higher, art. 8
 * (2a): from the same day). Null where nothing is left to pay, the return is filed or gone, or no due day is known.
 */
export const latePayment = (
  spt: Pick<SptRecord, 'period' | 'status'>,
  left: readonly Left[],
  today: string,
): Waiting | null => {
  if (isFiled(spt) || isVoid(spt)) return null;
  return waitingCosts(debtsOf(spt.period, left), today);
};

import { paymentDue } from '../calendar/payment-due.ts';
import { type Debt, type Waiting, waitingCosts } from '../calendar/waiting.ts';
import type { Sen } from '../definition/money.ts';
import { type Locale, say } from '../messages/index.ts';
import { formatPeriod } from '../text/format.ts';
import type { NamedSpt } from './place.ts';
import type { SptRecord } from './record.ts';
import { isFiled, isVoid } from './status-queries.ts';

/** A return a receipt may be used in. */
export type ReturnUsing = Pick<NamedSpt, 'type' | 'period' | 'revision'>;

const STORED = /^(UNIFIKASI|PPH21|PPN) (\d{4}-\d{2}) (\d+)$/;

/** A return as a receipt keeps it, in no language: "UNIFIKASI 2025-02 0". */
export const usedInOf = ({ type, period, revision }: ReturnUsing): string => `${type} ${period} ${revision}`;

/** The return a receipt says it is used in; null where it names none. */
export const returnUsing = (usedIn: string): ReturnUsing | null => {
  const [, type, period, revision] = STORED.exec(usedIn) ?? [];
  return type && period ? { type: type as ReturnUsing['type'], period, revision: Number(revision) } : null;
};

/** How people call a return: "SPT Masa PPh Unifikasi 10/2025 pembetulan ke-1". */
export const labelOf = ({ type, period, revision }: ReturnUsing, locale: Locale = 'id'): string =>
  say(locale, revision === 0 ? 'spt.server.label' : 'spt.server.label_amended', {
    type: { key: `spt.type.${type}` },
    period: formatPeriod(period),
    revision,
  });

/** The return a receipt is used in, as people call it. */
export const usedInLabel = (usedIn: string, locale: Locale): string => {
  const named = returnUsing(usedIn);
  return named ? labelOf(named, locale) : usedIn;
};

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

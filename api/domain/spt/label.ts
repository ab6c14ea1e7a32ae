import { paymentDue } from '../calendar/payment-due.ts';
import { type Debt, type Waiting, waitingCosts } from '../calendar/waiting.ts';
import type { Sen } from '../definition/money.ts';
import { type Locale, say } from '../messages/index.ts';
import { formatPeriod } from '../text/format.ts';
import type { NamedSpt } from './place.ts';
import type { SptRecord } from './record.ts';
import { isFiled, isVoid } from './status-queries.ts';

export type ReturnUsing = Pick<NamedSpt, 'type' | 'period' | 'revision'>;

const STORED = /^(UNIFIKASI|PPH21|PPN) (\d{4}-\d{2}) (\d+)$/;

/** The language-independent text of a return stored with a receipt: "UNIFIKASI 2025-02 0". */
export const usedInOf = ({ type, period, revision }: ReturnUsing): string => `${type} ${period} ${revision}`;

/** The return in a text of `usedInOf`; null if there is none. */
export const returnUsing = (usedIn: string): ReturnUsing | null => {
  const [, type, period, revision] = STORED.exec(usedIn) ?? [];
  return type && period ? { type: type as ReturnUsing['type'], period, revision: Number(revision) } : null;
};

/** The display name of a return: "SPT Masa PPh Unifikasi 10/2025 pembetulan ke-1". */
export const labelOf = ({ type, period, revision }: ReturnUsing, locale: Locale = 'id'): string =>
  say(locale, revision === 0 ? 'spt.server.label' : 'spt.server.label_amended', {
    type: { key: `spt.type.${type}` },
    period: formatPeriod(period),
    revision,
  });

export const usedInLabel = (usedIn: string, locale: Locale): string => {
  const named = returnUsing(usedIn);
  return named ? labelOf(named, locale) : usedIn;
};

type Left = { readonly kapKjs: string; readonly rest: Sen };

/** The rest payable of a masa (YYYY-MM) by account, with due days; accounts without a known due day are left out. */
export const debtsOf = (period: string, left: readonly Left[]): Debt[] =>
  left.flatMap(({ kapKjs, rest }): Debt[] => {
    const [kap = '', kjs = ''] = kapKjs.split('-');
    const due = paymentDue(kap, kjs, period);
    return due.known ? [{ amount: rest, due: due.day, forgivenUntil: due.forgivenUntil, account: kapKjs }] : [];
  });

/**
 * UU KUP art. 9 (2a); for a correction that increases the tax, art. 8 (2a): from the same day. Null where nothing is
 * payable, the return is filed or void, or no due day is known.
 */
export const latePayment = (
  spt: Pick<SptRecord, 'period' | 'status'>,
  left: readonly Left[],
  today: string,
): Waiting | null => {
  if (isFiled(spt) || isVoid(spt)) return null;
  return waitingCosts(debtsOf(spt.period, left), today);
};

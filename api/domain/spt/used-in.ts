import type { NamedSpt } from './place.ts';

/** A return a receipt may be used in; the one for PPN is filed elsewhere as yet. */
export type ReturnUsing = Pick<NamedSpt, 'period' | 'revision'> & { readonly type: NamedSpt['type'] | 'PPN' };

const STORED = /^(UNIFIKASI|PPH21|PPN) (\d{4}-\d{2}) (\d+)$/;

/** A return as a receipt keeps it, in no language: "UNIFIKASI 2025-02 0". */
export const usedInOf = ({ type, period, revision }: ReturnUsing): string => `${type} ${period} ${revision}`;

/** The return a receipt says it is used in; null where it names none. */
export const returnUsing = (usedIn: string): ReturnUsing | null => {
  const [, type, period, revision] = STORED.exec(usedIn) ?? [];
  return type && period ? { type: type as ReturnUsing['type'], period, revision: Number(revision) } : null;
};

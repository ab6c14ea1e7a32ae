import { periodAfter } from '../definition/day.ts';
import type { IncomeReturn } from '../spt/record.ts';

export type MasaOf = { readonly type: IncomeReturn; readonly period: string };
export type NotDue = MasaOf & { readonly reason: 'no_slips' };

const types: readonly IncomeReturn[] = ['UNIFIKASI', 'PPH21'];

const key = ({ type, period }: MasaOf): string => `${type} ${period}`;

/**
 * YYYY-MM, newest first. Derived from the documents: no article stating it was found, so a person may override it. The
 * December of a year with slips of article 21 is filed nevertheless, since it settles the year.
 */
export const notDue = (
  [first, last]: readonly [first: string, last: string],
  { slips, returns, stated }: { slips: readonly MasaOf[]; returns: readonly MasaOf[]; stated: readonly MasaOf[] },
): NotDue[] => {
  const due = new Set([...slips, ...returns, ...stated].map(key));
  for (const { type, period } of slips)
    if (type === 'PPH21') due.add(key({ type, period: `${period.slice(0, 4)}-12` }));
  const found: NotDue[] = [];
  for (let period = last; period >= first; period = periodAfter(period, -1))
    for (const type of types) if (!due.has(key({ type, period }))) found.push({ type, period, reason: 'no_slips' });
  return found;
};

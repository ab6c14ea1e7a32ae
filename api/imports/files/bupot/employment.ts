import { periodOf } from '#domain/definition/day.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { readDay } from '../cells/day.ts';
import type { Reader } from './read-payee.ts';

export type Employment = { readonly from: string | null; readonly to: string | null };

const monthOf = (reader: Reader, column: 'joinDate' | 'leaveDate'): string | null => {
  if (/^(|-|0+)$/.test(reader.text(column))) return null;
  const day = readDay(reader, column);
  return day === null ? null : periodOf(day);
};

export const readEmployment = (reader: Reader): Employment => ({
  from: monthOf(reader, 'joinDate'),
  to: monthOf(reader, 'leaveDate'),
});

/** May be correct or belong to another person, so it is reported. */
export const compareEmployment = (reader: Reader, { from, to }: Employment, period: string): void => {
  if (period === '') return;
  if (to !== null && to < period)
    reader.warn('leaveDate', 'slip_after_leaving', { params: { left: formatPeriod(to) } });
  if (from !== null && from > period)
    reader.warn('joinDate', 'slip_before_joining', { params: { joined: formatPeriod(from) } });
};

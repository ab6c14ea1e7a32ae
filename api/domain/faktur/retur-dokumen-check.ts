import { isDay } from '../definition/day.ts';
import { sen } from '../definition/money.ts';
import { formatDay } from '../text/format.ts';
import type { FakturRow, Finding } from './record.ts';
import type { ReturDokumenInput } from './retur-dokumen.ts';

const error = (path: keyof ReturDokumenInput, message: string, params?: Record<string, string>): Finding => ({
  path,
  message,
  severity: 'error',
  ...(params ? { params } : {}),
});

const dayFindings = (date: string, origin: Pick<FakturRow, 'date'>, today: string): Finding[] => {
  if (!isDay(date)) return [error('date', 'problem.field.required')];
  if (date < origin.date)
    return [error('date', 'returDokumen.check.before_document', { date: formatDay(origin.date) })];
  return date > today ? [error('date', 'returDokumen.check.in_future')] : [];
};

/** What keeps a return of another document from being sent on a day (YYYY-MM-DD): no number, a day that cannot be, no base that goes back. */
export const checkReturDokumen = (
  { number, date, dpp }: Pick<FakturRow, 'number' | 'date' | 'dpp'>,
  origin: Pick<FakturRow, 'date'>,
  today: string,
): Finding[] => [
  ...(number === null ? [error('number', 'problem.field.required')] : []),
  ...dayFindings(date, origin, today),
  ...(sen(dpp) > 0 ? [] : [error('dpp', 'returDokumen.check.nothing')]),
];

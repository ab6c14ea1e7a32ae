import { sen } from '../definition/money.ts';
import type { FakturRow, Finding } from './record.ts';
import { dayFindings } from './retur-check.ts';
import type { ReturDokumenInput } from './retur-dokumen.ts';

const error = (path: keyof ReturDokumenInput, message: string): Finding => ({ path, message, severity: 'error' });

const words = { before: 'returDokumen.check.before_document', future: 'returDokumen.check.in_future' } as const;

/** What keeps a return of another document from being sent on a day (YYYY-MM-DD): no number, a day that cannot be, no base that goes back. */
export const checkReturDokumen = (
  { number, date, dpp }: Pick<FakturRow, 'number' | 'date' | 'dpp'>,
  origin: Pick<FakturRow, 'date'>,
  today: string,
): Finding[] => [
  ...(number === null ? [error('number', 'problem.field.required')] : []),
  ...dayFindings(date, origin, today, words),
  ...(sen(dpp) > 0 ? [] : [error('dpp', 'returDokumen.check.nothing')]),
];

import { hundredfold, PERCENT_PLACES, percentIn } from '../cells/percent.ts';
import { rounded, shown } from '../cells/reader.ts';
import type { Reader } from './read-payee.ts';

const isFraction = (text: string, value: string): boolean =>
  !text.includes('%') && Number(value) > 0 && Number(value) < 1;

/** A sheet may hold 10% as 0.1: a number below one without "%" is ambiguous and is asked about. */
export const readRate = (reader: Reader): string | null => {
  const text = reader.text('rate');
  if (text === '' || text === '-') return null;
  const value = percentIn(text);
  if (value === null) reader.error('rate', 'slip_rate_unreadable');
  else if (isFraction(text, value)) reader.error('rate', 'slip_rate_fraction', `${shown(hundredfold(value))}%`);
  return value && rounded(value, PERCENT_PLACES);
};

/** Never as low as 1 percent, so 1 means 100 percent. */
export const readNett = (reader: Reader): string | null => {
  const text = reader.text('nett');
  if (text === '' || text === '-') return null;
  const value = percentIn(text);
  if (value === null) reader.error('nett', 'slip_rate_unreadable');
  return value && rounded(Number(value) <= 1 && !text.includes('%') ? hundredfold(value) : value, PERCENT_PLACES);
};

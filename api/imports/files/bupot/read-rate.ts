import { rounded, shown } from '../cells/reader.ts';
import type { Reader } from './read-payee.ts';

/** Places of a percentage; what a sheet keeps beyond them is noise of its own. */
const PLACES = 4;

/** "2%", "2,00", "0.25" as a decimal string of percent as written; null for what is no percentage. */
export const percentIn = (text: string): string | null => {
  const bare = text.replace(/[\s%\u00a0]/g, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,17})?$/.test(bare)) return null;
  const near = rounded(bare.replace(/^0+(?=\d)/, ''), PLACES + 2);
  return near.includes('.') ? near.replace(/\.?0+$/, '') : near;
};

/** A share written as a fraction of one, in percent: "0.02" is 2. */
export const hundredfold = (fraction: string): string => {
  const [whole = '0', behind = ''] = fraction.split('.');
  const digits = behind.padEnd(2, '0');
  const text = `${whole}${digits.slice(0, 2)}.${digits.slice(2)}`.replace(/^0+(?=\d)/, '');
  return text.replace(/\.0*$/, '').replace(/(\.\d*?)0+$/, '$1');
};

const isFraction = (text: string, value: string): boolean =>
  !text.includes('%') && Number(value) > 0 && Number(value) < 1;

/**
 * A rate where it may be typed. A sheet keeps 10% as 0.1: below one and without a sign it may be either, and a person says which.
 */
export const readRate = (reader: Reader): string | null => {
  const text = reader.text('rate');
  if (text === '' || text === '-') return null;
  const value = percentIn(text);
  if (value === null) reader.error('rate', 'slip_rate_unreadable');
  else if (isFraction(text, value)) reader.error('rate', 'slip_rate_fraction', `${shown(hundredfold(value))}%`);
  return value && rounded(value, PLACES);
};

/** The share of the gross that is taxed: never so little that 1 means one percent. */
export const readNett = (reader: Reader): string | null => {
  const text = reader.text('nett');
  if (text === '' || text === '-') return null;
  const value = percentIn(text);
  if (value === null) reader.error('nett', 'slip_rate_unreadable');
  return value && rounded(Number(value) <= 1 && !text.includes('%') ? hundredfold(value) : value, PLACES);
};

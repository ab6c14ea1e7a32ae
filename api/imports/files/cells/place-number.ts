import { isNitku } from '#domain/rules/identity/nitku.ts';
import { EXCEL_DIGITS } from './from-sheet-row.ts';
import { bareNumber, type CellReader } from './reader.ts';

/**
 * Lost leading zeros are restored if the number then starts with its `npwp`. Zeros alone after the fifteenth digit are
 * reported, because a branch number may have been lost.
 */
export const readPlaceNumber = <F extends string>(reader: CellReader<F>, field: F, npwp: string): string => {
  const text = bareNumber(reader.text(field));
  if (isNitku(text) || !/^\d+$/.test(text) || npwp === '') return text;
  const padded = text.padStart(22, '0');
  if (text.length < 18 || text.length > 21 || !padded.startsWith(npwp)) return text;
  if (/[1-9]/.test(text.slice(EXCEL_DIGITS))) reader.warn(field, 'nitku_zeros', padded);
  else reader.error(field, 'nitku_digits_lost', padded);
  return padded;
};

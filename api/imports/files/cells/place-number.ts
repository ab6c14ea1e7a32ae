import { isNitku } from '#domain/rules/identity/nitku.ts';
import { bareNumber, type CellReader } from './reader.ts';

/** Excel keeps fifteen digits of a number and writes zeros for the rest. */
const EXCEL_DIGITS = 15;

/**
 * A place of business of 22 digits. Zeros a spreadsheet lost are put back where the number then starts with its taxpayer's (`npwp`); what is left
 * beyond its fifteenth digit is asked about where it is zeros alone: the branch may have been there. Everything else stays as it is.
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

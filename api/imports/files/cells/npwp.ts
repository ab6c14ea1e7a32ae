import { asNpwp16, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import type { CellReader } from './reader.ts';

/** Fifteen digits are the classic number of a company; its 16-digit form is the same led by 0 (PMK 112/PMK.03/2022). */
const CLASSIC_DIGITS = 15;

/** A number without the marks people write into it. */
export const bareNumber = (text: string): string => text.replace(/[\s.\-/\u00a0]/g, '');

/** A tax number of 16 digits; sixteen zeros for "none". What is too short or too long stays as it is, and is said. */
export const readNpwp = <F extends string>(reader: CellReader<F>, field: F): string => {
  const text = bareNumber(reader.text(field));
  if (text === '' || /^0+$/.test(text)) return text === '' ? '' : NO_NPWP;
  if (text.length === 16 && /^\d+$/.test(text)) return text;
  const whole = asNpwp16(text);
  if (!whole) reader.error(field, 'npwp_digits');
  else if (text.length === CLASSIC_DIGITS) {
    reader.warn(field, 'npwp_classic', whole);
    return whole;
  } else reader.error(field, 'npwp_zeros', whole);
  return text;
};

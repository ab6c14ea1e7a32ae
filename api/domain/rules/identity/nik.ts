import { isDay } from '../../definition/day.ts';

/** Codes of provinces as a NIK carries them; the list is from memory, so an unknown one is a warning. */
const PROVINCES = new Set(
  '11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 51 52 53 61 62 63 64 65 71 72 73 74 75 76 81 82 91 92 93 94 95 96 97'.split(
    ' ',
  ),
);

export type NikDoubt = 'province' | 'birth_date' | 'serial';

/**
 * What looks wrong in a NIK of 16 digits: PPRRDD ddmmyy NNNN, the day plus 40 for a woman. There is no check digit; the century
 * is 19 when the year lies ahead of today's. Null when nothing does.
 */
export const nikDoubt = (nik: string, today: string): NikDoubt | null => {
  if (!PROVINCES.has(nik.slice(0, 2))) return 'province';
  const day = Number(nik.slice(6, 8));
  const year = nik.slice(10, 12);
  const century = year > today.slice(2, 4) ? '19' : '20';
  const born = `${century}${year}-${nik.slice(8, 10)}-${String(day > 40 ? day - 40 : day).padStart(2, '0')}`;
  if (!isDay(born)) return 'birth_date';
  return nik.endsWith('0000') ? 'serial' : null;
};

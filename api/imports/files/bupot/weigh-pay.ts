import type { FileColumn, Guesses } from '#domain/imports/columns.ts';
import { leftMoney } from '#domain/imports/money-columns.ts';

/**
 * Payments beside the salary that count in the gross (PMK 168/2023 art. 5): also insurance paid by the employer, but
 * not what the employee pays.
 */
const PAID =
  /(tunjangan|lembur|\bthr\b|bonus|insentif|komisi|\buang (?!muka)|transport|rapel|jaminan (kecelakaan|kematian)|allowance|overtime|incentive|commission|\bjkk\b|\bjkm\b|natura|honor|bpjs.*(perusahaan|pemberi kerja|kantor|company|employer)|(perusahaan|employer).*bpjs)/i;
const TAKEN_OFF =
  /(potong|iuran|deduct|karyawan|employee|pegawai|pinjaman|kasbon|\bpph\b|netto|take home|\bthp\b|\bjht\b|\bjp\b)/i;
const WHOLE = /(bruto|gross|total|jumlah)/i;

const FIELDS = [{ key: 'gross', kind: 'decimal', adds: true }];

/**
 * If the salary column of a payroll was taken for its gross, adding the other payments is proposed. The user confirms
 * this before anything is saved.
 */
export const weighPay = (guesses: Guesses, columns: readonly FileColumn[]): Guesses => {
  const { gross } = guesses;
  if (!gross || WHOLE.test(gross.column)) return guesses;
  const taken = new Set(Object.values(guesses).flatMap((guess) => guess?.column ?? []));
  const open = leftMoney({ fields: FIELDS, columns, mapping: { gross: gross.column } });
  const more = open
    .map(({ name }) => name)
    .filter((name) => PAID.test(name) && !TAKEN_OFF.test(name) && !taken.has(name));
  return more.length === 0 ? guesses : { ...guesses, gross: { ...gross, more } };
};

import type { FileColumn, Guesses } from '#domain/imports/columns.ts';
import { leftMoney } from '#domain/imports/money-columns.ts';

/** What is paid beside the salary and counts in the gross (PMK 168/2023 art. 5): by the employer for insurance too, not what the employee pays. */
const PAID =
  /(tunjangan|lembur|\bthr\b|bonus|insentif|komisi|uang (makan|transport|hadir)|allowance|overtime|incentive|commission|\bjkk\b|\bjkm\b|natura|honor|bpjs.*(perusahaan|pemberi kerja|kantor|company|employer)|(perusahaan|employer).*bpjs)/i;
const TAKEN_OFF =
  /(potong|iuran|deduct|karyawan|employee|pegawai|pinjaman|kasbon|\bpph\b|netto|take home|\bthp\b|\bjht\b|\bjp\b)/i;
const WHOLE = /(bruto|gross|total|jumlah)/i;

const FIELDS = [{ key: 'gross', kind: 'decimal', adds: true }];

/**
 * Where a payroll has no column of the gross and its salary was taken for it, what is paid beside the salary is proposed to be added: asked before
 * anything is saved, as every sum is.
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

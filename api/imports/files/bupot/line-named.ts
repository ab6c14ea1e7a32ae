import type { MonthLine } from '#domain/bupot/month-lines.ts';
import { SURE } from '#domain/imports/questions.ts';

const STATED = 0.9;
/** The heading does not say who pays, so the import asks. */
const LIKELY = SURE - 0.1;

const EMPLOYER = /(perusahaan|pemberi kerja|kantor|company|employer|\ber\b|majikan)/;
const EMPLOYEE = /(karyawan|pegawai|employee|\bee\b|pekerja|potong|iuran|deduct)/;
const OLD_AGE =
  /(\bjht\b|\bjp\b|\btht\b|\bdplk\b|hari tua|(jaminan|iuran|dana) pensiun|pension (contribution|fee)|bpjs.*(\btk\b|ketenagakerjaan|naker))/;
const ACCIDENT = /(\bjkk\b|\bjkm\b|kecelakaan kerja|jaminan kematian)/;
const INSURANCE = /(bpjs|asuransi|insurance|premi kesehatan)/;
const TAX_ALLOWANCE = /(tunj\w*|allowance) *(pph|pajak|tax)|tax allowance/;
const TAKEN_OFF = /(potong|iuran|deduct|pinjaman|kasbon|\bpph\b|nett?o\b|take home|\bthp\b)/;
const OF_EMPLOYEE = /(karyawan|employee|pegawai)/;

/** Payments by the line they belong to (PMK 168/2023 art. 5). */
const paid: readonly (readonly [MonthLine, RegExp])[] = [
  ['tantiemBonus', /(\bthr\b|hari raya|bonus|tanti[e]?m|gratifikasi|jasa produksi)/],
  ['natura', /(natura|kenikmatan|benefits? in kind)/],
  ['honorarium', /honor/],
  [
    'otherBenefit',
    /(tunj|lembur|insentif|komisi|rapel|uang (makan|transport|hadir|saku|dinas)|premi (hadir|kehadiran|shift|produksi)|allowance|overtime|incentive|commission)/,
  ],
];

/** "Tunjangan karyawan" is paid to the employee; "BPJS karyawan" is paid by the employee. */
const isTakenOff = (text: string): boolean =>
  TAKEN_OFF.test(text) || (OF_EMPLOYEE.test(text) && !paid.some(([, words]) => words.test(text)));

/** Deducted from the pay, or a fee of the employer. */
export const isOther = (line: MonthLine | 'salaryPension', heading: string): boolean => {
  const text = heading.toLowerCase();
  if (line === 'pensionContribution') return EMPLOYER.test(text);
  return line !== 'zakat' && line !== 'salaryPension' && isTakenOff(text);
};

/**
 * Fees for old age are deducted if the employee pays them, and no income if the employer does; other insurance is
 * income if the employer pays it, and nothing otherwise. Null where the heading does not say.
 */
export const lineNamed = (heading: string): { readonly line: MonthLine; readonly confidence: number } | null => {
  const text = heading.toLowerCase();
  const named = (line: MonthLine) => ({ line, confidence: STATED });
  if (/zakat/.test(text)) return named('zakat');
  if (ACCIDENT.test(text)) return named('insuranceBenefit');
  if (OLD_AGE.test(text)) {
    if (EMPLOYER.test(text)) return null;
    return { line: 'pensionContribution', confidence: EMPLOYEE.test(text) ? STATED : LIKELY };
  }
  if (INSURANCE.test(text)) return EMPLOYER.test(text) && !EMPLOYEE.test(text) ? named('insuranceBenefit') : null;
  if (TAX_ALLOWANCE.test(text)) return named('pphBenefit');
  if (isTakenOff(text)) return null;
  const line = paid.find(([, words]) => words.test(text))?.[0];
  return line ? named(line) : null;
};

import { periodAfter } from '#domain/definition/day.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { newWorkbook, stillBytes } from '../../fixtures/samples/repack.ts';

export type Paid = {
  readonly nik: string;
  readonly name: string;
  readonly ptkp: string;
  readonly gross: number;
  readonly email: string;
};

/** An ended masa (YYYY-MM), a number of masa before the current one, with the following month in the same year. */
export const endedMasa = (running: string, back: number): string => {
  const masa = periodAfter(running, -back);
  return masa.endsWith('-12') ? periodAfter(masa, -1) : masa;
};

/** A month's payroll in the format of a payroll program. */
export const payrollFile = async (name: string, masa: string, paid: readonly Paid[]) => {
  const book = newWorkbook();
  const sheet = book.addWorksheet('Gaji');
  sheet.addRow(['Masa Pajak', 'NIK', 'Nama Karyawan', 'PTKP', 'Gaji bruto', 'Jabatan', 'Email']);
  for (const { nik, name: who, ptkp, gross, email } of paid)
    sheet.addRow([formatPeriod(masa), nik, who, ptkp, gross, 'Staf gudang', email]);
  return {
    name: `${name}.xlsx`,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await stillBytes(book),
  };
};

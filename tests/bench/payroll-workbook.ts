import Excel from 'exceljs';
import { amountsOf } from '#domain/bupot/compute.ts';
import { withholdingStatuses } from '#domain/rules/pph21/ptkp.ts';
import { officeColumns } from '../../api/imports/files/bupot/elements.ts';
import { aBupotInput } from '../../fixtures/builders/a-bupot.ts';

const POSITIONS = ['Staf gudang', 'Staf keuangan', 'Kepala cabang', 'Teknisi'];

/** Statuses the office accepts without a warning. */
const STATUSES = withholdingStatuses.filter((status) => !status.startsWith('HB'));

const two = (value: number): string => String(value).padStart(2, '0');
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** An invented NIK of a resident of Jakarta, distinct for each `at`. */
export const nikOf = (at: number): string =>
  `317101${two((at % 28) + 1)}${two((Math.floor(at / 28) % 12) + 1)}${two(60 + (at % 40))}${String(at + 1)
    .padStart(4, '0')
    .slice(-4)}`;

/** The tax office's workbook of monthly payroll slips (BPMP) with invented people; deterministic for a size. */
export const writePayrollWorkbook = async ({ slips, tin, path }: { slips: number; tin: string; path: string }) => {
  const book = new Excel.stream.xlsx.WorkbookWriter({ filename: path, useStyles: true, useSharedStrings: true });
  const sheet = book.addWorksheet('DATA');
  sheet.addRow(['NPWP Pemotong', '', tin]).commit();
  sheet.addRow([]).commit();
  sheet.addRow(officeColumns('BPMP').map(({ headings }) => headings[0])).commit();
  for (let at = 0; at < slips; at++) {
    const ptkp = pick(STATUSES, at);
    const gross = 5_000_000 + ((at * 7_919) % 40_000) * 1_000;
    const row = sheet.addRow([
      10,
      2025,
      'Resident',
      '',
      nikOf(at),
      ptkp,
      pick(POSITIONS, at),
      'N/A',
      '21-100-01',
      gross,
      Number(amountsOf(aBupotInput('BPMP', { ptkp, gross: String(gross) })).rate),
      `${tin}000000`,
      new Date('2025-10-31T00:00:00Z'),
    ]);
    row.getCell(13).numFmt = 'dd/mm/yyyy';
    row.commit();
  }
  sheet.addRow(['END']).commit();
  sheet.commit();
  await book.commit();
};

import type { SlipKind } from '#domain/bupot/kinds.ts';
import { officeColumns } from './elements.ts';
import { type BupotColumn, columnsOf } from './fields.ts';
import { payeeNames } from './names-payee.ts';
import { paymentNames } from './names-payment.ts';

const yearNames = {
  secondEmployer: [
    'Pemberi Kerja Selanjutnya',
    'Pindahan',
    'Bekerja di Lebih dari Satu Pemberi Kerja',
    'Second Employer',
  ],
  withholdingAnnuality: ['Status Bukti Potong', 'Status Pemotongan', 'Jenis Pemotongan', 'Status of Withholding'],
  grossUpBenefit: ['Opsi Gross Up', 'Gross Up'],
  salaryPension: [
    'Gaji/Pensiun',
    'Gaji',
    'Gaji Pokok',
    'Gaji Setahun',
    'Gaji/Pensiun atau THT/JHT',
    'Salary',
    'Basic Salary',
    'Annual Salary',
  ],
  pphBenefit: ['Tunjangan PPh', 'Tunjangan Pajak', 'Tax Allowance'],
  otherBenefit: [
    'Tunjangan Lainnya',
    'Tunjangan Lain',
    'Tunjangan Lain-lain',
    'Lembur',
    'Tunjangan',
    'Uang Lembur dan sebagainya',
    'Other Allowance',
    'Allowance',
    'Overtime',
  ],
  honorarium: ['Honorarium', 'Honorarium dan Imbalan Lain'],
  insuranceBenefit: [
    'Premi Asuransi',
    'Asuransi',
    'Asuransi Dibayar Pemberi Kerja',
    'BPJS Pemberi Kerja',
    'JKK JKM',
    'JKK dan JKM',
    'Insurance',
  ],
  natura: ['Natura', 'Natura/Kenikmatan', 'Natura dan Kenikmatan', 'Kenikmatan', 'Benefits in Kind'],
  tantiemBonus: ['Bonus dan THR', 'Tantiem, Bonus, Gratifikasi, THR', 'THR', 'Bonus', 'Tantiem', 'Bonus/THR'],
  wifeBenefit: ['Tunjangan Istri', 'Tunjangan Isteri', 'Tunjangan Suami/Istri'],
  childBenefit: ['Tunjangan Anak'],
  improvementBenefit: ['Tunjangan Perbaikan Penghasilan', 'TPP'],
  structuralBenefit: [
    'Tunjangan Struktural/Fungsional',
    'Tunjangan Struktural',
    'Tunjangan Fungsional',
    'Tunjangan Jabatan',
  ],
  riceBenefit: ['Tunjangan Beras', 'Tunjangan Pangan'],
  specialBenefit: ['Tunjangan Khusus'],
  otherIncome: ['Penghasilan Tetap dan Teratur Lain', 'Penghasilan Tetap Lain', 'Penghasilan Lain'],
  pensionContribution: [
    'Iuran Pensiun',
    'Iuran Pensiun atau Biaya THT/JHT',
    'Iuran JHT',
    'JHT JP',
    'JHT dan JP',
    'Iuran Pensiun/JHT',
    'Pension Contribution',
  ],
  zakat: ['Zakat', 'Zakat atau Sumbangan Keagamaan'],
  previousBupotNumber: ['Nomor Bukti Potong Sebelumnya', 'No Bupot Sebelumnya', 'Previous Slip Number'],
  previousNetIncome: ['Neto Sebelumnya', 'Penghasilan Neto Sebelumnya', 'Neto Masa Sebelumnya', 'Previous Net Income'],
  pph21PreviousBupot: ['PPh 21 Bukti Potong Sebelumnya', 'PPh Sebelumnya', 'Previous PPh 21'],
  borneBefore: ['PPh 21 DTP Sebelumnya', 'PPh Ditanggung Pemerintah Sebelumnya', 'PPh 21 Borne Before'],
  pph21WithheldDtp: ['PPh 21 Telah Dipotong', 'PPh 21 Dipotong Sebelumnya', 'PPh Telah Dipotong', 'PPh 21 Withheld'],
} as const satisfies Partial<Record<BupotColumn, readonly string[]>>;

const names: Readonly<Record<BupotColumn, readonly string[]>> = { ...paymentNames, ...payeeNames, ...yearNames };

/** The masa of an annual slip is its last month. */
const first: Partial<Record<SlipKind, Partial<Record<BupotColumn, string>>>> = {
  BPPU: { gross: 'DPP' },
  SP: { gross: 'DPP' },
  CY: { gross: 'DPP' },
  BPMP: { gross: 'Gaji Bruto' },
  BPA1: { period: 'Masa Pajak Akhir' },
  BPA2: { period: 'Masa Pajak Akhir' },
  BPNR: { payeeNpwp: 'TIN Penerima' },
  BP26: { payeeNpwp: 'TIN Penerima' },
};

export const synonymsOf = (kind: SlipKind): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    columnsOf(kind).map((column) => {
      const best = first[kind]?.[column];
      const office = officeColumns(kind).flatMap((one) => (one.column === column ? one.headings.slice(0, 1) : []));
      return [column, [...new Set([...(best ? [best] : []), ...names[column], ...office])]];
    }),
  );

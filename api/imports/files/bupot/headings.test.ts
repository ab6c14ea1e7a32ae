import { describe, expect, it } from 'vitest';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { missingFields } from '../kind.ts';
import { guessMapping } from '../table/guess.ts';
import { headingRowOf } from '../table/headings.ts';
import { type BupotColumn, columnsOf } from './fields.ts';
import { bupotKinds } from './kind.ts';
import { synonymsOf } from './synonyms.ts';

type Sheet = readonly [SlipKind, readonly (readonly [heading: string, sample: string, column: BupotColumn | null])[]];

const sheets: Readonly<Record<string, Sheet>> = {
  'a list of vendors': [
    'BPPU',
    [
      ['No', '1', null],
      ['NPWP lawan', '01.234.567.8-901.000', 'payeeNpwp'],
      ['Nama', 'PT Lain', 'payeeName'],
      ['Kode Objek', '24-104-07', 'taxCode'],
      ['DPP', '1.500.000', 'gross'],
      ['Tarif', '2%', 'rate'],
      ['PPh', '30.000', 'tax'],
      ['Masa', '03-2026', 'period'],
      ['No Invoice', 'INV/1', 'documentNumber'],
      ['Tgl Invoice', '02/03/2026', 'documentDate'],
    ],
  ],
  'an export of an ERP': [
    'BPPU',
    [
      ['Vendor Name', 'PT Lain', 'payeeName'],
      ['Vendor Tax ID', '0012345678901000', 'payeeNpwp'],
      ['Service Type', 'Jasa konsultan', 'taxCode'],
      ['Tax Base', '1500000', 'gross'],
      ['Tax Rate', '0.02', 'rate'],
      ['Tax Amount', '30000', 'tax'],
      ['Invoice Number', 'INV/1', 'documentNumber'],
      ['Invoice Date', '2026-03-02', 'documentDate'],
      ['Payment Date', '2026-03-20', 'date'],
    ],
  ],
  'a payroll': [
    'BPMP',
    [
      ['NIK', '3171234506900001', 'payeeNik'],
      ['Nama Karyawan', 'Budi', 'payeeName'],
      ['PTKP', 'K/1', 'ptkp'],
      ['Gaji bruto', '9.500.000', 'gross'],
      ['Jabatan', 'Staf', 'position'],
      ['Tgl Potong', '31/10/2026', 'date'],
    ],
  ],
  'a payroll with more': [
    'BPMP',
    [
      ['Nama Lengkap', 'Budi', 'payeeName'],
      ['NPWP/NIK', '3171234506900001', 'payeeNpwp'],
      ['Status', 'TK/0', 'ptkp'],
      ['Posisi', 'Staf', 'position'],
      ['Penghasilan Bruto', '9500000', 'gross'],
      ['Tarif TER', '1,5%', 'rate'],
      ['PPh 21', '142500', 'tax'],
      ['Bulan', 'Maret', 'period'],
      ['Tahun', '2026', 'year'],
    ],
  ],
  'payees abroad': [
    'BPNR',
    [
      ['Tax ID', '201834577K', 'payeeNpwp'],
      ['Nama', 'Harbour', 'payeeName'],
      ['Negara', 'Singapura', 'country'],
      ['Alamat', 'Harbour Lane', 'payeeAddress'],
      ['Kode Objek Pajak', '27-104-01', 'taxCode'],
      ['Penghasilan Bruto', '50000000', 'gross'],
      ['Tarif', '20%', 'rate'],
      ['No SKD', '-', 'certificateNumber'],
    ],
  ],
  'fees of people': [
    'BP21',
    [
      ['NIK', '3171234506900001', 'payeeNik'],
      ['Nama', 'Budi', 'payeeName'],
      ['Objek Pajak', '21-100-07', 'taxCode'],
      ['Honor', '5000000', 'gross'],
      ['Tanggal Bayar', '20/03/2026', 'date'],
      ['No Dokumen', 'SPK/1', 'documentNumber'],
      ['Jenis Dokumen', 'Kontrak', 'documentType'],
      ['Tanggal Dokumen', '01/03/2026', 'documentDate'],
    ],
  ],
  'a year of an employer': [
    'BPA1',
    [
      ['NIK', '3171234506900001', 'payeeNik'],
      ['Nama Pegawai', 'Budi', 'payeeName'],
      ['Status PTKP', 'K/1', 'ptkp'],
      ['Jabatan', 'Staf', 'position'],
      ['Tahun', '2025', 'year'],
      ['Gaji', '114000000', 'salaryPension'],
      ['Tunjangan Lainnya', '6000000', 'otherBenefit'],
      ['THR', '9500000', 'tantiemBonus'],
      ['Iuran JHT', '3420000', 'pensionContribution'],
    ],
  ],
};

describe.each(Object.entries(sheets))('%s', (_, [kind, columns]) => {
  const named = columns.map(([name, sample]) => ({ name, sample: [sample] }));
  const guesses = guessMapping(bupotKinds[kind], named);

  it('maps by itself', () => {
    const found = Object.fromEntries(Object.entries(guesses).map(([field, guess]) => [guess?.column, field]));
    expect(columns.map(([heading]) => [heading, found[heading] ?? null])).toEqual(
      columns.map(([heading, , column]) => [heading, column]),
    );
  });

  it('lacks nothing a slip cannot do without', () => {
    const mapping = Object.fromEntries(Object.entries(guesses).map(([field, guess]) => [field, guess?.column ?? '']));
    expect(missingFields(bupotKinds[kind], mapping)).toEqual([]);
  });

  it('is found below a title', () => {
    const cells = columns.map(([heading]) => heading);
    const rows = [['Daftar pemotongan'], [], cells].map((texts, at) => ({
      row: at + 1,
      cells: texts,
      kinds: texts.map(() => 0 as const),
    }));
    expect(headingRowOf(bupotKinds[kind], rows)).toBe(3);
  });
});

it.each(slipKinds)('%s: calls each column by a name that leads back to it', (kind) => {
  const columns = columnsOf(kind).map((column) => ({ name: synonymsOf(kind)[column]?.[0] ?? '', sample: [] }));
  const guesses = guessMapping(bupotKinds[kind], columns);
  expect(columnsOf(kind).map((column) => [column, guesses[column]?.column])).toEqual(
    columnsOf(kind).map((column) => [column, synonymsOf(kind)[column]?.[0]]),
  );
});

import { describe, expect, it } from 'vitest';
import { missingFields } from '../kind.ts';
import { guessMapping } from '../table/guess.ts';
import { headingRowOf } from '../table/headings.ts';
import type { BillingField } from './fields.ts';
import { billing } from './kind.ts';

type Sheet = readonly (readonly [heading: string, sample: string, field: BillingField | null])[];

const sheets: Readonly<Record<string, Sheet>> = {
  'a list of one’s own': [
    ['No', '1', null],
    ['KAP', '411126', 'kap'],
    ['KJS', '100', 'kjs'],
    ['Masa', '03-2026', 'period'],
    ['Jumlah', '1.500.000', 'amount'],
    ['Keterangan', 'Angsuran PPh 25', 'description'],
  ],
  'an archive of slips': [
    ['KD_MAP', '411126', 'kap'],
    ['KD_BYR', '100', 'kjs'],
    ['MASA_PAJAK1', '01', 'periodFrom'],
    ['MASA_PAJAK2', '12', 'periodTo'],
    ['TAHUN_PAJAK', '2026', 'year'],
    ['NO_SK', '00012/106/24/021/25', 'assessmentNumber'],
    ['JUMLAH_SETOR', '1500000', 'amount'],
    ['NPWP', '0414107001021000', 'payerNpwp'],
  ],
  'the words of the form': [
    ['Kode Akun Pajak', '411128', 'kap'],
    ['Kode Jenis Setoran', '402', 'kjs'],
    ['Masa Pajak Awal', 'Januari', 'periodFrom'],
    ['Masa Pajak Akhir', 'Maret', 'periodTo'],
    ['Tahun Pajak', '2026', 'year'],
    ['Jumlah Setoran', '25000000', 'amount'],
    ['Uraian Pembayaran', 'Jual ruko', 'description'],
    ['Nomor Objek Pajak', '317401000100200030', 'nop'],
    ['Alamat Objek Pajak', 'Jalan Melati 1', 'objectAddress'],
    ['Provinsi Objek Pajak', 'DKI Jakarta', 'objectProvince'],
    ['Kabupaten/Kota Objek Pajak', 'Jakarta Selatan', 'objectCity'],
    ['Kecamatan Objek Pajak', 'Tebet', 'objectDistrict'],
    ['Kelurahan/Desa Objek Pajak', 'Menteng Dalam', 'objectSubdistrict'],
    ['NPWP Wajib Pajak', '0021487365043000', 'payerNpwp'],
    ['NIK Wajib Pajak', '3171234506900001', 'payerNik'],
    ['Nama Wajib Pajak', 'PT Lain', 'payerName'],
    ['Alamat Wajib Pajak', 'Jalan Lain 1', 'payerAddress'],
    ['Kota Wajib Pajak', 'Bogor', 'payerCity'],
    ['KPP Terdaftar', '021', 'payerKpp'],
    ['Jenis Nomor Pajak', 'NPWP', 'payerNumberType'],
    ['Nama Penyetor', 'Budi', 'depositorName'],
  ],
  'one column for the tax': [
    ['Kode Pajak', '411126-100', 'pair'],
    ['Masa/Tahun Pajak', '03/2026', 'period'],
    ['Nominal', 'Rp 1.500.000', 'amount'],
    ['Berita', 'PPh 25', 'description'],
  ],
  'MAP and words': [
    ['MAP/KJS', '411128-420', 'pair'],
    ['Periode', 'Maret 2026', 'period'],
    ['Pajak Terutang', '750000', 'amount'],
  ],
  'words for the tax': [
    ['Jenis Pajak', 'PPh final UMKM', 'pair'],
    ['Bulan Pajak', 'Maret 2026', 'period'],
    ['Nilai Pajak', '750000', 'amount'],
    ['Catatan', 'toko 1', 'description'],
  ],
  'an English export': [
    ['Tax Account Code', '411126', 'kap'],
    ['Deposit Type Code', '100', 'kjs'],
    ['Tax Period', '03/2026', 'period'],
    ['Amount Payable', '1500000', 'amount'],
    ['Taxpayer TIN', '0021487365043000', 'payerNpwp'],
    ['Taxpayer Name', 'PT Lain', 'payerName'],
    ['Remarks', 'instalment', 'description'],
  ],
  'an English ledger': [
    ['Tax Code', '411126-100', 'pair'],
    ['Period From', '01/2026', 'periodFrom'],
    ['Period To', '03/2026', 'periodTo'],
    ['Amount', '1500000', 'amount'],
    ['Memo', 'instalment', 'description'],
    ['Paid By', 'Budi', 'depositorName'],
  ],
  'notices and land': [
    ['Kode MAP', '411313', 'kap'],
    ['Jenis Setor', '300', 'kjs'],
    ['Tahun', '2025', 'year'],
    ['Nomor STP', '00012/106/24/021/25', 'assessmentNumber'],
    ['NOP', '31.74.010.001.002-0003.0', 'nop'],
    ['Letak Objek', 'Jalan Melati 1', 'objectAddress'],
    ['Kurang Bayar', '1.250.000', 'amount'],
  ],
};

describe('headings people use', () => {
  const all = Object.values(sheets).flat();

  it('are more than fifty', () => {
    expect(new Set(all.flatMap(([heading, , field]) => (field ? heading : []))).size).toBeGreaterThanOrEqual(50);
  });

  it.each(Object.entries(sheets))('of %s are known for what they are', (_name, sheet) => {
    const columns = sheet.map(([name, sample]) => ({ name, sample: [sample] }));
    const guesses = guessMapping(billing, columns);
    const wanted = sheet.flatMap(([heading, , field]) => (field ? [[field, heading]] : []));
    expect(Object.entries(guesses).map(([field, guess]) => [field, guess?.column])).toEqual(
      expect.arrayContaining(wanted),
    );
    expect(Object.keys(guesses)).toHaveLength(wanted.length);
    expect(missingFields(billing, Object.fromEntries(wanted))).toEqual([]);
  });

  it('are found under a title', () => {
    const rows = [['Daftar setoran Maret 2026'], [], ['No', 'KAP', 'KJS', 'Masa', 'Jumlah'], ['1', '411126', '100']];
    const asRows = rows.map((cells, at) => ({ row: at + 1, cells, kinds: cells.map(() => 0 as const) }));
    expect(headingRowOf(billing, asRows)).toBe(3);
  });

  it('leave nothing out that a document needs', () => {
    expect(missingFields(billing, {})).toEqual(['pair', 'period', 'amount']);
    expect(missingFields(billing, { kap: 'a', year: 'b', amount: 'c' })).toEqual(['pair']);
  });
});

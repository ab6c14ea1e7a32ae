import { describe, expect, it } from 'vitest';
import type { MappedField, Mapping } from './columns.ts';
import { leftMoney, namesDeduction, namesMoney } from './money-columns.ts';
import { questionsOf } from './questions.ts';

const field = (key: string, more: Partial<MappedField> = {}): MappedField => ({ key, kind: 'decimal', ...more });
const sale = [
  field('price'),
  field('priceWithVat', { converts: true }),
  field('quantity'),
  field('discount'),
  field('dpp'),
];
const pay = [field('gross', { adds: true }), field('tax')];

const table = (headings: readonly string[], ...rows: readonly (readonly number[])[]) =>
  headings.map((name, at) => {
    const numbers = rows.map((row) => String(row[at] ?? 0));
    return { name, sample: numbers, numbers };
  });

const leftOf = (fields: readonly MappedField[], columns: ReturnType<typeof table>, mapping: Mapping): string[] =>
  leftMoney({ fields, columns, mapping }).map(({ name }) => name);

describe('columns of amounts a mapping leaves out', () => {
  it('are named by what they are called, not by every number', () => {
    for (const name of ['Harga Sat', 'Ongkos Kirim', 'Tunjangan', 'PriceAfterTax', 'THR', 'BPJS Kes', 'Uang Muka'])
      expect([name, namesMoney(name)]).toEqual([name, true]);
    for (const name of ['Tunjangan Jabatan', 'Tunjangan Hari Raya', 'Uang Makan', 'Bonus Tahunan', 'Holiday Allowance'])
      expect([name, namesMoney(name)]).toEqual([name, true]);
    for (const name of [
      'Nomor Pajak',
      'Masa Pajak',
      'Kode Barang',
      'Qty',
      'Tanggal Faktur',
      'No. Pelanggan',
      'Kota',
      'Kode Tunjangan',
    ])
      expect([name, namesMoney(name)]).toEqual([name, false]);
  });

  it('follow from price and quantity, with PPN and without it, or are asked about', () => {
    const columns = table(
      ['Harga', 'Qty', 'Jumlah', 'PPN', 'Total', 'Ongkir', 'Biaya'],
      [100_000, 10, 1_000_000, 110_000, 1_110_000, 25_000, 0],
      [50_000, 3, 150_000, 16_500, 166_500, 0, 0],
    );
    expect(leftOf(sale, columns, { price: 'Harga', quantity: 'Qty' })).toEqual(['Ongkir']);
  });

  it('that add up to one taken are its parts', () => {
    const columns = table(
      ['Gaji Pokok', 'Tunjangan', 'Bruto', 'PPh 21'],
      [8e6, 15e5, 95e5, 166_250],
      [2e7, 5e6, 25e6, 225e4],
    );
    expect(leftOf(pay, columns, { gross: 'Bruto', tax: 'PPh 21' })).toEqual([]);
    expect(leftOf(pay, columns, { gross: 'Gaji Pokok', tax: 'PPh 21' })).toEqual(['Tunjangan', 'Bruto']);
  });
});

describe('a deduction from net pay', () => {
  const payroll = [field('gross', { adds: true }), field('salaryPension', { adds: true, partOf: 'gross' })];

  it.each([
    'Potongan Koperasi',
    'Pot. Absen',
    'Koperasi',
    'Pinjaman Karyawan',
    'Kasbon',
    'Angsuran Pinjaman',
    'Iuran Serikat',
    'Loan',
    'Other Deductions',
  ])('%s is no income that is left out of a payroll', (name) => {
    expect(namesDeduction(name)).toBe(true);
    const columns = table(['Gaji Pokok', name, 'Uang Saku'], [8e6, 16e4, 1e6]);
    expect(leftOf(payroll, columns, { salaryPension: 'Gaji Pokok' })).toEqual(['Uang Saku']);
  });

  it.each(['Tunjangan Koperasi', 'Bonus Koperasi', 'Loan Allowance', 'PPh Dipotong', 'Iuran BPJS Perusahaan'])(
    '%s is none',
    (name) => expect(namesDeduction(name)).toBe(false),
  );

  it('is a discount in a file of sales', () => {
    const columns = table(['Harga', 'Potongan'], [100_000, 5_000]);
    expect(leftOf(sale, columns, { price: 'Harga' })).toEqual(['Potongan']);
  });
});

describe('what is asked about a mapping', () => {
  const questions = (
    fields: readonly MappedField[],
    columns: ReturnType<typeof table>,
    mapping: Mapping,
    guesses = {},
  ) => questionsOf({ fields, columns, mapping, guesses }).map(({ key }) => key);

  it('is nothing where prices are plain', () => {
    const columns = table(['Harga', 'Qty'], [100, 2]);
    expect(questions(sale, columns, { price: 'Harga', quantity: 'Qty' })).toEqual([]);
  });

  it('is every amount that is turned into another, added up, or only likely', () => {
    const columns = table(['Harga Termasuk PPN', 'Gaji', 'Lembur', 'Jml'], [111, 2, 3, 4]);
    expect(questions(sale, columns, { priceWithVat: 'Harga Termasuk PPN' })).toContain(
      'priceWithVat:Harga Termasuk PPN',
    );
    expect(questions(pay, columns, { gross: ['Gaji', 'Lembur'] })[0]).toBe('sum:gross|Gaji + Lembur');
    const guesses = { price: { column: 'Jml', confidence: 0.7 } };
    expect(questions(sale, columns, { price: 'Jml' }, guesses)).toContain('guess:price|Jml');
    expect(questions(sale, columns, { price: 'Gaji' }, guesses)).not.toContain('guess:price|Jml');
  });

  it('is a quantity that counts for nothing beside a total', () => {
    const columns = table(['DPP', 'Qty'], [1000, 2]);
    expect(questions(sale, columns, { dpp: 'DPP', quantity: 'Qty' })).toEqual(['total_alone:DPP|Qty']);
  });
});

import { describe, expect, it } from 'vitest';
import type { Side } from '#domain/cocokkan/sides.ts';
import { rawWorkbook } from '../../../../tests/api/imports/import-files.ts';
import { openFile } from '../open-file.ts';
import { planLedger } from './plan.ts';
import { readLedger } from './read.ts';

const opened = async (bytes: Uint8Array | string) => {
  const file = await openFile(Buffer.from(bytes), 'buku besar.csv');
  if (file.type === 'xml') throw new Error('no table');
  const planned = await planLedger(file.book, file.book.sheets[0] ?? '');
  return { book: file.book, ...planned };
};

const read = async (bytes: Uint8Array | string, side: Side = 'out') => {
  const { book, plan } = await opened(bytes);
  return readLedger(book, plan, side);
};

const GENERAL = `Buku Besar;;;;
Akun 2-1410 PPN Keluaran;;;;
Tanggal;No. Bukti;Keterangan;Debet;Kredit
02/10/2026;JU-1;Penjualan;;"1.100.000,00"
;;Saldo awal bulan;;
15/10/2026;JU-2;Retur penjualan;"110.000,50";
31/10/2026;JU-3;Salah tulis;seratus;
besok;JU-4;Penjualan;;550.000
Total;;;"110.000,50";"1.650.000,00"
`;

describe('the ledger of an accounting program', () => {
  it('is read by its headings wherever they stand, signed by the side of its account', async () => {
    const { plan, missing } = await opened(GENERAL);
    expect([plan.headingRow, missing]).toEqual([3, []]);
    const { rows } = await read(GENERAL);
    expect(rows.map(({ id, date, journal, ppn }) => [id, date, journal, ppn])).toEqual([
      ['4', '2026-10-02', 'JU-1', 110_000_000],
      ['6', '2026-10-15', 'JU-2', -11_000_050],
    ]);
    expect((await read(GENERAL, 'in')).rows.map(({ ppn }) => ppn)).toEqual([-110_000_000, 11_000_050]);
  });

  it('names the rows it cannot count, and counts nothing of them', async () => {
    const { notes } = await read(GENERAL);
    expect(notes.map(({ row, taken, findings }) => [row, taken, findings.map(({ message }) => message)])).toEqual([
      [7, false, ['impor.finding.number_unreadable']],
      [8, false, ['impor.finding.date_unreadable']],
    ]);
  });

  it('says which columns are missing', async () => {
    expect((await opened('Keterangan;Nilai lain\nPenjualan;x\n')).missing).toEqual(['date', 'ppn']);
    expect((await opened('Tanggal;Kredit\n02/10/2026;1.000\n')).missing).toEqual([]);
  });

  it('refuses a table in which nothing is booked', async () => {
    await expect(read('Tanggal;PPN\n02/10/2026;\n')).rejects.toMatchObject({ key: 'no_rows' });
  });

  it('keeps the same entry twice, the currency it was made in, and rounds what is finer than sen', async () => {
    const twice = 'JU-1;02/10/2026;PT Kirana;1.100.000,005;USD\n';
    const { rows } = await read(`No Jurnal;Tanggal;Pelanggan;PPN;Mata Uang\n${twice}${twice}`);
    expect(rows.map(({ partyName, ppn, currency }) => [partyName, ppn, currency])).toEqual([
      ['PT Kirana', 110_000_001, 'USD'],
      ['PT Kirana', 110_000_001, 'USD'],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  });
});

const cell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const workbook = (rows: string) =>
  rawWorkbook(
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${['Tanggal', 'Nomor Faktur Pajak', 'DPP', 'PPN'].map((name, at) => cell(`${'ABCD'[at]}1`, name)).join('')}</row>${rows}</sheetData></worksheet>`,
  );

describe('a workbook', () => {
  it('gives the value of a formula, and names one that holds none', async () => {
    const row = (at: number, value: string) =>
      `<row r="${at}">${cell(`A${at}`, '2026-10-02')}<c r="C${at}"><v>1000000</v></c><c r="D${at}"><f>C${at}*0.11</f>${value}</c></row>`;
    const { rows, notes } = await read(await workbook(row(2, '<v>110000.1</v>') + row(3, '')));
    expect(rows.map(({ id, base, ppn }) => [id, base, ppn])).toEqual([['2', 100_000_000, 11_000_010]]);
    expect(notes.map(({ row: at, taken, findings }) => [at, taken, findings[0]?.message])).toEqual([
      [3, false, 'impor.finding.file_formula_empty'],
    ]);
  });

  it('counts a row whose number lost its last digits, and does not look for it by that', async () => {
    const row = `<row r="2">${cell('A2', '2026-10-02')}<c r="B2"><v>4002500000000001</v></c><c r="D2"><v>110000</v></c></row>`;
    const lost = `<row r="3">${cell('A3', '2026-10-02')}<c r="B3"><v>40025000000000010</v></c><c r="D3"><v>110000</v></c></row>`;
    const { rows, notes } = await read(await workbook(row + lost));
    expect(rows.map(({ number, ppn }) => [number, ppn])).toEqual([
      ['4002500000000001', 11_000_000],
      [null, 11_000_000],
    ]);
    expect(notes.map(({ row, taken }) => [row, taken])).toEqual([[3, true]]);
  });
});

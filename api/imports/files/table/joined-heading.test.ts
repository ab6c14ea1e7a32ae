import { describe, expect, it } from 'vitest';
import { kinds } from '../kinds.ts';
import { layoutOf } from '../recognise.ts';
import { type Book, cellKind, type SheetRow } from '../sheet.ts';
import { readTable } from './read.ts';

const bookOf = (rows: readonly (readonly (string | number)[])[]): Book => ({
  sheets: ['A'],
  read: async (_sheet, take) => {
    for (const [at, cells] of rows.entries()) {
      const row: SheetRow = {
        row: at + 1,
        cells: cells.map(String),
        kinds: cells.map((cell) => (typeof cell === 'number' ? cellKind.number : cellKind.word)),
      };
      if (take(row) === false) return;
    }
  },
});
const layout = (rows: readonly (readonly (string | number)[])[], chosen?: number) =>
  layoutOf(kinds.BPPU, bookOf(rows), 'A', chosen);

const TOP = ['No', 'Penerima', '', 'Kode Objek Pajak', 'Penghasilan', '', 'Masa Pajak'];
const LOWER = ['', 'NPWP', 'Nama', '', 'Bruto', 'PPh', ''];
const DATA = [1, '0012345674123000', 'PT Lain', '24-104-07', 10_000_000, 200_000, '10/2025'];
const NAMES = [
  'No',
  'Penerima NPWP',
  'Penerima Nama',
  'Kode Objek Pajak',
  'Penghasilan Bruto',
  'Penghasilan PPh',
  'Masa Pajak',
];

describe('headings of two rows', () => {
  it.each([undefined, 2, 3])('are one, whichever of them is chosen (%s)', async (chosen) => {
    const read = await layout([['Daftar bukti potong'], TOP, LOWER, DATA], chosen);
    expect(read).toMatchObject({ headingRow: 2, headingRows: 2, title: 'Daftar bukti potong' });
    expect(read.columns.map(({ name }) => name)).toEqual(NAMES);
    expect(read.columns[1]?.sample).toEqual(['0012345674123000']);
    expect(
      Object.fromEntries(Object.entries(read.guesses).map(([field, guess]) => [field, guess?.column])),
    ).toMatchObject({
      payeeNpwp: 'Penerima NPWP',
      payeeName: 'Penerima Nama',
      gross: 'Penghasilan Bruto',
      tax: 'Penghasilan PPh',
    });
  });

  it('are both left out of the rows', async () => {
    const book = bookOf([TOP, LOWER, DATA]);
    const rows: unknown[] = [];
    const plan = { sheet: 'A', headingRow: 1, headingRows: 2, mapping: { gross: 'Penghasilan Bruto' } } as const;
    await readTable(kinds.BPPU, book, plan, (document) => rows.push(...document.map(({ row, cells }) => [row, cells])));
    expect(rows).toEqual([[3, { gross: '10000000' }]]);
  });

  it.each([
    [
      'data right below',
      [
        ['NPWP', '', 'DPP'],
        ['0012345674123000', 'PT Lain', 10],
      ],
    ],
    [
      'data of words right below',
      [
        ['Nama', 'Jabatan', 'Status'],
        ['Budi', 'Staf', 'K/1'],
      ],
    ],
    [
      'a heading over one column only',
      [
        ['Nama', 'Jabatan', ''],
        ['Budi', '', ''],
      ],
    ],
    ['an empty row between', [TOP, [], LOWER, DATA]],
  ])('are not made of %s', async (_what, rows) => {
    expect((await layout(rows, 1)).headingRows).toBe(1);
  });
});

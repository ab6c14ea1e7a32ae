import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { PAD, TABLE_SIZE } from '../../../output/pdf/table.ts';
import { columnsIn } from './column-widths.ts';

const doc = new PDFDocument();
const ROOM = 511;
const amount = (label: string) => ({ label, right: true as const });
const widthOf = (text: string): number => doc.font('Helvetica-Bold').fontSize(TABLE_SIZE).widthOfString(text);
const sum = (columns: readonly { width: number }[]): number => columns.reduce((all, { width }) => all + width, 0);

it('gives numbers their width, and what is left to the texts', () => {
  const columns = [{ label: 'Akun' }, amount('Komersial'), amount('Bukan objek'), amount('Fiskal')];
  const cells = ['Pendapatan dari penjualan barang jadi', '102.699.859.841', '0', '102.699.859.841'];
  const found = columnsIn(doc, ROOM, columns, [{ cells }, { heading: 'Penjualan' }]);
  expect(sum(found)).toBeCloseTo(ROOM);
  for (const [at, { width }] of found.entries())
    expect(width - 2 * PAD).toBeGreaterThanOrEqual(widthOf(cells[at] ?? ''));
});

it('narrows all columns alike where the room is too small', () => {
  const columns = Array.from({ length: 12 }, () => amount('Nilai'));
  const found = columnsIn(doc, ROOM, columns, [{ cells: columns.map(() => '102.699.859.841') }]);
  expect(sum(found)).toBeCloseTo(ROOM);
  expect(new Set(found.map(({ width }) => width)).size).toBe(1);
});

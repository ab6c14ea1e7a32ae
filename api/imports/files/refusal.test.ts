import { describe, expect, it } from 'vitest';
import { rawWorkbook } from '../../../tests/api/imports/import-files.ts';
import { openFile } from './open-file.ts';
import { limits } from './refusal.ts';

const SIZE = 19.6 * 1024 * 1024;

const taken = async (bytes: Uint8Array | string, name: string): Promise<[rows: number, why: string | undefined]> => {
  let rows = 0;
  const why = await openFile(Buffer.from(bytes), name)
    .then(async (file) => {
      if (file.type === 'xml') throw new Error('no table');
      const { read, sheets } = file.book;
      await read(sheets[0] ?? '', () => {
        rows++;
        return undefined;
      });
    })
    .then(
      () => undefined,
      (error: { key?: string }) => error.key,
    );
  return [rows, why];
};

const SHEET = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const many = (count: number, row: (at: number) => string) =>
  SHEET(Array.from({ length: count }, (_, at) => row(at)).join(''));

describe('a text with more rows than are taken in', () => {
  it.each([
    ['millions of short rows', 'a;b\n', 'too_many_lines'],
    ['rows with nothing in them', '\n', 'too_many_lines'],
    ['rows of empty cells', ';;;;;;;;;\n', 'too_many_lines'],
    ['wide rows of empty cells', `${';'.repeat(490)}\n`, 'too_many_cells'],
    ['rows whose last cell runs over lines', 'a;"b\n\nc"\n', 'too_many_lines'],
  ])('is refused before it is parsed: %s', async (_, line, why) => {
    const began = performance.now();
    expect(await taken(`a;b\n${line.repeat(Math.floor(SIZE / line.length))}`, 'a.csv')).toEqual([0, why]);
    // Parsing them took minutes.
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('is read where it only holds many line ends', async () => {
    const cell = `"${'x\n'.repeat(300)}"`;
    expect(await taken(`a;b\n${`${cell};1\n`.repeat(1_000)}`, 'a.csv')).toEqual([1_001, undefined]);
  });
});

describe('a workbook with more rows than are taken in', () => {
  it('is refused at the limit and not read to its end', async () => {
    const row = (at: number) => `<row><c r="A${at + 1}"><v>${at * 7919}</v></c></row>`;
    const [rows, why] = await taken(await rawWorkbook(many(limits.lines + 5_000, row)), 'a.xlsx');
    expect([why, rows <= limits.lines + 100]).toEqual(['too_many_lines', true]);
  });

  it('may end in rows that are only formatted', async () => {
    const row = (at: number) =>
      at < 10 ? `<row><c r="A${at + 1}"><v>1</v></c></row>` : `<row ht="${at * 7919}"><c/></row>`;
    expect(await taken(await rawWorkbook(many(110_000, row)), 'a.xlsx')).toEqual([10, undefined]);
  });
});

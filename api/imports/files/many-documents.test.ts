import { describe, expect, it } from 'vitest';
import { slipKinds } from '#domain/bupot/kinds.ts';
import { slipLayouts } from '#domain/bupot/xml/layouts.ts';
import { dokumenXml } from '#domain/faktur/dokumen-xml.ts';
import { returDokumenXml } from '#domain/faktur/retur-dokumen-xml.ts';
import { readConverter } from './bupot/converter.ts';
import { twoSheets } from './converter/two-sheets.ts';
import type { ImportKind } from './kind.ts';
import { type KindKey, kinds } from './kinds.ts';
import { RETUR_ROOT } from './retur/xml.ts';
import { type Book, cellKind } from './sheet.ts';
import { readTable } from './table/read.ts';

const NPWP = '0012345674123000';

const bookOf = (sheets: Readonly<Record<string, { rows: number; row: (at: number) => readonly string[] }>>): Book => ({
  sheets: Object.keys(sheets),
  read: async (name, take) => {
    const { rows = 0, row } = sheets[name] ?? {};
    for (let at = 0; at < rows; at++) {
      const cells = [...(row?.(at) ?? [])];
      if (take({ row: at + 1, cells, kinds: cells.map(() => cellKind.word) }) === false) return;
    }
  },
});

const taken = async (read: (take: () => void) => Promise<void>): Promise<[count: number, bound: unknown]> => {
  let count = 0;
  const bound = await read(() => void count++).then(
    () => null,
    (error: { key?: string; params?: { limit?: number } }) =>
      /^too_many_(?:documents|lines)$/.test(error.key ?? '') ? error.params?.limit : error,
  );
  return [count, bound];
};

const ends = async (most: number, read: (count: number) => (take: () => void) => Promise<void>): Promise<void> => {
  expect(await taken(read(most))).toEqual([most, null]);
  expect((await taken(read(most + 1)))[1]).toBe(most);
};

const elements: Partial<Record<KindKey, readonly [root: string, one: string]>> = {
  'faktur-keluaran': ['TaxInvoiceBulk', 'TaxInvoice'],
  'faktur-masukan': ['TaxInvoiceBulk', 'TaxInvoice'],
  'retur-masukan': [RETUR_ROOT, 'InputReturnData'],
  received: ['OtherParties', 'List'],
  'dokumen-keluaran': [dokumenXml.out.root, dokumenXml.out.one],
  'dokumen-masukan': [dokumenXml.in.root, dokumenXml.in.one],
  'retur-dokumen-keluaran': [returDokumenXml.out.root, returDokumenXml.out.one],
  'retur-dokumen-masukan': [returDokumenXml.in.root, returDokumenXml.in.one],
  ...Object.fromEntries(slipKinds.map((kind) => [kind, [slipLayouts[kind].root, slipLayouts[kind].item]])),
};

describe.each(Object.entries(kinds) as [KindKey, ImportKind][])('a file of %s ends with its documents', (key, kind) => {
  const fields = Object.keys(kind.fields);
  const { documents: most } = kind.limits;

  it('as a table', async () => {
    const few = { ...kind, limits: { documents: 3, lines: 9 } };
    const mapping = Object.fromEntries(fields.map((field) => [field, field]));
    const plan = { sheet: 'A', headingRow: 1, mapping };
    const row = (at: number) => (at === 0 ? fields : fields.map((field) => `${field} ${at}`));
    await ends(3, (count) => (take) => readTable(few, bookOf({ A: { rows: count + 1, row } }), plan, take));
  });

  it.runIf(kind.takes.includes('xml'))('as the file of the office', async () => {
    const [root, one] = elements[key] ?? ['none', 'none'];
    await ends(most, (count) => async (take) => {
      const bytes = Buffer.from(`<${root}><TIN>${NPWP}</TIN><L>${`<${one}></${one}>`.repeat(count)}</L></${root}>`);
      await (await kind.own?.({ type: 'xml', bytes }))?.read(NPWP, take);
    });
  });
});

describe('a workbook of the office ends with its documents', () => {
  it('of slips', async () => {
    const { limits, ...shapes } = kinds.BPPU;
    const sheet = { sheet: 'A', headingRow: 0, columns: ['reference'] as never, tin: null };
    const row = (at: number) => [`R ${at}`];
    await ends(
      limits.documents,
      (count) => (take) =>
        readConverter({ ...shapes, kind: 'BPPU' }, bookOf({ A: { rows: count, row } }), sheet, NPWP, take),
    );
  });

  it('of documents with lines', async () => {
    const two = twoSheets({
      head: ['Baris', 'Nama'].map((heading) => ({ heading, field: null })),
      detail: ['Baris', 'Barang'].map((heading) => ({ heading, field: null })),
      owner: 'NPWP',
      cells: kinds['faktur-keluaran'],
      limits: { documents: 3, lines: 9 },
      blamed: 'reference',
    });
    const row = (second: string) => (at: number) => [at === 0 ? 'Baris' : `${at}`, at === 0 ? second : 'x'];
    await ends(3, (count) => async (take) => {
      const book = bookOf({ A: { rows: count + 1, row: row('Nama') }, B: { rows: 2, row: row('Barang') } });
      const found = await two.recognise(book);
      if (found) await two.read(book, found, NPWP, take);
    });
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { amountsOf } from '#domain/bupot/compute.ts';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import type { CheckContext } from '../kind.ts';
import { type OpenFile, openFile } from '../open-file.ts';
import { unknownStyle } from '../raw.ts';
import { nothingSeen, type Reading } from '../reading.ts';
import { readDocuments, recognise } from '../recognise.ts';
import { officeColumns } from './elements.ts';
import { bupotKinds } from './kind.ts';

const OWN = '0025182262411000';
const OTHER = '0414107001021000';
const company = { npwp: OWN, pkp: true, government: false, name: 'PT Sagara', address: 'Jalan 1', city: 'Jakarta' };
const context: CheckContext = { today: '2026-11-16', company, style: unknownStyle };

const stored = (name: string) =>
  openFile(readFileSync(join(import.meta.dirname, '../../../../fixtures/files', name)), name);

const csv = (rows: readonly (readonly string[])[]) =>
  openFile(Buffer.from(rows.map((row) => row.join(';')).join('\r\n')), 'daftar.csv');

const headingsFor = (kind: SlipKind): string[] => officeColumns(kind).map(({ headings: [first = ''] }) => first);

const read = async (kind: SlipKind, file: Awaited<ReturnType<typeof openFile>>, npwp = OWN) => {
  const found = await recognise(bupotKinds[kind], file);
  if (!('read' in found)) throw new Error(`taken for ${found.source}`);
  return { found, documents: await readDocuments(bupotKinds[kind], file, found, npwp) };
};

describe('the office’s workbooks', () => {
  it('of BP21, v4: the columns its formulas calculate with are passed over', async () => {
    const { found, documents } = await read('BP21', await stored('bp21-kantor-v4.xlsx'));
    expect(found.source).toBe('converter');
    expect(documents).toHaveLength(1);
    const input = bupotKinds.BP21.input(documents[0] ?? [], context);
    expect(input).toMatchObject({ taxCode: '21-100-07', gross: '10000000', nett: null, rate: null });
    expect(amountsOf(input)).toMatchObject({ gross: '10000000.00', base: '5000000.00', tax: '250000.00' });
    const { findings } = bupotKinds.BP21.check(documents[0] ?? [], context);
    expect(findings.flat().filter(({ path }) => ['gross', 'nett', 'rate', 'tax'].includes(path))).toEqual([]);
  });

  it('of BPMP, v3: every row, and none of those that hold formulas alone', async () => {
    const { found, documents } = await read('BPMP', await stored('bpmp-kantor-v3.xlsx'));
    expect(found.source).toBe('converter');
    const grosses = documents.map(([row]) => row?.cells.gross);
    expect(grosses.slice(0, 3)).toEqual(['6300001', '14000000', '15000000']);
    expect(grosses.every(Boolean)).toBe(true);
    expect(await recognise(bupotKinds.BP21, await stored('bpmp-kantor-v3.xlsx'))).toMatchObject({ source: 'table' });
  });

  it.each<[SlipKind, string]>([
    ['BP21', 'bp21-kantor-v4.xlsx'],
    ['BPMP', 'bpmp-kantor-v3.xlsx'],
  ])('of %s, named for another withholder, are refused', async (kind, name) => {
    await expect(read(kind, await stored(name), OTHER)).rejects.toMatchObject({ key: 'other_tin' });
  });

  it.each(slipKinds)('of %s: whoever stands in the first rows is looked at, in whichever cell', async (kind) => {
    const headings = headingsFor(kind);
    const row = headings.map((_, at) => (at === 0 ? '9' : '2026'));
    for (const before of [1, 2, 3]) {
      const named = ['NPWP Pemotong', ...Array.from({ length: before - 1 }, () => ''), OTHER];
      const file = await csv([named, ['', 'catatan'], ['', ...headings], ['', ...row]]);
      await expect(read(kind, file)).rejects.toMatchObject({ key: 'other_tin' });
      await expect(read(kind, file, OTHER)).resolves.toBeDefined();
    }
  });

  it('keep a heading of one’s own beside the office’s a matter of mapping', async () => {
    const headings = [...headingsFor('BP21'), 'Nama', 'Cabang', 'Proyek'];
    const file = await csv([headings, headings.map(() => '1')]);
    expect(await recognise(bupotKinds.BP21, file)).toMatchObject({ source: 'table' });
  });
});

describe('rows of the office’s workbook that are no slips', () => {
  const headings = headingsFor('BPMP');
  const taxCode = headings.findIndex((_, at) => officeColumns('BPMP')[at]?.column === 'taxCode');
  const gross = headings.findIndex((_, at) => officeColumns('BPMP')[at]?.column === 'gross');
  const row = (amount: string, text = '9') =>
    headings.map((_, at) => (at === gross ? amount : at === taxCode ? '21-100-01' : text));
  const total = headings.map((_, at) => (at === gross ? '7000000' : at === 0 ? 'TOTAL' : ''));
  const readWith = async (reading: Reading) => {
    const file = await csv([headings, row('3000000'), row('4000000'), total, ['Dicetak oleh: Admin'], ['Jakarta']]);
    if (file.type !== 'book') throw new TypeError('a table was expected');
    const { book } = file;
    const filtered: OpenFile = {
      ...file,
      book: {
        ...book,
        read: (sheet, take) => book.read(sheet, (one) => take(one.row === 3 ? { ...one, hidden: true } : one)),
      },
    };
    const found = await recognise(bupotKinds.BPMP, filtered);
    if (!('read' in found)) throw new Error(`taken for ${found.source}`);
    const seen = nothingSeen();
    const documents = await readDocuments(bupotKinds.BPMP, filtered, found, OWN, { reading, seen });
    return { grosses: documents.map(([one]) => one?.cells.gross), seen };
  };

  it('are left out and said, and so are rows a filter hides', async () => {
    const { grosses, seen } = await readWith({});
    expect(grosses).toEqual(['3000000', '4000000']);
    expect(seen).toMatchObject({ hidden: 1, rest: 3, totals: [{ row: 4, text: 'TOTAL', differs: [] }] });
    expect(seen.restRows.map(({ row: at }) => at)).toEqual([4, 5, 6]);
  });

  it('are read as a person answers', async () => {
    const without = await readWith({ hidden: 'without' });
    expect(without.grosses).toEqual(['3000000']);
    expect(without.seen.totals[0]?.differs).toEqual([{ field: 'gross', file: '7000000', read: '3000000' }]);
    expect((await readWith({ rest: 'in' })).grosses).toEqual(['3000000', '4000000', '7000000', undefined, undefined]);
  });
});

describe('XML with ETC', () => {
  const etc = `<Bp21Bulk><TIN>${OWN}</TIN><ListOfBp21><Bp21><TaxPeriodMonth>9</TaxPeriodMonth><TaxPeriodYear>2026</TaxPeriodYear>
<CounterpartTin>3174051203900077</CounterpartTin><StatusTaxExemption>K/2</StatusTaxExemption><TaxCertificate>ETC</TaxCertificate>
<TaxObjectCode>21-100-35</TaxObjectCode><Gross>40000000</Gross><Deemed>1</Deemed><Rate>1</Rate><WithholdingDate>2026-09-21</WithholdingDate>
</Bp21></ListOfBp21></Bp21Bulk>`;
  const taxOf = async (xml: string) => {
    const { documents } = await read('BP21', await openFile(Buffer.from(xml), 'etc.xml'));
    return amountsOf(bupotKinds.BP21.input(documents[0] ?? [], context));
  };

  it('frees share and rate: 40.000.000 × 1 % × 1 %', async () => {
    expect(await taxOf(etc)).toMatchObject({ base: '400000.00', nett: '1', rate: '1', tax: '4000.00' });
  });

  it('frees nothing where another facility stands', async () => {
    // TER B of 40.000.000: 15 %.
    expect(await taxOf(etc.replace('ETC', 'N/A'))).toMatchObject({ nett: '100', rate: '15', tax: '6000000.00' });
  });
});

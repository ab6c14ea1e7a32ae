import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { aHeader, aLine, converterBook, rawWorkbook, tableBook, taxInvoiceXml, zipOf } from './import-files.ts';
import {
  BILLING,
  bupotPlace,
  FAKTUR,
  type ImportAnswer,
  MASUKAN,
  rowsOf,
  sendFile,
  settled,
  upload,
} from './import-steps.ts';

const tin = companies.sagara.npwp;
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(() => app.close());

const nothingSaved = async (): Promise<void> => {
  const saved = await rina.get<unknown[]>('/efaktur/out/ctas');
  expect(saved).toEqual([]);
};

const SHEET = (cells: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`;

const RETUR = { kind: 'retur-masukan', path: FAKTUR.path };

describe.each([FAKTUR, MASUKAN, RETUR, BILLING, bupotPlace('BPPU')])('at the door of $kind', (place) => {
  it.each([
    [
      'an old .xls under the name of .xlsx',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      'a.xlsx',
      415,
      '.xlsx',
    ],
    ['a web page named .xls', '<html><table><tr><td>1</td></tr></table></html>', 'a.xls', 415, 'halaman web'],
    ['a PDF', '%PDF-1.7 ...', 'a.xlsx', 415, 'PDF'],
    ['bytes of no kind', Uint8Array.of(1, 2, 3, 0, 0, 4, 0, 9), 'a.csv', 415, 'tidak dikenal'],
    ['an empty file', '', 'a.csv', 422, 'kosong'],
    ['a zip cut off in the middle', Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2, 3), 'a.xlsx', 415, 'rusak'],
  ])('refuses %s with its own words', async (_, bytes, name, status, words) => {
    const answer = await upload(rina, bytes, name, place);
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { message: string }).message).toContain(words);
  });

  it('refuses macros, a zip that is no workbook, and a file above 20 MB', async () => {
    const macros = await upload(rina, await rawWorkbook(SHEET(''), { 'xl/vbaProject.bin': 'x' }), 'a.xlsm', place);
    expect(macros.status).toBe(415);
    expect(((await macros.json()) as { message: string }).message).toContain('makro');
    expect((await upload(rina, await zipOf({ 'readme.txt': 'x' }), 'a.xlsx', place)).status).toBe(415);
    expect((await upload(rina, new Uint8Array(20 * 1024 * 1024 + 1).fill(65), 'a.csv', place)).status).toBe(413);
    expect((await upload(rina, new Uint8Array(30 * 1024 * 1024).fill(65), 'a.csv', place)).status).toBe(413);
  });

  it('refuses a zip that unfolds to hundreds of times its size before unpacking it', async () => {
    const bomb = await rawWorkbook(SHEET(' '.repeat(60 * 1024 * 1024)));
    expect(bomb.length).toBeLessThan(200_000);
    const answer = await upload(rina, bomb, 'a.xlsx', place);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ reason: 'zip_bomb' });
  });

  it('keeps only the last part of a name, whatever its path', async () => {
    const { id } = await sendFile(rina, 'a;b\n1;2\n', '..\\..\\etc/pass\u0000wd.csv', place);
    expect(await rina.get(`${place.path}/${id}`)).toMatchObject({ fileName: 'passwd.csv' });
    await rina.delete(`${place.path}/${id}`);
  });

  it('hides imports of other companies', async () => {
    const { id } = await sendFile(rina, 'a;b\n1;2\n', 'a.csv', place);
    const hendra = await app.as('hendra');
    expect((await hendra.request('GET', `${place.path}/${id}`)).status).toBe(404);
    expect((await hendra.request('GET', `${place.path}/${id}/rows`)).status).toBe(404);
    expect((await hendra.request('GET', `${place.path}/${id}/original`)).status).toBe(404);
    expect((await hendra.request('DELETE', `${place.path}/${id}`)).status).toBe(404);
    await rina.delete(`${place.path}/${id}`);
  });
});

describe('the door of invoices', () => {
  it('is closed to those without the key', async () => {
    const budi = await app.as('budi');
    expect((await upload(budi, 'a;b\n1;2\n', 'a.csv')).status).toBe(403);
  });
});

describe('while reading', () => {
  const refused = async (bytes: Uint8Array | string, name: string): Promise<string> => {
    const { id } = await sendFile(rina, bytes, name);
    const read = await settled(app, rina, id);
    expect(read).toMatchObject({ step: 'FINISHED', status: 'INVALID', documents: 0 });
    return read.message ?? '';
  };

  it('refuses document types, entities and unlimited laughs', async () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
    expect(await refused(taxInvoiceXml(tin, { doctype: laughs, invoice: '&b;' }), 'a.xml')).toContain('DOCTYPE');
    expect(
      await refused(taxInvoiceXml(tin, { doctype: '<!DOCTYPE x SYSTEM "file:///etc/passwd">' }), 'a.xml'),
    ).toContain('DOCTYPE');
    expect(await refused(taxInvoiceXml(tin, { invoice: '&unknown;' }), 'a.xml')).toContain('&unknown;');
  });

  it('leaves out of cells what no program types and no database keeps', async () => {
    const xml = taxInvoiceXml(tin).replace(/<BuyerName>[^<]*/, '<BuyerName>PT &#xD800;Setengah');
    expect((await upload(rina, 'Referensi;Nama\nA;PT \u0000\n', 'a.csv')).status).toBe(415);
    const sheet = SHEET(
      `<row r="1"><c r="A1" t="inlineStr"><is><t>Referensi&#0;</t></is></c><c r="B1" t="inlineStr"><is><t>Nama&#xD800;</t></is></c></row>` +
        `<row r="2"><c r="A2" t="inlineStr"><is><t>N&#0;UL-2</t></is></c><c r="B2" t="inlineStr"><is><t>PT &#xDFFF;X</t></is></c></row>`,
    );
    for (const [bytes, name] of [
      [xml, 'a.xml'],
      [taxInvoiceXml(tin).replace(/<BuyerName>[^<]*/, '<BuyerName>PT \u0081Setengah'), 'b.xml'],
      [await rawWorkbook(sheet), 'a.xlsx'],
    ] as const) {
      const { id } = await sendFile(rina, bytes, name);
      const read = await settled(app, rina, id);
      expect(['SHEET', 'REPAIR', 'FINISHED']).toContain(read.step);
      const text = await (await rina.request('GET', `/efaktur/import/${id}`)).text();
      expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      if (name === 'b.xml')
        expect(read.state.buckets.map(({ key }) => key)).toContain('counterpartyName:impor.finding.file_unreadable');
      await rina.request('DELETE', `/efaktur/import/${id}`);
    }
  });

  it('refuses an unknown root, a broken file and one nested too deeply', async () => {
    expect(await refused('<?xml version="1.0"?><Other><TIN>1</TIN></Other>', 'a.xml')).toContain('"Other"');
    expect(await refused(taxInvoiceXml(tin).slice(0, -40), 'a.xml')).toContain('terpotong');
    expect(await refused(`<TaxInvoiceBulk>${'<a>'.repeat(50)}`, 'a.xml')).toContain('terlalu dalam');
  });

  it("refuses another company's file and says whose it is", async () => {
    const other = companies.bentala.npwp;
    expect(await refused(taxInvoiceXml(other), 'a.xml')).toContain(other);
    expect(
      await refused(await converterBook(other, [{ header: aHeader(other), lines: [aLine()] }]), 'a.xlsx'),
    ).toContain(other);
  });

  it('refuses a workbook without rows and one with thousands of columns', async () => {
    expect(await refused(await converterBook(tin, []), 'a.xlsx')).toContain('tidak berisi baris');
    const wide = SHEET(
      `<row r="1"><c r="A1" t="inlineStr"><is><t>x</t></is></c><c r="XFD1" t="inlineStr"><is><t>x</t></is></c></row>`,
    );
    expect(await refused(await rawWorkbook(wide), 'a.xlsx')).toContain('500 kolom');
  });

  it('refuses more documents than the limit with the number', async () => {
    const lines = Array.from({ length: 20_001 }, (_, at) => `R${at};2025-10-20;PT A;0012345674123000;Meja;1000`);
    const csv = ['Referensi;Tanggal;Nama Pembeli;NPWP;Nama Barang;Harga', ...lines].join('\n');
    const { id } = await sendFile(rina, csv, 'a.csv');
    const table = await settled(app, rina, id);
    expect(table.step).toBe('SHEET');
    await rina.put(`/efaktur/import/${id}/mapping`, {
      version: table.version,
      mapping: {
        reference: 'Referensi',
        date: 'Tanggal',
        counterpartyName: 'Nama Pembeli',
        counterpartyNpwp: 'NPWP',
        goodsName: 'Nama Barang',
        price: 'Harga',
      },
    });
    expect(await settled(app, rina, id)).toMatchObject({
      status: 'INVALID',
      message: expect.stringContaining('20000'),
    });
  });

  it('keeps nothing of a refused file among the invoices', nothingSaved);

  it('reads a table of text that no mapping fits without failing', async () => {
    const { id } = await sendFile(
      rina,
      await tableBook([
        ['x', 'y'],
        [true, { error: '#N/A' }],
        ['__proto__', 'constructor'],
      ]),
      'a.xlsx',
    );
    expect(await settled(app, rina, id)).toMatchObject({ step: 'SHEET', source: 'table' });
  });
});

describe('while reading billing codes', () => {
  const rows = (rest: string) => `KAP;KJS;Masa;Jumlah;Uraian\n${rest}`;
  const MAPPING = { kap: 'KAP', kjs: 'KJS', period: 'Masa', amount: 'Jumlah', description: 'Uraian' };

  const taken = async (bytes: Uint8Array | string, name: string): Promise<ImportAnswer> => {
    const { id } = await sendFile(rina, bytes, name, BILLING);
    const read = await settled(app, rina, id, BILLING);
    if (read.step !== 'SHEET') return read;
    const answer = await rina.request('PUT', `${BILLING.path}/${id}/mapping`, {
      json: { version: read.version, mapping: MAPPING },
    });
    return answer.ok ? settled(app, rina, id, BILLING) : read;
  };

  it('refuses XML at the door, and a file without rows', async () => {
    const answer = await upload(rina, taxInvoiceXml(tin), 'a.xml', BILLING);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ reason: 'xml_unwanted', message: expect.stringContaining('XLSX') });
    expect(await taken(rows(''), 'a.csv')).toMatchObject({ status: 'INVALID', documents: 0 });
  });

  it('refuses more rows than the limit with the number', async () => {
    const many = Array.from({ length: 5_001 }, (_, at) => `411126;100;01-2024;${at + 1};x`).join('\n');
    expect(await taken(rows(many), 'a.csv')).toMatchObject({
      status: 'INVALID',
      message: expect.stringContaining('5000'),
    });
  });

  it('takes whatever stands in a cell for text, and asks for no code of it', async () => {
    const cells = [
      '=HYPERLINK("http://x");100;01-2024;1e9;x',
      "'; drop table billing; --;100;01-2024;1000000;x",
      '411126;100;01-2024;-1000000;x',
      '411126;100;01-2024;99999999999999999999;x',
      '411126;100;9999-99;1000000;x',
      '411126;100;01-2024;1.000.000,5;x',
      '__proto__;constructor;toString;NaN;x',
      `411126;100;01-2024;1000000;${'x'.repeat(5_000)}`,
      '#REF!;#N/A;#VALUE!;#DIV/0!;#NAME?',
    ];
    const read = await taken(rows(cells.join('\n')), 'a.csv');
    expect(read).toMatchObject({ step: 'REPAIR', message: null });
    expect(read.state.totals).toMatchObject({ rows: cells.length, ready: 0, errors: cells.length });
    const hidden = await taken(rows('411126\u202e;100\u200b;01-2024;1000000;\ufeff'), 'b.csv');
    expect(hidden.state.totals).toMatchObject({ rows: 1, ready: 1, errors: 0 });
    expect(hidden.state.buckets.map(({ key }) => key)).toContain('kap:impor.finding.file_unreadable');
    const answer = await rina.request('POST', `${BILLING.path}/${read.id}/commit`, { json: { version: read.version } });
    expect(answer.status).toBe(422);
    expect(await rina.get<unknown[]>('/ebilling')).toEqual([]);
  });

  it('reads numbers Excel has spoilt as what they are: doubtful', async () => {
    const sheet = await tableBook([
      ['KAP', 'KJS', 'Masa', 'Jumlah', 'Uraian', 'NOP'],
      [411128, 402, '01-2024', { formula: '1+1' }, null, 317401000100200000],
      [411126, 100, '01-2024', { formula: 'A1', result: 1_000_000 }, null, null],
    ]);
    const { id } = await sendFile(rina, sheet, 'a.xlsx', BILLING);
    const { version } = await settled(app, rina, id, BILLING);
    await rina.put(`${BILLING.path}/${id}/mapping`, { version, mapping: { ...MAPPING, nop: 'NOP' } });
    const read = await settled(app, rina, id, BILLING);
    expect(read.state.totals).toMatchObject({ rows: 2, errors: 1, ready: 1, warnings: 0 });
    const [first] = await rowsOf(rina, id, {}, BILLING);
    expect(first?.findings.map(({ path, key }) => [path, key.split('.').at(-1)])).toEqual(
      expect.arrayContaining([
        ['nop', 'file_digits_lost'],
        ['amount', 'file_formula_empty'],
      ]),
    );
  });
});

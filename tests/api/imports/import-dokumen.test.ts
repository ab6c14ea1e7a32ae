import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import type { DokumenKeluaranView, DokumenMasukanView } from '#domain/faktur/dokumen-schema.ts';
import { dokumenXml } from '#domain/faktur/dokumen-xml.ts';
import { checkFile } from '../../../api/imports/files/check-file.ts';
import { dokumenMasukan } from '../../../api/imports/files/dokumen/kind.ts';
import type { ImportKind } from '../../../api/imports/files/kind.ts';
import { openFile } from '../../../api/imports/files/open-file.ts';
import { readDocuments, recognise } from '../../../api/imports/files/recognise.ts';
import { writeBulkXml } from '../../../api/modules/faktur/files/bulk-xml.ts';
import { aDokumenInput } from '../../../fixtures/builders/a-dokumen.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { FAKTUR, type ImportAnswer, rowsOf, sendFile, settled, upload } from './import-steps.ts';

const own = companies.sagara.npwp;
const OUT = { kind: 'dokumen-keluaran', path: '/efaktur/import' };
const IN = { kind: 'dokumen-masukan', path: '/efaktur/import' };
const lists = { out: '/efaktur/document/out/ctas', in: '/efaktur/document/in/ctas' } as const;
type View = DokumenKeluaranView & DokumenMasukanView;
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const read = async (file: Uint8Array | string, name: string, place = IN): Promise<ImportAnswer> =>
  settled(app, rina, (await sendFile(rina, file, name, place)).id, place);
const xmlOf = async (side: 'out' | 'in', dokumen: DokumenInput[], tin = own): Promise<string> => {
  let text = '';
  for await (const piece of writeBulkXml<DokumenInput>(dokumenXml[side], tin, dokumen)) text += piece;
  return text;
};
const save = async ({ id, version }: ImportAnswer): Promise<ImportAnswer> => {
  await rina.post(`${IN.path}/${id}/commit`, { version });
  return settled(app, rina, id, IN);
};
const saved = (side: 'out' | 'in', importId: string): Promise<View[]> =>
  rina.get(
    `${lists[side]}?sort=${encodeURIComponent('["number","ASC"]')}&filter=${encodeURIComponent(JSON.stringify({ importId }))}`,
  );
const keys = ({ state }: ImportAnswer): string[] =>
  state.buckets.map(({ key }) => key.replace('impor.finding.', '')).sort();
const heading = 'Jenis Dokumen;Detail Transaksi;Nomor Dokumen;Tanggal Dokumen;NPWP Penjual;Nama Penjual;DPP;PPN';
const table = (...rows: string[]): string => [heading, ...rows].join('\n');

describe('the office’s XML of other documents', () => {
  it('is recognised, whatever it was uploaded as, and imported unchanged', async () => {
    const dokumen = [
      aDokumenInput({ documentKind: 'PIB', number: 'IMP-1' }),
      aDokumenInput({ documentKind: 'AS_INVOICE_IN', code: '04', number: 'IMP-2', dpp: '1250000.50', ppn: '137500' }),
      aDokumenInput({ documentKind: 'FROM_ABROAD', number: 'IMP-3', uncreditReason: 'FOREIGN_DOCUMENT' }),
    ];
    const file = await read(await xmlOf('in', dokumen), 'masukan.xml', FAKTUR);
    expect(file).toMatchObject({ kind: 'dokumen-masukan', source: 'xml', step: 'REPAIR', documents: 3 });
    expect(file.state.totals, JSON.stringify(file.state.buckets)).toMatchObject({ ready: 3, errors: 0 });
    expect(await save(file)).toMatchObject({ step: 'FINISHED', status: 'SUCCESS', succeeded: 3 });
    expect(await saved('in', file.id)).toMatchObject([
      { number: 'IMP-1', documentKind: 'PIB', status: 'DRAFT' },
      { number: 'IMP-2', documentKind: 'AS_INVOICE_IN', code: '04', dpp: '1250000.50' },
      // The file says that it is not credited, but not why.
      { number: 'IMP-3', documentKind: 'FROM_ABROAD', uncreditReason: 'COMPANY' },
    ]);
    const out = aDokumenInput({ documentKind: 'AS_INVOICE_OUT', code: '07', addInfo: 'TD.00503', number: 'EXP-2' });
    const sold = [aDokumenInput({ documentKind: 'EXPORT_SERVICE', number: 'EXP-1' }), out];
    const other = await read(await xmlOf('out', sold), 'keluaran.xml', IN);
    expect(await save(other)).toMatchObject({ kind: 'dokumen-keluaran', succeeded: 2, failed: 0 });
    expect(await saved('out', other.id)).toMatchObject([
      { number: 'EXP-1', documentKind: 'EXPORT_SERVICE', code: '13', reference: 'KONTRAK-17' },
      { number: 'EXP-2', documentKind: 'AS_INVOICE_OUT', code: '07' },
    ]);
    const id = (await saved('out', other.id))[1]?.id;
    expect(await rina.get(`${lists.out}/${id}`)).toMatchObject({ addInfo: 'TD.00503', errorCount: 0 });
    const history = await rina.get<{ action: string }[]>(`${lists.out}/${id}/history`);
    expect(history.map(({ action }) => action)).toEqual(['import']);
  });

  it('of another company, broken, or of another root is refused in words', async () => {
    const foreign = await read(
      await xmlOf('in', [aDokumenInput({ documentKind: 'PIB' })], companies.bentala.npwp),
      'x.xml',
    );
    expect(foreign).toMatchObject({ status: 'INVALID', message: expect.stringContaining(companies.bentala.npwp) });
    const broken = await read('<InputSpecialDocBulk><TIN>', 'x.xml');
    expect(broken).toMatchObject({ status: 'INVALID' });
    const strange = await read('<Something><TIN>1</TIN></Something>', 'x.xml');
    expect(strange.message).toContain('InputSpecialDocBulk');
  });
});

describe('any table of other documents', () => {
  it('is mapped by its headings; errors are shown at their cell in words', async () => {
    const file = await read(
      table(
        'PIB;;TBL-1;16/10/2025;;Guangzhou Sample Co;120.000.000;13.200.000',
        'PEB (ekspor barang);;TBL-2;16/10/2025;;Harbour Trading;1000;0',
        'Surat jalan;;TBL-3;16/10/2025;;Nobody;1000;0',
        'PIB;;TBL-4;kemarin;;Guangzhou Sample Co;banyak;1,2,3',
        'Dokumen setara faktur;14;TBL-5;16/10/2025;123;PT Sinar;1000000;110000',
        'PIB;;TBL-1;16/10/2025;;Guangzhou Sample Co;1000;110',
      ),
      'pib.csv',
    );
    const guesses = Object.fromEntries(
      Object.entries(file.state.guesses).map(([field, { column }]) => [field, column]),
    );
    await rina.put(`${IN.path}/${file.id}/mapping`, { version: file.version, mapping: guesses, remember: false });
    const checked = await settled(app, rina, file.id, IN);
    expect(checked).toMatchObject({ step: 'REPAIR', documents: 6 });
    const rows = await rowsOf(rina, file.id, {}, IN);
    const messageOf = rows.map(({ findings }) => findings.map(({ path, key }) => `${path} ${key.split('.').at(-1)}`));
    expect(messageOf[1]).toContain('documentKind dokumen_other_side');
    expect(messageOf[2]).toContain('documentKind dokumen_kind_unknown');
    expect(messageOf[3]).toEqual(expect.arrayContaining(['date date_unreadable', 'dpp number_unreadable']));
    expect(messageOf[4]).toEqual(expect.arrayContaining(['code detail', 'counterpartyNpwp npwp_digits']));
    expect(messageOf[5]).toContain('number dokumen_in_file');
    expect(keys(checked).length).toBeGreaterThan(5);
    expect(rows.every(({ findings }) => findings.every(({ message }) => !message.includes('impor.')))).toBe(true);
  });

  it('whose number is in the books already is not saved again', async () => {
    await rina.post(lists.in, { input: aDokumenInput({ documentKind: 'PIB', number: 'BOOK-1' }) });
    const file = await read(await xmlOf('in', [aDokumenInput({ documentKind: 'PIB', number: 'BOOK-1' })]), 'x.xml');
    expect(file.state.totals).toMatchObject({ ready: 0, errors: 1 });
    expect(keys(file)).toEqual(['number:dokumen_saved']);
  });

  it('is imported with the permission, and its template is available', async () => {
    const budi = await app.as('budi', 'sagara');
    expect((await upload(budi, 'x', 'x.csv', IN)).status).toBe(403);
    for (const kind of [OUT.kind, IN.kind])
      expect((await rina.request('GET', `${IN.path}/templates/${kind}.xlsx`)).status).toBe(200);
  });
});

it('ten thousand rows are read and checked part by part', async () => {
  const rows = Array.from({ length: 10_000 }, (_, n) => `PIB;;PIB-${n};16/10/2025;;Guangzhou Sample Co;1000000;110000`);
  const kind = dokumenMasukan as ImportKind;
  const file = await openFile(Buffer.from(table(...rows)), 'pib.csv');
  const found = await recognise(kind, file);
  if ('read' in found) throw new Error('a table was taken for a layout of its own');
  const { sheet, headingRow, guesses } = found.layout;
  const mapping = Object.fromEntries(Object.entries(guesses).map(([field, guess]) => [field, guess?.column ?? '']));
  const documents = await readDocuments(kind, file, { source: 'table', sheet, headingRow, mapping }, own);
  const company = { npwp: own, pkp: true, government: false, name: 'PT', address: '', city: '' };
  const nothing = { exact: new Map(), like: new Map() };
  const { tally } = await checkFile(
    kind,
    documents,
    { today: '2025-12-31', company },
    async () => nothing,
    () => undefined,
  );
  expect(tally).toMatchObject({ documents: 10_000, ready: 10_000, errors: 0 });
});

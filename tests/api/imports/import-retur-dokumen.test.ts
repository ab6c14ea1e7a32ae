import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReturDokumenView } from '#domain/faktur/retur-dokumen-schema.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { plantedDokumen } from '../faktur/planted-dokumen.ts';
import { FAKTUR, type ImportAnswer, rowsOf, sendFile, settled, upload } from './import-steps.ts';

const places = {
  out: { kind: 'retur-dokumen-keluaran', path: '/efaktur/import' },
  in: { kind: 'retur-dokumen-masukan', path: '/efaktur/import' },
} as const;
const lists = { out: '/efaktur/document/out/return/ctas', in: '/efaktur/document/in/return/ctas' } as const;
const { path } = places.out;
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

type Place = { readonly kind: string; readonly path: string };

const read = async (file: Uint8Array | string, name: string, place: Place = places.out): Promise<ImportAnswer> => {
  const { id } = await sendFile(rina, file, name, place);
  const first = await settled(app, rina, id, place);
  if (first.step === 'REPAIR' || first.step === 'FINISHED') return first;
  const mapping = Object.fromEntries(Object.entries(first.state.guesses).map(([field, { column }]) => [field, column]));
  await rina.put(`${path}/${id}/mapping`, { version: first.version, mapping, remember: false });
  return settled(app, rina, id, place);
};
const table = (...rows: (readonly string[])[]): Promise<ImportAnswer> =>
  read(
    [['Nomor Dokumen Asal', 'Nomor Retur', 'Tanggal Retur', 'NPWP Pembeli', 'DPP Retur', 'PPN Retur'], ...rows]
      .map((row) => row.join(';'))
      .join('\n'),
    'retur.csv',
  );
const keys = ({ state }: ImportAnswer): string[] =>
  state.buckets.map(({ key }) => key.replace('impor.finding.', '')).sort();
const save = async ({ id, version }: ImportAnswer): Promise<ImportAnswer> => {
  await rina.post(`${path}/${id}/commit`, { version });
  return settled(app, rina, id, places.out);
};
const saved = (side: 'out' | 'in', importId: string): Promise<ReturDokumenView[]> =>
  rina.get(`${lists[side]}?filter=${encodeURIComponent(JSON.stringify({ importId }))}`);

describe.each(['out', 'in'] as const)('the office’s XML of returns of other documents, %s', (side) => {
  it('is recognised whatever it is uploaded as, and equals its export', async () => {
    const { id, number } = await plantedDokumen(app, side);
    const input = {
      originId: id,
      number: `XML-${side}`,
      date: '2025-11-05',
      dpp: '4000000.50',
      ppn: '440000',
      ppnbm: '0',
    };
    const draft = await rina.post<ReturDokumenView>(lists[side], { input });
    const { jobId } = await rina.post<{ jobId: string }>(`${lists[side]}/xml`, { ids: [draft.id] });
    await app.drainJobs();
    const { result } = await rina.get<{ result: { fileId: string } }>(`/jobs/${jobId}`);
    const xml = await (await rina.request('GET', `/files/${result.fileId}`)).text();
    expect(keys(await read(xml, 'retur.xml', places[side]))).toEqual(['number:retur_dokumen_saved']);
    expect((await rina.request('DELETE', `${lists[side]}/${draft.id}`)).status).toBe(200);
    const file = await read(xml, 'retur.xml', FAKTUR);
    expect(file).toMatchObject({ kind: places[side].kind, source: 'xml', step: 'REPAIR', documents: 1 });
    expect(file.state.totals, JSON.stringify(file.state.buckets)).toMatchObject({ ready: 1, warnings: 0 });
    expect(await save(file)).toMatchObject({ status: 'SUCCESS', succeeded: 1 });
    const [row] = await saved(side, file.id);
    expect(await rina.get(`${lists[side]}/${row?.id}`)).toMatchObject({
      status: 'DRAFT',
      errorCount: 0,
      originId: id,
      originNumber: number,
      number: `XML-${side}`,
      date: '2025-11-05',
      period: '2025-11',
      dpp: '4000000.50',
      ppn: '440000.00',
    });
    const history = await rina.get<{ action: string }[]>(`${lists[side]}/${row?.id}/history`);
    expect(history.map(({ action }) => action)).toEqual(['import']);
  });

  it('of another company is refused in words', async () => {
    const root = side === 'out' ? 'OutputSpecialDocReturn' : 'InputSpecialDocReturn';
    const foreign = await read(`<${root}><TIN>${companies.bentala.npwp}</TIN></${root}>`, 'x.xml', places[side]);
    expect(foreign).toMatchObject({ status: 'INVALID', message: expect.stringContaining(companies.bentala.npwp) });
  });
});

describe('a table of returns of other documents', () => {
  it('needs document, number, day and base: missing taxes are their share of the document’s', async () => {
    const { number, party } = await plantedDokumen(app, 'out');
    const file = await table([number, 'TBL-1', '2025-11-10', party, '2.500.000', '']);
    expect(keys(file)).toEqual([]);
    await save(file);
    expect(await saved('out', file.id)).toMatchObject([{ dpp: '2500000.00', ppn: '275000.00', number: 'TBL-1' }]);
  });

  it('takes no more than the remainder, earlier ones in the file counted, and is corrected in its cell', async () => {
    const { number } = await plantedDokumen(app, 'out');
    const file = await table(
      [number, 'SISA-1', '2025-11-10', '', '6000000', '660000'],
      [number, 'SISA-2', '2025-11-11', '', '5000000', '440000'],
      [number, 'SISA-3', '2025-11-12', '', '4000000', '440000'],
      [number, 'SISA-4', '2025-11-12', '', '1', '0'],
    );
    expect(keys(file)).toEqual(['dpp:retur_dokumen_left_here', 'originNumber:retur_dokumen_nothing_left_here']);
    const [, second] = await rowsOf(rina, file.id, {}, places.out);
    expect(second?.findings).toMatchObject([{ path: 'dpp', proposal: '4000000,00' }]);
    const changes = [
      { row: second?.row, field: 'dpp', value: '1.000.000' },
      { row: second?.row, field: 'ppn', value: '' },
    ];
    const answer = await rina.request('PATCH', `${path}/${file.id}/cells`, {
      json: { version: file.version, changes },
    });
    expect(await answer.json()).toMatchObject({ totals: { ready: 3, errors: 1 } });
    const repaired = await settled(app, rina, file.id, places.out);
    expect(await save(repaired)).toMatchObject({ step: 'REPAIR', succeeded: 3, failed: 1 });
    const sums = (await saved('out', file.id)).map(({ dpp, ppn }) => [dpp, ppn]).sort();
    expect(sums).toEqual([
      ['1.00', '0.00'],
      ['1000000.00', '110000.00'],
      ['6000000.00', '660000.00'],
    ]);
  });

  it('reports errors in each cell, by itself and against its document', async () => {
    const { number } = await plantedDokumen(app, 'out');
    const waiting = await plantedDokumen(app, 'out', { status: 'DRAFT' });
    const export_ = await plantedDokumen(app, 'out', { documentKind: 'PEB' });
    const file = await table(
      ['', 'SEL-1', '2025-11-10', '', '1', '0'],
      [number, '', '2030-11-10', '', '-5', '0'],
      [number, 'SEL-3', '', '', '0', 'banyak'],
      [number, 'SEL-4', '2025-10-13', '0999999999999000', '1', '0'],
      [number, 'SEL-4', '2025-11-10', '', '1', '0'],
      ['TIDAK-ADA', 'SEL-6', '2025-11-10', '', '1', '0'],
      [waiting.number, 'SEL-7', '2025-11-10', '', '1', '0'],
      [export_.number, 'SEL-8', '2025-11-10', '', '1', '0'],
    );
    expect(keys(file)).toEqual(
      [
        'originNumber:retur_dokumen_origin_missing',
        'number:retur_dokumen_number_missing',
        'date:retur_future',
        'dpp:retur_negative',
        'date:retur_date_missing',
        'dpp:retur_dokumen_nothing',
        'ppn:number_unreadable',
        'date:retur_dokumen_before_here',
        'counterpartyNpwp:retur_dokumen_party_here',
        'number:retur_dokumen_in_file',
        'originNumber:retur_dokumen_unknown_here',
        'originNumber:retur_dokumen_not_approved_here',
        'originNumber:retur_dokumen_kind_here',
      ].sort(),
    );
    expect(file.state.totals).toMatchObject({ ready: 0, errors: 8 });
    const rows = await rowsOf(rina, file.id, {}, places.out);
    expect(rows.every(({ findings }) => findings.every(({ message }) => !message.includes('impor.')))).toBe(true);
  });

  it('is recognised by its name, and one that only mentions returns is not asked about', async () => {
    const csv = 'Nomor Dokumen Asal;Nomor Retur;Tanggal Retur;DPP';
    const viewOf = async (name: string, place: Place) =>
      (await settled(app, rina, (await sendFile(rina, `${csv}\nA;B;2025-11-10;1`, name, place)).id, place)).state;
    expect(await viewOf('Retur dokumen lain masukan 11.csv', FAKTUR)).toMatchObject({
      metadata: { kind: places.in.kind, asks: true },
    });
    expect(await viewOf('retur november.csv', places.in)).not.toMatchObject({ metadata: { asks: true } });
  });

  it('is imported with the permission, and its template is available', async () => {
    const budi = await app.as('budi', 'sagara');
    for (const { kind } of Object.values(places)) {
      expect((await upload(budi, 'x', 'x.csv', { kind, path })).status).toBe(403);
      expect((await rina.request('GET', `${path}/templates/${kind}.xlsx`)).status).toBe(200);
    }
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatBillingCode } from '#domain/billing/number.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { schedules } from '../../../api/jobs/schedules.ts';
import { inputOf } from '../../../api/modules/billing/compose-billing.ts';
import { companyRoles, memberships } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput } from '../billing/billing-client.ts';
import { type SheetCell, tableBook } from './import-files.ts';
import { BILLING, FAKTUR, type ImportAnswer, rowsOf, sendFile, settled, upload } from './import-steps.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const at = (id: string, rest = '') => `${BILLING.path}/${id}${rest}`;
const REFUSED = 1_239_998;
const HEADINGS = ['KAP', 'KJS', 'Masa Pajak', 'Jumlah Setor', 'Keterangan'];

const checked = async (rows: readonly SheetCell[][], remember = false): Promise<ImportAnswer> => {
  const { id } = await sendFile(rina, await tableBook(rows, 'Setoran'), 'setoran.xlsx', BILLING);
  const read = await settled(app, rina, id, BILLING);
  const mapping = Object.fromEntries(Object.entries(read.state.guesses).map(([field, { column }]) => [field, column]));
  await rina.put(at(id, '/mapping'), { version: read.version, mapping, remember });
  return settled(app, rina, id, BILLING);
};

const committed = async ({ id, version }: ImportAnswer): Promise<ImportAnswer> => {
  await rina.post(at(id, '/commit'), { version });
  return settled(app, rina, id, BILLING);
};

const listOf = (id: string) =>
  rina.get<Billing[]>(`/ebilling?filter=${JSON.stringify({ importId: id })}&range=[0,99]&sort=["amount","ASC"]`);

const keysOf = async (id: string) =>
  (await rowsOf(rina, id, {}, BILLING)).map(({ findings }) =>
    findings.map(({ key, path, proposal }) => [
      path,
      key.split('.').at(-1),
      ...(proposal === undefined ? [] : [proposal]),
    ]),
  );

describe('billing codes from a file', () => {
  it('are requested row by row, as by the form, and are in the list of the import', async () => {
    const read = await checked([
      HEADINGS,
      ['411126', '100', '03-2025', 1_500_000, 'Angsuran Maret'],
      [411128, 402, 'April 2025', '2.500.000', 'Jual ruko'],
      ['411126', '100', new Date(Date.UTC(2025, 4, 1)), 'Rp 3.000.000,-', null],
    ]);
    expect(read.state.mapping).toEqual({
      kap: 'KAP',
      kjs: 'KJS',
      period: 'Masa Pajak',
      amount: 'Jumlah Setor',
      description: 'Keterangan',
    });
    expect(await keysOf(read.id)).toEqual([
      [],
      [
        ['nop', 'required'],
        ['objectAddress', 'required'],
      ],
      [],
    ]);
    expect(read.state.totals).toMatchObject({ rows: 3, documents: 3, ready: 2, errors: 1 });
    expect(read.state.totals.sums).toMatchObject([
      { key: 'amount', read: '7000000.00', ready: '4500000.00', control: null, difference: null },
    ]);

    const done = await committed(read);
    expect(done).toMatchObject({ step: 'REPAIR', status: 'PARTIAL_SUCCESS', succeeded: 2, failed: 1 });
    expect(done.codes).toEqual({ jobId: expect.any(String), total: 2, made: 2, refused: 0, waiting: 0 });
    const saved = await listOf(read.id);
    const { npwp, name } = companies.sagara;
    expect(saved).toMatchObject([
      { kap: '411126', kjs: '100', periodFrom: '2025-03', amount: '1500000.00', description: 'Angsuran Maret' },
      { periodFrom: '2025-05', periodTo: '2025-05', amount: '3000000.00', payerNpwp: npwp, payerName: name },
    ]);
    expect(saved.every(({ status, code }) => status === 'PAYABLE' && code)).toBe(true);
    for (const { id } of saved) expect(await rina.get(`/ebilling/${id}`)).toMatchObject({ origin: 'import' });
    const rows = await rowsOf(rina, read.id, { status: ['SAVED'] }, BILLING);
    expect(rows.map(({ documentId, result }) => [documentId, result?.code])).toEqual(
      saved.map(({ id, code }) => [id, code]),
    );
    const jobs = await rina.get<{ id: string; kind: string; total: number; done: number }[]>('/jobs');
    expect(jobs.find(({ id }) => id === done.codes?.jobId)).toMatchObject({
      kind: 'billing.request',
      total: 2,
      done: 2,
    });
    const history = await rina.get<{ action: string }[]>(`/ebilling/${saved[0]?.id}/history`);
    expect(history.map(({ action }) => action)).toEqual(['import', 'issue']);
  });

  it('written in words are corrected in bulk, with a preview', async () => {
    const read = await checked([
      ['Kode Pajak', 'Masa Pajak', 'Jumlah Setor'],
      ['angsuran PPh badan', '01-2024', 1_000_000],
      ['PPh 25 badan', '02-2024', 2_000_000],
      ['umkm', '03-2024', 3_000_000],
    ]);
    expect(await keysOf(read.id)).toEqual([
      [['pair', 'pair_words', '411126-100']],
      [['pair', 'pair_words', '411126-100']],
      [['pair', 'pair_words', '411128-420']],
    ]);
    const [bucket] = read.state.buckets;
    expect(bucket).toMatchObject({ path: 'pair', count: 3, fixable: true, severity: 'error' });
    const ask = { version: read.version, bucket: bucket?.key ?? '', apply: 'proposal' };
    const seen = await rina.post<{ count: number; preview: { row: number; after: string }[] }>(at(read.id, '/fix'), {
      ...ask,
      preview: true,
    });
    expect(seen.preview.map(({ row, after }) => [row, after])).toEqual([
      [2, '411126-100'],
      [3, '411126-100'],
      [4, '411128-420'],
    ]);
    const repaired = await rina.post<ImportAnswer['state'] & { version: number }>(at(read.id, '/fix'), ask);
    expect(repaired.totals).toMatchObject({ ready: 3, errors: 0 });
    const back = await rina.post<ImportAnswer['state'] & { version: number }>(at(read.id, '/undo'), {
      version: repaired.version,
    });
    expect(back.totals).toMatchObject({ ready: 0, errors: 3 });
  });

  it('are named where the same tax and month is in the file or was billed before, and confirmed once more at the end', async () => {
    const rows = [
      HEADINGS,
      ['411126', '100', '06-2024', 1_000_000, 'satu'],
      ['411126', '100', '07-2024', 1_000_000, 'dua'],
      ['411126', '100', '06-2024', 2_000_000, 'tiga'],
    ];
    const read = await checked(rows);
    expect(await keysOf(read.id)).toEqual([[], [], [['kap', 'billing_in_file']]]);
    expect(read.state.totals).toMatchObject({ ready: 3, warnings: 1, duplicates: 1 });

    // Somebody creates one of them by hand meanwhile: it is shown before saving.
    const by = await rina.post<Billing>('/ebilling', anInput({ periodFrom: '2024-07', periodTo: '2024-07' }));
    const first = await committed(read);
    expect(first).toMatchObject({ step: 'REPAIR', succeeded: 2, failed: 1 });
    const [left] = await rowsOf(rina, read.id, { status: ['WARNING'] }, BILLING);
    expect(left).toMatchObject({ row: 3, findings: [{ path: 'kap', severity: 'warning', savedId: by.id }] });
    expect(left?.findings[0]?.message).toContain(formatBillingCode(by.code ?? ''));
    expect(await committed(first)).toMatchObject({ step: 'FINISHED', status: 'SUCCESS', succeeded: 3, failed: 0 });

    const again = await checked(rows);
    expect((await keysOf(again.id)).map((keys) => keys.map(([, key]) => key))).toEqual([
      ['billing_saved'],
      ['billing_saved'],
      ['billing_in_file', 'billing_saved'],
    ]);
    const moved = await rina.request('PATCH', at(again.id, '/cells'), {
      json: { version: again.version, changes: [{ row: 2, field: 'period', value: '08-2024' }] },
    });
    const { rows: changed } = (await moved.json()) as { rows: { row: number; findings: unknown[] }[] };
    expect(changed.map(({ row, findings }) => [row, findings.length])).toEqual([
      [2, 0],
      [3, 1],
      [4, 1],
    ]);
  });

  it('that the office refuses are shown at their rows with its text, and are requested again like any other', async () => {
    const read = await checked([
      HEADINGS,
      ['411126', '100', '09-2024', REFUSED, 'ditolak'],
      ['411126', '100', '10-2024', 1_000_000, 'baik'],
    ]);
    const done = await committed(read);
    expect(done).toMatchObject({ step: 'FINISHED', status: 'SUCCESS', succeeded: 2 });
    expect(done.codes).toMatchObject({ total: 2, made: 1, refused: 1, waiting: 0 });
    const [refused, good] = await rowsOf(rina, read.id, {}, BILLING);
    expect(refused?.result).toMatchObject({ status: 'FAILED', code: null, message: expect.stringMatching(/\S/) });
    expect(good?.result).toMatchObject({ status: 'PAYABLE', code: expect.any(String) });
    const items = await rina.get<{ status: string; refId: string; message: string }[]>(
      `/jobs/${done.codes?.jobId}/items`,
    );
    expect(items.find(({ refId }) => refId === refused?.documentId)).toMatchObject({
      status: 'FAILED',
      message: refused?.result?.message,
    });

    const one = await rina.get<Billing>(`/ebilling/${refused?.documentId}`);
    const input = { ...inputOf(one), amount: '1000000' };
    await rina.put(`/ebilling/${one.id}`, { ...input, version: one.version });
    await rina.post(`/ebilling/${one.id}/retry`);
    expect(await rina.get(at(read.id))).toMatchObject({ codes: { made: 2, refused: 0 } });
  });

  it('add up to the sum of the file, without skipped ones', async () => {
    const read = await checked([
      HEADINGS,
      ['411126', '100', '11-2024', 1_000_000, null],
      ['411126', '100', '12-2024', 250_000, null],
      ['Jumlah', null, null, 1_250_000, null],
    ]);
    expect(read.state.totals).toMatchObject({ rows: 2, ready: 2 });
    const result = await rina.put<ImportAnswer>(at(read.id, '/control'), { sums: { amount: '1250000' } });
    expect(result.state.totals.sums).toMatchObject([
      { key: 'amount', read: '1250000.00', control: '1250000', difference: '0.00' },
    ]);
    const less = await rina.post<ImportAnswer['state']>(at(read.id, '/skip'), { rows: [3], skip: true });
    expect(less.totals).toMatchObject({
      ready: 1,
      skipped: 1,
      sums: [{ read: '1000000.00', difference: '-250000.00' }],
    });
    expect((await rina.delete(at(read.id))).status).toBe(204);
    expect((await rina.request('GET', at(read.id))).status).toBe(404);
  });
});

describe('the channel of billing codes', () => {
  const csv = 'KAP;KJS;Masa;Jumlah\n411126;100;03-2023;1000000\n';

  it('knows its own imports only, and hides those of another company', async () => {
    const billing = await sendFile(rina, csv, 'a.csv', BILLING);
    const faktur = await sendFile(rina, csv, 'a.csv');
    await app.drainJobs();
    for (const [place, id] of [
      [BILLING, faktur.id],
      [FAKTUR, billing.id],
    ] as const) {
      for (const rest of ['', '/rows', '/original'])
        expect((await rina.request('GET', `${place.path}/${id}${rest}`)).status).toBe(404);
      expect((await rina.request('POST', `${place.path}/${id}/commit`, { json: { version: 1 } })).status).toBe(404);
      expect((await rina.delete(`${place.path}/${id}`)).status).toBe(404);
    }
    const listed = await rina.get<{ id: string; kind: string }[]>(BILLING.path);
    expect(listed.map(({ id }) => id)).toContain(billing.id);
    expect(new Set(listed.map(({ kind }) => kind))).toEqual(new Set(['billing']));
    expect((await upload(rina, csv, 'a.csv', { ...BILLING, kind: 'faktur-keluaran' })).status).toBe(422);
    expect((await upload(rina, csv, 'a.csv', { ...FAKTUR, kind: 'billing' })).status).toBe(422);
    const hendra = await app.as('hendra', 'bentala');
    expect((await hendra.request('GET', at(billing.id))).status).toBe(404);
  });

  it('is open to those who may see billings, and takes files of those who may make them', async () => {
    const { id } = await sendFile(rina, csv, 'a.csv', BILLING);
    await app.drainJobs();
    await app.plant(async (tx) => {
      await tx.db
        .insert(companyRoles)
        .values({ id: 'pembaca', companyId: companies.sagara.id, name: 'Pembaca', keys: ['EBILLING_VIEW'] });
      await tx.db.update(memberships).set({ role: 'Pembaca' }).where(eq(memberships.userId, people.budi.id));
    });
    const budi = await app.as('budi');
    expect((await budi.request('GET', at(id))).status).toBe(200);
    expect((await budi.request('GET', `${BILLING.path}/templates/billing.xlsx`)).status).toBe(200);
    expect((await upload(budi, csv, 'a.csv', BILLING)).status).toBe(403);
    expect((await budi.delete(at(id))).status).toBe(403);
    expect((await rina.request('GET', `${BILLING.path}/templates/faktur-keluaran.xlsx`)).status).toBe(404);
  });

  it('remembers the columns of its own files, and never those of invoices under the same headings', async () => {
    const rows: SheetCell[][] = [
      ['Tanggal', 'NPWP', 'Nama', 'Uraian', 'Harga', 'KAP-KJS', 'Masa', 'Jumlah'],
      ['20/10/2025', '0021487365043000', 'PT Lain', 'PPh 25', 1, '411126-100', '01-2022', 1_000_000],
    ];
    const bytes = await tableBook(rows);
    const asInvoice = await sendFile(rina, bytes, 'a.xlsx');
    const table = await settled(app, rina, asInvoice.id);
    await rina.put(`${FAKTUR.path}/${asInvoice.id}/mapping`, {
      version: table.version,
      mapping: {
        date: 'Tanggal',
        counterpartyNpwp: 'NPWP',
        counterpartyName: 'Nama',
        goodsName: 'Uraian',
        price: 'Harga',
      },
      remember: true,
    });
    await app.drainJobs();

    const first = await sendFile(rina, bytes, 'a.xlsx', BILLING);
    expect(await settled(app, rina, first.id, BILLING)).toMatchObject({
      step: 'SHEET',
      state: { mapping: null, remembered: false },
    });
    const mapping = { pair: 'KAP-KJS', period: 'Masa', amount: 'Jumlah', description: 'Uraian' };
    const { version } = await rina.get<ImportAnswer>(at(first.id));
    await rina.put(at(first.id, '/mapping'), { version, mapping, remember: true });
    expect(await settled(app, rina, first.id, BILLING)).toMatchObject({ step: 'REPAIR' });

    const again = await sendFile(rina, bytes, 'b.xlsx', BILLING);
    expect(await settled(app, rina, again.id, BILLING)).toMatchObject({
      step: 'MAPPING',
      state: { mapping, remembered: true },
    });
    const invoice = await sendFile(rina, bytes, 'b.xlsx');
    expect((await settled(app, rina, invoice.id)).state.mapping).toMatchObject({ goodsName: 'Uraian', price: 'Harga' });
  });

  it('says which columns a file needs, and what may stand in their place', async () => {
    const { id } = await sendFile(rina, csv, 'a.csv', BILLING);
    const read = await settled(app, rina, id, BILLING);
    expect(read.state.fields.filter(({ required }) => required).map(({ key, or }) => [key, or])).toEqual([
      ['pair', [['kap', 'kjs']]],
      ['period', [['periodFrom'], ['year']]],
      ['amount', []],
    ]);
    const answer = await rina.request('PUT', at(id, '/mapping'), {
      json: { version: read.version, mapping: { kap: 'KAP', amount: 'Jumlah', date: 'Masa' } },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { pair: expect.any(String), period: expect.any(String), date: expect.any(String) },
    });
  });

  it('forgets what nobody finished in thirty days', async () => {
    const { id } = await sendFile(rina, csv, 'a.csv', BILLING);
    await settled(app, rina, id, BILLING);
    app.clock.advance(31 * 86_400_000);
    await schedules.find(({ name }) => name === 'drop imports nobody finished')?.run(app.deps);
    const late = await app.as('rina', 'sagara');
    expect((await late.request('GET', at(id))).status).toBe(404);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DokumenMasukanView } from '#domain/faktur/dokumen-schema.ts';
import type { PulledDokumen } from '#domain/faktur/pull/pulled-dokumen.ts';
import type { DokumenPullRow, PullStatus } from '#domain/faktur/pull/view-schema.ts';
import { fromCustoms } from '../../../api/gateways/djp/dokumen/customs.ts';
import { aDokumenInput } from '../../../fixtures/builders/a-dokumen.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

const OUT = '/efaktur/document/out/ctas';
const IN = '/efaktur/document/in/ctas';
const PERIOD = '2025-09';
let app: TestApp;
let rina: Client;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const stateOf = (base: string) => rina.get<PullStatus>(`${base}/prepopulated-djp/status`);
const pull = async (base: string, body: object = { from: PERIOD, to: PERIOD }) => {
  app.clock.advance(60_000);
  await rina.post(`${base}/prepopulated-djp`, body);
  expect(await stateOf(base)).toMatchObject({ code: 'IN_PROGRESS', response: { status: 'PULLING' } });
  await app.drainJobs();
  return stateOf(base);
};
const list = (base: string, period = PERIOD) =>
  rina.get<DokumenMasukanView[]>(
    `${base}?range=[0,99]&columns=${encodeURIComponent(JSON.stringify(['createdBy']))}&filter=${encodeURIComponent(JSON.stringify({ period }))}`,
  );
const has = (source: 'PIB' | 'PAYMENT' | 'PEB', period = PERIOD) =>
  fromCustoms(companies.sagara.npwp, source, period, '2025-12-31');

const PIB: PulledDokumen = {
  number: '000431#0802250811110609',
  date: '2025-08-11',
  period: '2025-08',
  documentKind: 'PIB',
  status: 'APPROVED',
  creditPeriod: null,
  recordedBy: 'DJBC',
  party: { name: 'Guangzhou Sample Co', address: '' },
  dpp: '120000000.00',
  ppn: '13200000.00',
  ppnbm: '0.00',
};
const officeHas = (...pulled: PulledDokumen[]) =>
  vi
    .spyOn(app.deps.djp.dokumen, 'prepopulated')
    .mockImplementation(async ({ source }) => ({ kind: 'done', value: source === 'PIB' ? pulled : [] }));
const viewOf = async (...all: PulledDokumen[]) => {
  officeHas(...all);
  return pull(IN, { from: '2025-08', to: '2025-08' });
};
const one = async (number: string) => (await list(IN, '2025-08')).find((row) => row.number === number);

describe('imports and payments', () => {
  it('are those of customs and the office, and once however often they are requested', async () => {
    expect(await stateOf(IN)).toEqual({ code: null, response: null });
    const there = [...has('PIB'), ...has('PAYMENT')];
    const first = await pull(IN);
    expect(first).toMatchObject({
      code: 'SUCCESS',
      response: { status: 'FINISHED', counts: { NEW: { count: there.length, taken: there.length } } },
    });
    const rows = await list(IN);
    expect(rows.map(({ number }) => number).sort()).toEqual(there.map(({ number }) => number).sort());
    for (const row of rows)
      expect(row).toMatchObject(
        row.documentKind === 'PIB'
          ? { status: 'APPROVED', createdBy: 'DJBC', creditPeriod: null }
          : { status: 'DRAFT', createdBy: 'DJP', documentKind: 'FROM_ABROAD' },
      );
    const again = await pull(IN);
    expect(again.response?.counts).toMatchObject({ NEW: { count: 0 }, SAME: { count: there.length } });
    expect(await list(IN)).toEqual(rows);
  });

  it('are credited like an invoice, with their origin in the history', async () => {
    const pib = (await list(IN)).find(({ documentKind }) => documentKind === 'PIB') as DokumenMasukanView;
    const decided = (creditPeriod: string) =>
      rina.request('POST', `${IN}/${pib.id}/creditable`, {
        json: { version: pib.version, decision: { move: 'credit', creditPeriod } },
      });
    expect((await decided('2026-01')).status).toBe(422);
    expect((await decided('2025-12')).status).toBe(200);
    const history = await rina.get<{ action: string }[]>(`${IN}/${pib.id}/history`);
    expect(history.map(({ action }) => action).sort()).toEqual(['credit', 'receive']);
    const { response } = await pull(IN);
    expect(response?.counts.DIFFERENT.count).toBe(0);
    expect((await list(IN)).find(({ id }) => id === pib.id)).toMatchObject({ status: 'CREDITED' });
  });

  it('are known at the office: queried, and not sent a second time', async () => {
    const [pib] = has('PIB', '2025-06');
    if (!pib) throw new Error('nothing was imported in June');
    const input = aDokumenInput({ documentKind: 'PIB', number: pib.number, date: pib.date });
    const { id, version } = await rina.post<DokumenMasukanView>(IN, { input });
    await rina.post(`${IN}/${id}/moves/upload`, { version });
    await app.drainJobs();
    expect(await rina.get(`${IN}/${id}`)).toMatchObject({ officeCode: 'DUPLICATE_DOCUMENT' });
  });

  it('written here before are updated from the office only when a person confirms', async () => {
    const input = aDokumenInput({ documentKind: 'PIB', number: PIB.number, date: PIB.date, dpp: '110000000' });
    const { id } = await rina.post<DokumenMasukanView>(IN, { input });
    const { code, response } = await viewOf(PIB);
    expect([code, response?.status, response?.counts.DIFFERENT.count]).toEqual(['SUCCESS', 'REVIEW', 1]);
    const [row] = await rina.get<DokumenPullRow[]>(`${IN}/prepopulated-djp/${response?.id}/rows?range=[0,9]`);
    expect(row).toMatchObject({ dokumenId: id, dokumen: { recordedBy: 'DJBC', status: 'APPROVED' } });
    expect(row?.differences.map(({ field }) => field)).toEqual(expect.arrayContaining(['status', 'dpp', 'ppn']));
    expect(await one(PIB.number)).toMatchObject({ status: 'DRAFT', dpp: '110000000.00' });
    const chosen = { verdicts: ['DIFFERENT'] };
    await rina.put(`${IN}/prepopulated-djp/finish`, { id: response?.id, version: response?.version, chosen });
    await app.drainJobs();
    expect(await one(PIB.number)).toMatchObject({ id, status: 'APPROVED', dpp: PIB.dpp, ppn: PIB.ppn });
    const history = await rina.get<{ action: string }[]>(`${IN}/${id}/history`);
    expect(history.map(({ action }) => action).sort()).toEqual(['create', 'differ', 'record']);
  });

  it('are not taken over where the office returns invalid data, refuses, or is unreachable', async () => {
    const strange = { ...PIB, number: 'X#1', documentKind: 'PEB' } as const;
    expect((await viewOf(strange)).response?.counts.INVALID.count).toBe(1);
    vi.spyOn(app.deps.djp.dokumen, 'prepopulated').mockResolvedValue({
      kind: 'refused',
      code: 'TAXPAYER_NOT_FOUND',
      message: 'Wajib pajak tidak ditemukan.',
    });
    expect(await pull(IN, { from: '2025-07', to: '2025-07' })).toMatchObject({
      code: 'FAILED',
      response: { message: 'Wajib pajak tidak ditemukan.' },
    });
  });

  it('may be asked for by whoever writes documents, in their own company, and in the past', async () => {
    const [budi, hendra] = [await app.as('budi', 'sagara'), await app.as('hendra', 'bentala')];
    const requests = { from: PERIOD, to: PERIOD };
    expect((await budi.request('POST', `${IN}/prepopulated-djp`, { json: requests })).status).toBe(403);
    const { response } = await stateOf(IN);
    expect((await hendra.request('GET', `${IN}/prepopulated-djp/${response?.id}/rows`)).status).toBe(404);
    for (const body of [
      { from: '2026-05', to: '2026-05' },
      { from: PERIOD, to: '2025-08' },
      { from: 'x', to: PERIOD },
    ])
      expect((await rina.request('POST', `${IN}/prepopulated-djp`, { json: body })).status).toBe(422);
  });
});

describe('exports', () => {
  it('come as drafts of customs, which are checked and sent, and are approved afterwards', async () => {
    const there = has('PEB');
    expect((await pull(OUT)).response?.counts.NEW).toMatchObject({ taken: there.length });
    const [peb] = await list(OUT);
    expect(peb).toMatchObject({ status: 'DRAFT', createdBy: 'DJBC', documentKind: 'PEB', ppn: '0.00' });
    expect(await rina.get(`${OUT}/${peb?.id}`)).toMatchObject({ errorCount: 0 });
    await rina.post(`${OUT}/${peb?.id}/moves/upload`, { version: peb?.version });
    await app.drainJobs();
    expect(await rina.get(`${OUT}/${peb?.id}`)).toMatchObject({ status: 'APPROVED' });
    expect((await pull(OUT)).response?.counts).toMatchObject({
      SAME: { count: there.length },
      DIFFERENT: { count: 0 },
    });
  });
});

describe('incoming invoices', () => {
  it('report the state of their pull in the same words', async () => {
    const base = '/efaktur/in/ctas';
    expect(await pull(base)).toMatchObject({ code: 'SUCCESS', response: { status: 'FINISHED' } });
  });
});

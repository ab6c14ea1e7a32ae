import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Received } from '#domain/bupot/received/received.ts';
import type { AnnualSource, AnnualSources } from '#domain/spt-badan/sources/view-schema.ts';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { drawSources } from '../../../api/modules/spt-badan/sources/draw.ts';
import { viewSources } from '../../../api/modules/spt-badan/sources/view.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { aReceivedInput } from '../../../fixtures/builders/a-received.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { ANNUAL, annuals, attachPdfs, nameAnnualSignee, receivePayment } from './annual-client.ts';

const SLIPS = '/ebupot/received';
const scope = scopeOf('rina', 'sagara');

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const { made, fill, sheet } = annuals(() => rina);
/** Made by the first test of that year. */
let of2025: string;

const slip = async (number: string, year: number, over: object = {}): Promise<string> => {
  const input = aReceivedInput({
    number,
    taxYear: String(year),
    period: `${year}-05`,
    date: `${year}-05-31`,
    taxCode: null,
    ...over,
  });
  return (await rina.post<{ id: string }>(SLIPS, input)).id;
};
const receipt = (id: string, year: number, over: object = {}) => receivePayment(app, scope, { id, year, over });
const sources = (id: string) => rina.get<AnnualSources>(`${ANNUAL}/${id}/sources`);
const named = ({ sources: all }: AnnualSources, name: string): AnnualSource => {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const versionsOf = ({ sources: all }: AnnualSources) =>
  Object.fromEntries(all.flatMap((one) => one.sheets.map(({ sheet, version }) => [sheet, version])));
const draw = async (id: string, names: readonly string[], over: object = {}) => {
  const versions = versionsOf(await sources(id));
  return rina.request('POST', `${ANNUAL}/${id}/draw`, { json: { sources: names, versions, ...over } });
};
const drawn = async (id: string, names: readonly string[], over: object = {}) => {
  const answer = await draw(id, names, over);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { stayed: Record<string, number>; sources: AnnualSources };
};
const rowsOf = async (id: string, name: string, table = name) =>
  (await sheet(id, name)).tables.find((one) => one.table === table)?.rows ?? [];
const lineOf = async (id: string, name: string, line: string) =>
  (await sheet(id, name)).lines.find((one) => one.line === line)?.value;
const view = (id: string) => rina.get<AnnualView>(`${ANNUAL}/${id}`);
const slipById = (id: string) => rina.get<Received>(`${SLIPS}/${id}`);

describe('a 1771 that is drawn', () => {
  it('has slips, final tax and instalments in their lines, each with its documents', async () => {
    await slip('D19A', 2019, { base: '50000000', tax: '1000000' });
    await slip('D19B', 2019, { date: '2019-06-30', article: 'PPH22', base: '20000000', tax: '300000' });
    await slip('D19C', 2019, { article: 'PPH4_2', taxCode: '28-403-02', base: '10000000', tax: '1000000' });
    await slip('D19D', 2019, { article: 'PPH15', base: '7000000', tax: '84000' });
    await receipt('inst-1901', 2019);
    await receipt('inst-1902', 2019, { periodFrom: '2019-02', periodTo: '2019-02', amount: '1500000.00' });
    await receipt('annual-19', 2019, { kjs: '200', periodTo: '2019-12', amount: '250000.00' });
    const id = await made(2019);
    const before = await sources(id);
    expect(before.sources.map(({ name, state, count }) => [name, state, count])).toEqual([
      ['slips', 'partly', 3],
      ['final', 'available', 1],
      ['instalments', 'partly', 2],
      ['payments', 'available', 1],
      ['trialBalance', 'missing', 0],
    ]);
    expect(named(before, 'slips')).toMatchObject({ amount: '1300000.00', held: '0.00', difference: '1300000.00' });
    expect(named(before, 'slips').documents.find(({ label }) => label === 'D19D')?.left).toBe('no_line');
    expect(named(before, 'instalments').missing).toBe(10);
    const after = (await drawn(id, ['slips', 'final', 'instalments', 'payments'])).sources;
    expect(after.sources.map(({ difference }) => difference)).toEqual(Array.from({ length: 5 }, () => '0.00'));
    expect((await rowsOf(id, 'III')).map(({ number, kind, tax }) => [number, kind, tax])).toEqual([
      ['D19A', '23', '1000000.00'],
      ['D19B', '22', '300000.00'],
    ]);
    expect([await lineOf(id, 'IV', 'A7.tax'), await lineOf(id, 'IV', 'A7.rate')]).toEqual(['1000000.00', '10.00']);
    expect([await lineOf(id, 'INDUK', '10a'), await lineOf(id, 'SSP', 'total')]).toEqual(['2500000.00', '250000.00']);
    const line = await rina.get<{ documents: { label: string }[] }>(
      `${ANNUAL}/${id}/lines/${encodeURIComponent('INDUK!10a')}`,
    );
    expect(line.documents.map(({ label }) => label)).toEqual(['INST-19010000000', 'INST-19020000000']);
    const total = await rina.get<{ documents: { label: string }[] }>(
      `${ANNUAL}/${id}/lines/${encodeURIComponent('III!total')}`,
    );
    expect(total.documents.map(({ label }) => label)).toEqual(['D19A', 'D19B']);
  });

  it('keeps what was typed, and says what stayed', async () => {
    const id = await made(2018);
    await slip('D18A', 2018, { base: '50000000', tax: '1000000' });
    await receipt('inst-1801', 2018);
    await fill(id, 'III', {
      rows: {
        III: [
          { name: 'Bank', number: 'SSP-1', tax: '5' },
          { npwp: '0019000018021000', number: 'D-18 A', tax: '7' },
        ],
      },
    });
    await fill(id, 'INDUK', { lines: { '10a': '9' } });
    const { stayed } = await drawn(id, ['slips', 'instalments']);
    expect(stayed).toEqual({ slips: 1, instalments: 1 });
    expect((await rowsOf(id, 'III')).map(({ tax }) => tax)).toEqual(['5', '7']);
    await drawn(id, ['slips', 'instalments'], { replaceTyped: true });
    expect((await rowsOf(id, 'III')).map(({ tax }) => tax)).toEqual(['5', '1000000.00']);
    expect(await lineOf(id, 'INDUK', '10a')).toBe('1000000.00');
  });

  it('says which sheet to draw again when its source changes', async () => {
    const id = await made(2017);
    const first = await slip('D17A', 2017);
    await drawn(id, ['slips', 'instalments']);
    expect((await view(id)).stale).toEqual([]);
    await slip('D17B', 2017);
    await receipt('inst-1701', 2017);
    const { stale, findings } = await view(id);
    expect([...stale].sort()).toEqual(['III', 'INDUK']);
    expect(findings.filter(({ message }) => message.endsWith('stale'))).toHaveLength(2);
    const listed = await rina.get<{ id: string; stale: string[] }[]>(ANNUAL);
    expect(listed.find((row) => row.id === id)?.stale).toHaveLength(2);
    await rina.post(`${SLIPS}/${first}/moves/cancel`, { version: 1, reason: 'Batal' });
    await drawn(id, ['slips', 'instalments']);
    expect((await rowsOf(id, 'III')).map(({ number }) => number)).toEqual(['D17B']);
    expect((await view(id)).stale).toEqual([]);
  });

  it('does not let a mark be entered', async () => {
    const id = await made(2016);
    await fill(id, 'III', { rows: { III: [{ number: 'X', tax: '1', $source: 'slips:none' }] } });
    expect((await rowsOf(id, 'III'))[0]).not.toHaveProperty('$source');
  });
});

describe('the return of 2025', () => {
  it('takes the books into L1, with the result of the year in retained earnings', async () => {
    const books = [
      'Kode Akun;Nama Akun;Debit;Kredit',
      '1-1100;Kas;1.300.000;',
      '2-1100;Utang usaha;;500.000',
      '3-1000;Modal saham;;400.000',
      '4-1000;Penjualan;;900.000',
      '6-1000;Gaji;300.000;',
      '8-1000;Sumbangan;200.000;',
    ].join('\n');
    const form = new FormData();
    for (const [key, value] of Object.entries({ file: new File([books], 'nb.csv'), year: '2025', form: 'L1C' }))
      form.set(key, value);
    expect((await rina.request('POST', '/efiling/trial-balance', { form })).status).toBe(201);
    const id = await made(2025);
    of2025 = id;
    await slip('D25A', 2025, { taxCode: '24-104-01' });
    await slip('D25B', 2025, { article: 'PPH4_2', taxCode: '28-403-02', base: '10000000', tax: '1000000' });
    await slip('D25C', 2025, { article: 'PPH4_2', taxCode: '28-423-01', base: '10000000', tax: '50000' });
    await drawn(id, ['slips', 'final', 'trialBalance']);
    expect(await lineOf(id, 'INDUK', 'B.1')).toBe('C');
    expect([await lineOf(id, 'L1', 'net'), await lineOf(id, 'L1', 'commercial')]).toEqual(['600000.00', '400000.00']);
    const balance = await rowsOf(id, 'L1', 'L1.II');
    expect(balance.find(({ code }) => code === '3200')?.amount).toBe('400000.00');
    expect((await view(id)).findings.filter(({ message }) => message.endsWith('unbalanced'))).toEqual([]);
    expect((await rowsOf(id, 'L4', 'L4A')).map(({ kind, rate }) => [kind, rate])).toEqual([['18', '10.00']]);
    expect(await lineOf(id, 'L5', 'd')).toBe('50000.00');
    expect((await rowsOf(id, 'L3', 'L3B')).map(({ kind }) => kind)).toEqual(['ARTICLE23']);
    const { sources: again } = await sources(id);
    expect(again.map(({ name, difference }) => [name, difference])).toEqual([
      ...['slips', 'final', 'instalments', 'payments', 'trialBalance'].map((name) => [name, '0.00']),
    ]);
  });
});

describe('the 0.5 % regime', () => {
  it('has its turnover by place from the invoices, and is stale after another', async () => {
    const invoice = { companyId: companies.sagara.id, type: 'OUT', status: 'APPROVED', code: '04' } as const;
    const nitku = `${companies.sagara.npwp}000001`;
    const insert = (id: string, of: object) =>
      app.deps.db.transact((tx) =>
        insertFakturs(tx, scope, [aFaktur({ ...invoice, id, period: '2025-03', date: '2025-03-10', ...of })]),
      );
    const elsewhere = { companyId: companies.bentala.id };
    await insert('place-1', {});
    await insert('place-2', { ownNitku: nitku });
    const id = of2025;
    expect((await sources(id)).sources.map(({ name }) => name)).not.toContain('places');
    await fill(id, 'INDUK', { answers: { 'C.1.a': 'yes' } });
    await drawn(id, ['places']);
    expect([await lineOf(id, 'L5', 'a'), await lineOf(id, 'L5', 'b')]).toEqual(['30000000.00', '150000.00']);
    const line = await rina.get<{ documents: { label: string; amount: string }[] }>(`${ANNUAL}/${id}/lines/L5!a`);
    expect(line.documents.map(({ label, amount }) => [label.slice(-6), amount]).sort()).toEqual([
      ['000000', '15000000.00'],
      ['000001', '15000000.00'],
    ]);
    await insert('place-3', { ...elsewhere });
    expect(named(await sources(id), 'places').stale).toBe(false);
    await insert('place-4', { ownNitku: nitku });
    expect(named(await sources(id), 'places')).toMatchObject({ stale: true, difference: '15000000.00' });
  });
});

describe('two people', () => {
  it('refuses to draw over a sheet that was saved meanwhile, and fills nothing', async () => {
    const id = await made(2015);
    await slip('D15A', 2015);
    const versions = versionsOf(await sources(id));
    await fill(id, 'INDUK', { answers: { tariff: 'general' } });
    const json = { sources: ['slips', 'instalments'], versions };
    const answer = await rina.request('POST', `${ANNUAL}/${id}/draw`, { json });
    expect([answer.status, ((await answer.json()) as { sheet: string }).sheet]).toEqual([409, 'INDUK']);
    expect(await rowsOf(id, 'III')).toEqual([]);
  });

  it('needs the permissions of the documents', async () => {
    const [id] = (await rina.get<{ id: string }[]>(ANNUAL)).map((row) => row.id);
    const without = {
      ...scope,
      permissions: new Set([...scope.permissions].filter((key) => !key.startsWith('EBUPOT_'))),
    };
    const seen = await viewSources(app.deps, without, { id: id ?? '' });
    expect(named(seen, 'slips')).toMatchObject({ state: 'hidden', count: 0, documents: [] });
    const drawing = { id: id ?? '', sources: ['slips'] as const, versions: {}, replaceTyped: false };
    await expect(drawSources(app.deps, without, drawing)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is not found for another company', async () => {
    const [own] = await rina.get<{ id: string }[]>(ANNUAL);
    const hendra = await app.as('hendra', 'bentala');
    expect((await hendra.request('GET', `${ANNUAL}/${own?.id}/sources`)).status).toBe(404);
    const json = { sources: ['slips'], versions: {} };
    expect((await hendra.request('POST', `${ANNUAL}/${own?.id}/draw`, { json })).status).toBe(404);
  });
});

describe('slips of a filed return', () => {
  it('are used by it, released by its correction, and used again when that is removed', async () => {
    await nameAnnualSignee(rina);
    const id = await made(2022);
    const counted = await slip('D20A', 2022);
    await drawn(id, ['slips']);
    const other = await slip('D20B', 2022);
    await fill(id, 'I', { lines: { '1a': '0' } });
    const induk = { lines: {}, answers: { tariff: 'general', '16': 'no', '13': 'refund' } };
    await fill(id, 'INDUK', induk);
    await attachPdfs(rina, id);
    await rina.post(`${ANNUAL}/${id}/file`, {});
    await app.drainJobs();
    expect(await view(id)).toMatchObject({ status: 'FILED', stale: ['III'] });
    expect(await slipById(counted)).toMatchObject({ status: 'USED', usedIn: id });
    expect(await slipById(other)).toMatchObject({ status: 'RECORDED', usedIn: null });
    expect((await draw(id, ['slips'])).status).toBe(409);
    const next = await rina.post<{ id: string }>(`${ANNUAL}/${id}/amend`, { reason: 'Bukti potong baru' });
    expect(await slipById(counted)).toMatchObject({ status: 'RECORDED', usedIn: null });
    expect((await rina.request('DELETE', `${ANNUAL}/${next.id}`)).status).toBe(200);
    expect(await slipById(counted)).toMatchObject({ status: 'USED', usedIn: id });
    const again = await rina.post<{ id: string }>(`${ANNUAL}/${id}/amend`, { reason: 'Bukti potong baru' });
    await drawn(again.id, ['slips']);
    await rina.post(`${ANNUAL}/${again.id}/file`, {});
    await app.drainJobs();
    for (const one of [counted, other]) expect(await slipById(one)).toMatchObject({ usedIn: again.id });
    expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  });

  it('are free again when the tax office refuses, and a typed row counts as its slip', async () => {
    const id = await made(2021);
    const [typed, other] = [await slip('D21A', 2021), await slip('D21B', 2021)];
    const row = { name: 'PT Bahtera', npwp: '0019000018021000', kind: '23', base: '10000000', tax: '200000' };
    await fill(id, 'III', { rows: { III: [{ ...row, number: 'D 21.A', date: '2021-05-31' }] } });
    await fill(id, 'I', { lines: { '1a': '0' } });
    await fill(id, 'INDUK', { answers: { tariff: 'general', '16': 'no', '13': 'refund' } });
    await attachPdfs(rina, id);
    const office = vi.spyOn(app.deps.sptOffice, 'file');
    office.mockResolvedValueOnce({ kind: 'refused', code: 'X1', message: 'Ditolak' });
    await rina.post(`${ANNUAL}/${id}/file`, {});
    expect(await view(id)).toMatchObject({ status: 'REJECTED' });
    for (const one of [typed, other]) expect(await slipById(one)).toMatchObject({ status: 'RECORDED', usedIn: null });
    office.mockRestore();
    await rina.post(`${ANNUAL}/${id}/file`, {});
    await app.drainJobs();
    expect(await slipById(typed)).toMatchObject({ status: 'USED', usedIn: id });
    expect(await slipById(other)).toMatchObject({ status: 'RECORDED', usedIn: null });
  });

  it('are free again when the tax office annuls it, which is learned from its status', async () => {
    const signee = await nameAnnualSignee(rina, { name: 'Ratna TOLAK:SPT_ANNULLED', npwp: '3275015507910005' });
    const filed = async (): Promise<string> => {
      const id = await made(2014);
      await fill(id, 'I', { lines: { '1a': '0' } });
      await fill(id, 'INDUK', { answers: { tariff: 'general', '16': 'no', '13': 'refund' } });
      await drawn(id, ['slips']);
      await attachPdfs(rina, id);
      await rina.post(`${ANNUAL}/${id}/file`, { signeeId: signee.id });
      await app.drainJobs();
      return id;
    };
    const inquired = async (id: string) => {
      const { version } = await view(id);
      await rina.post(`${ANNUAL}/${id}/moves/inquire`, { version });
      return view(id);
    };
    const counted = await slip('D14Z', 2014);
    const id = await filed();
    expect(await inquired(id)).toMatchObject({ status: 'FILED' });
    expect(await slipById(counted)).toMatchObject({ status: 'USED', usedIn: id });
    app.clock.now += 11_000;
    expect(await inquired(id)).toMatchObject({ status: 'CANCELED', officeCode: 'SPT_ANNULLED' });
    expect(await slipById(counted)).toMatchObject({ status: 'RECORDED', usedIn: null });
    const again = await filed();
    app.clock.now += 11_000;
    expect(await inquired(again)).toMatchObject({ status: 'FILED', revision: 0 });
    expect(await slipById(counted)).toMatchObject({ usedIn: again });
  });
});

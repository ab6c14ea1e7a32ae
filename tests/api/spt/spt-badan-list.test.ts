import { afterAll, beforeAll, expect, it } from 'vitest';
import { setLaw } from '#domain/law-rows.ts';
import { taxCodeLaw } from '#domain/rules/bupot/tax-codes.ts';
import type { AnnualSources } from '#domain/spt-badan/sources/view-schema.ts';
import type { AnnualListRow } from '#domain/spt-badan/view-schema.ts';
import type { TrialBalanceView } from '#domain/trial-balance/view-schema.ts';
import { annualFamily } from '../../../api/modules/spt-badan/family.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { FAKTUR_LIST } from '../../../db/repositories/faktur/list.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { aReceivedInput } from '../../../fixtures/builders/a-received.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { ANNUAL, annuals, attachPdfs, nameAnnualSignee, receivePayment } from './annual-client.ts';

const SLIPS = '/ebupot/received';
const BOOKS = '/efiling/trial-balance';
const scope = scopeOf('rina', 'sagara');

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const { made, fill, view } = annuals(() => rina);
const rowOf = async (id: string): Promise<AnnualListRow> => {
  const found = (await rina.get<AnnualListRow[]>(ANNUAL)).find((row) => row.id === id);
  if (!found) throw new Error(id);
  return found;
};

const draw = async (id: string): Promise<void> => {
  const { sources } = await rina.get<AnnualSources>(`${ANNUAL}/${id}/sources`);
  const versions = Object.fromEntries(
    sources.flatMap((one) => one.sheets.map(({ sheet, version }) => [sheet, version])),
  );
  await rina.post(`${ANNUAL}/${id}/draw`, { sources: sources.map(({ name }) => name), versions });
};

/** Of the list and the page, which keep what they read, and of the sources, which are read each time. */
const staleIn = async (id: string): Promise<readonly string[]> => {
  const { sources } = await rina.get<AnnualSources>(`${ANNUAL}/${id}/sources`);
  const now = new Set(sources.flatMap((one) => one.sheets.filter(({ stale }) => stale).map(({ sheet }) => sheet)));
  const listed = (await rowOf(id)).stale;
  expect([...listed].sort()).toEqual([...now].sort());
  expect((await view(id)).stale).toEqual(listed);
  return [...listed].sort();
};

it('says after each change of a source what must be drawn again', async () => {
  const slip = async (number: string) =>
    (
      await rina.post<{ id: string }>(
        SLIPS,
        aReceivedInput({ number, taxYear: '2025', period: '2025-05', date: '2025-05-31', taxCode: '24-104-01' }),
      )
    ).id;
  const receipt = (period: string) =>
    receivePayment(app, scope, { id: `list-${period}`, year: 2025, over: { periodFrom: period, periodTo: period } });
  const books = async (cash: string) => {
    const text = ['Kode Akun;Nama Akun;Debit;Kredit', `1-1100;Kas;${cash};`, `3-1000;Modal saham;;${cash}`].join('\n');
    const form = new FormData();
    for (const [key, value] of Object.entries({ file: new File([text], 'nb.csv'), year: '2025', form: 'L1C' }))
      form.set(key, value);
    expect((await rina.request('POST', BOOKS, { form })).status).toBe(201);
  };
  const invoice = (id: string) =>
    app.deps.db.transact(async (tx) => {
      const of = {
        companyId: scope.companyId,
        type: 'OUT',
        status: 'APPROVED',
        code: '04',
        period: '2025-03',
      } as const;
      await insertFakturs(tx, scope, [aFaktur({ ...of, id, date: '2025-03-10' })]);
      await bumpRevision(tx, scope, FAKTUR_LIST);
    });
  const rename = async () => {
    const [place] = await rina.get<{ id: string }[]>('/branches');
    const { updatedAt: _, id: branchId, ...own } = await rina.get<Record<string, unknown>>(`/branches/${place?.id}`);
    await rina.put(`/branches/${branchId}`, { ...own, name: `${own.name} baru` });
  };
  const version = async () => (await rina.get<TrialBalanceView>(`${BOOKS}/2025`)).version;
  const bookYear = (bookYearStart: number) =>
    rina.put('/efiling/annual-registration', { bookYearStart, efinStated: true });

  const first = await slip('L25A');
  await receipt('2025-01');
  await books('1.000.000');
  const id = await made(2025);
  expect(await staleIn(id)).toEqual([]);
  await draw(id);
  expect(await staleIn(id)).toEqual([]);

  const changes: readonly (readonly [sheets: readonly string[], change: () => Promise<unknown>])[] = [
    [['L3'], () => slip('L25B')],
    [['L3'], () => rina.post(`${SLIPS}/${first}/moves/cancel`, { version: 1, reason: 'Batal' })],
    [['INDUK'], () => receipt('2025-02')],
    [['L1'], () => books('2.000.000')],
    [['INDUK'], () => bookYear(2)],
    [['INDUK'], () => bookYear(1)],
    [['INDUK', 'L1'], async () => rina.request('DELETE', `${BOOKS}/2025?version=${await version()}`)],
    [['INDUK', 'L1'], () => books('3.000.000')],
    [['INDUK', 'L1'], async () => rina.put(`${BOOKS}/2025/form`, { version: await version(), form: 'L1A' })],
  ];
  const expectStale = async (all: typeof changes) => {
    for (const [sheets, change] of all) {
      await change();
      expect(await staleIn(id), String(change)).toEqual(sheets);
      await draw(id);
      expect(await staleIn(id), String(change)).toEqual([]);
    }
  };
  await expectStale(changes);
  await fill(id, 'INDUK', { answers: { 'C.1.a': 'yes' } });
  await invoice('list-1');
  await draw(id);
  await expectStale([
    [['L5'], () => invoice('list-2')],
    [['L5'], rename],
  ]);
  const code = { number: 'L25F', article: 'PPH4_2', taxCode: '28-403-02', base: '10000000', tax: '1000000' } as const;
  await rina.post(SLIPS, aReceivedInput({ ...code, taxYear: '2025', period: '2025-05', date: '2025-05-31' }));
  await draw(id);
  const [row] = [...taxCodeLaw.builtIn().values()].filter((one) => one.code === code.taxCode && one.kind === 'BPPU');
  if (!row) throw new Error(code.taxCode);
  const { id: lawId, version: _, updatedAt: __, ...values } = row;
  const changed = { id: lawId, table: taxCodeLaw.table.table, version: 2, values: { ...values, name: 'Lain' } };
  try {
    await expectStale([[['L4'], async () => setLaw([{ ...changed, updatedAt: 1 }])]]);
  } finally {
    setLaw([]);
  }
});

it('offers a correction of the last version of a year only', async () => {
  await nameAnnualSignee(rina);
  const id = await made(2020);
  const offered = async (of: string) => {
    const { actions } = await rowOf(of);
    expect((await view(of)).actions).toEqual(actions);
    return actions;
  };
  expect(await offered(id)).toEqual(['fill', 'draw', 'file', 'remove']);
  await fill(id, 'I', { lines: { '1a': '0' } });
  await fill(id, 'INDUK', { answers: { tariff: 'general', '16': 'no', '13': 'refund' } });
  await attachPdfs(rina, id);
  await rina.post(`${ANNUAL}/${id}/file`, {});
  await app.drainJobs();
  expect(await offered(id)).toEqual(['amend', 'inquire']);
  const next = await rina.post<{ id: string }>(`${ANNUAL}/${id}/amend`, { reason: 'Bukti potong baru' });
  expect(await offered(id)).toEqual(['inquire']);
  expect(await offered(next.id)).toEqual(['fill', 'draw', 'file', 'remove']);
  expect((await rina.request('DELETE', `${ANNUAL}/${next.id}`)).status).toBe(200);
  expect(await offered(id)).toEqual(['amend', 'inquire']);
});

it('offers each person what they may do, whoever read the list before', async () => {
  const [, row] = [await made(2018), await rina.get<AnnualListRow[]>(ANNUAL)];
  const open = row.find(({ taxYear }) => taxYear === 2018);
  const without = { ...scope, permissions: new Set([...scope.permissions].filter((key) => key !== 'EFILING_UPLOAD')) };
  const pageOf = async (of: typeof scope) => {
    const { text } = await annualFamily.written(app.deps, of, { offset: 0, limit: 25 });
    return (JSON.parse(text) as AnnualListRow[]).find(({ id }) => id === open?.id)?.actions;
  };
  expect(await pageOf(scope)).toEqual(['fill', 'draw', 'file', 'remove']);
  expect(await pageOf(without)).toEqual(['fill', 'draw', 'remove']);
  expect(await pageOf(scope)).toEqual(['fill', 'draw', 'file', 'remove']);
  const hendra = await app.as('hendra', 'bentala');
  expect(await hendra.get<AnnualListRow[]>(ANNUAL)).toEqual([]);
});

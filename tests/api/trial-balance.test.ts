import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TrialBalanceView, TrialLines } from '#domain/trial-balance/view-schema.ts';
import { trialSumsOf } from '../../api/modules/trial-balance/view.ts';
import { verifyHistory } from '../../db/repositories/history-check.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';

const BASE = '/efiling/trial-balance';
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const BOOKS = `Kode Akun;Nama Akun;Debit;Kredit
1-1100;Kas;1.000.000;
1-1999;Ayat silang;100.000;
2-1100;Utang usaha;;600.000
3-1000;Modal;;100.000
4-1000;Penjualan;;900.000
6-1000;Gaji;300.000;
8-1000;Sumbangan;200.000;
`;

const sent = (text: string, year = '2024', who = rina, fields: Record<string, string> = {}) => {
  const form = new FormData();
  const file = new File([text], 'neraca saldo.csv');
  for (const [key, value] of Object.entries({ file, year, form: 'L1C', ...fields })) form.set(key, value);
  return who.request('POST', BASE, { form });
};
const imported = async (text = BOOKS, year = '2024'): Promise<TrialBalanceView> => {
  const answer = await sent(text, year);
  expect(answer.status).toBe(201);
  return (await answer.json()) as TrialBalanceView;
};
const view = (year = '2024') => rina.get<TrialBalanceView>(`${BASE}/${year}`);
const named = ({ accounts }: TrialBalanceView, name: string) => {
  const found = accounts.find((account) => account.name === name);
  if (!found) throw new Error(name);
  const { amount: _, confidence: __, origin: ___, confirmed: ____, reason: _____, ...input } = found;
  return { found, input };
};

describe('a trial balance', () => {
  it('is not there before it is imported, with the sector of the business', async () => {
    expect(await view('2021')).toMatchObject({ version: 0, form: 'L1C', accounts: [] });
    for (const path of ['2021/lines', 'abad'])
      expect((await rina.request('GET', `${BASE}/${path}`)).status).toBe(path === 'abad' ? 422 : 404);
  });

  it('is mapped as it is read, balances, and its sums have the accounts they come from', async () => {
    const balance = await imported();
    expect(balance).toMatchObject({ version: 1, difference: '0.00', unread: [] });
    expect(named(balance, 'Sumbangan').found).toMatchObject({
      code: '5409',
      plus: '200000.00',
      plusCode: 'FPO-05',
      reason: 'donation',
    });
    expect(named(balance, 'Ayat silang').found).toMatchObject({ code: null, confidence: 'unknown' });
    const { lines, unmapped } = await rina.get<TrialLines>(`${BASE}/2024/lines`);
    expect(lines.find(({ code }) => code === '5409')).toMatchObject({
      commercial: '200000.00',
      fiscal: '0.00',
      accounts: ['8-1000'],
    });
    expect(unmapped).toEqual(['1-1999']);
    expect(await trialSumsOf(scopeOf('rina', 'sagara'), app.deps.db.read, '1999')).toBeNull();
  });

  it('is decided account by account, and all that is sure at once', async () => {
    const { version, ...balance } = await view();
    const { input } = named({ version, ...balance }, 'Ayat silang');
    const decided = await rina.put<TrialBalanceView>(`${BASE}/2024/accounts`, {
      version,
      accounts: [{ ...input, code: '1499' }],
    });
    expect(named(decided, 'Ayat silang').found).toMatchObject({ code: '1499', origin: 'person', confirmed: true });
    const all = await rina.put<TrialBalanceView>(`${BASE}/2024/confirmed`, { version: decided.version });
    expect(all.accounts.filter(({ confirmed }) => !confirmed)).toEqual([]);
    expect((await rina.request('PUT', `${BASE}/2024/confirmed`, { json: { version: all.version } })).status).toBe(422);
    expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  });

  it('is proposed as it was decided in the next year', async () => {
    const next = await imported(BOOKS.replace('200.000;', '250.000;').replace('1.000.000', '950.000'), '2025');
    expect(next.accounts.every(({ origin, confidence }) => origin === 'last_year' && confidence === 'sure')).toBe(true);
    expect(named(next, 'Ayat silang').found.code).toBe('1499');
    expect(named(next, 'Sumbangan').found.plus).toBe('250000.00');
  });

  it('is replaced by a further file, and proposed anew for another sector', async () => {
    const again = await imported(`${BOOKS}1-1200;Piutang usaha;50.000;\n`);
    expect(again).toMatchObject({ difference: '50000.00' });
    expect(named(again, 'Ayat silang').found.code).toBe('1499');
    const { version } = await view();
    const services = await rina.put<TrialBalanceView>(`${BASE}/2024/form`, { version, form: 'L1D' });
    expect(named(services, 'Penjualan').found.code).toBe('4021');
  });
});

describe('rows that cannot be read', () => {
  const unread = (version: number, row: number, account: object | null, who = rina) =>
    who.request('PUT', `${BASE}/2022/unread`, { json: { version, row, account } });

  it('are completed or left out one by one, and mapped like the others', async () => {
    const read = await imported(`${BOOKS}6-2000;Listrik;dua ratus ribu;\n;;77;\n`, '2022');
    expect(read.unread).toEqual([
      { row: 9, number: '6-2000', name: 'Listrik', text: 'dua ratus ribu' },
      { row: 10, number: '', name: '', text: '77' },
    ]);
    const account = { number: '6-2000', name: 'Listrik', debit: '200000', credit: '0' };
    expect((await unread(read.version, 9, { ...account, name: ' ' })).status).toBe(422);
    expect((await unread(read.version, 9, { ...account, debit: '12345678901234' })).status).toBe(422);
    expect((await unread(read.version, 8, account)).status).toBe(404);
    expect((await unread(read.version, 9, account, await app.as('budi', 'sagara'))).status).toBe(403);
    const done = (await (await unread(read.version, 9, account)).json()) as TrialBalanceView;
    expect(named(done, 'Listrik').found).toMatchObject({ amount: '200000.00', code: '5322', confirmed: false });
    expect(done.accounts).toHaveLength(read.accounts.length + 1);
    expect((await unread(read.version, 10, null)).status).toBe(409);
    const whole = (await (await unread(done.version, 10, null)).json()) as TrialBalanceView;
    expect([whole.unread, whole.accounts.length]).toEqual([[], done.accounts.length]);
    expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  });
});

describe('what is refused', () => {
  it.each([
    ['no table', 'halo'],
    ['missing columns', 'Tanggal;Uraian lain\n1;2\n'],
    ['no amounts', 'Nama Akun;Saldo\nKas;\n'],
    ['no text', '\u0000\u0001'],
    ['huge amounts', `Nama Akun;Saldo\n${'Kas;99999999999999\n'.repeat(5)}`],
  ])('a file with %s, at the file', async (_, text) => {
    const answer = await sent(text);
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { file: expect.any(String) } }]);
  });

  it('a year, a sector and columns that are none', async () => {
    expect((await sent(BOOKS, '24')).status).toBe(422);
    expect((await sent(BOOKS, '2024', rina, { form: 'L1Z' })).status).toBe(422);
    const balance = await view();
    const { version } = balance;
    const put = async (of: object) => {
      const accounts = [{ ...named(balance, 'Gaji').input, ...of }];
      const answer = await rina.request('PUT', `${BASE}/2024/accounts`, { json: { version, accounts } });
      return [answer.status, Object.keys(((await answer.json()) as { errors?: object }).errors ?? {})];
    };
    expect(await put({ code: '9999' })).toEqual([422, ['accounts.0.code']]);
    expect(await put({ plus: '5', plusCode: 'FNE-01' })).toEqual([422, ['accounts.0.plusCode']]);
    expect(await put({ final: '99999999999' })).toEqual([422, ['accounts.0.final']]);
    expect(await put({ name: 'Tidak ada' })).toEqual([422, ['accounts.0.number']]);
    expect(await put({ plus: '-5' })).toEqual([422, ['accounts.0.plus']]);
  });

  it('a version that is no longer the newest', async () => {
    const { version } = await view();
    const json = { version: version - 1 };
    expect((await rina.request('PUT', `${BASE}/2024/confirmed`, { json })).status).toBe(409);
    expect((await rina.request('PUT', `${BASE}/2024/form`, { json: { ...json, form: 'L1A' } })).status).toBe(409);
  });

  it('the books of another company, and people without the permission', async () => {
    const hendra = await app.as('hendra', 'bentala');
    expect(await hendra.get(`${BASE}/2024`)).toMatchObject({ version: 0, accounts: [] });
    expect((await hendra.request('DELETE', `${BASE}/2024`)).status).toBe(404);
    expect((await hendra.request('PUT', `${BASE}/2024/confirmed`, { json: { version: 1 } })).status).toBe(404);
    const payer = await app.as('budi', 'sagara');
    expect((await payer.request('GET', `${BASE}/2024`)).status).toBe(403);
    expect((await sent(BOOKS, '2024', payer)).status).toBe(403);
  });

  it('nothing once it is removed, and its history stays', async () => {
    expect((await rina.request('DELETE', `${BASE}/2024`)).status).toBe(204);
    expect(await view()).toMatchObject({ version: 0 });
    expect((await rina.request('DELETE', `${BASE}/2024`)).status).toBe(404);
    expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  });
});

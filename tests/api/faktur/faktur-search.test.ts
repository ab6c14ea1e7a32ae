import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakturFilter } from '#domain/faktur/filter.ts';
import { dialect } from '../../../db/dialect/columns.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { FAKTUR_LIST } from '../../../db/repositories/faktur/list.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, LIST } from './faktur-client.ts';

const SCOPE = scopeOf('rina', 'sagara');
const MANY = 6_000;

let app: TestApp;
let rina: Client;

const nameOf = (n: number) =>
  n % 1000 === 0 ? `PT ÉLAN "Baru" 100% ${n}` : n % 1000 === 1 ? 'PT Garis_Bawah\\Nusa' : 'PT Pembeli';

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  const input = anInput();
  await app.deps.db.transact(async (tx) => {
    for (let at = 0; at < MANY; at += 200)
      await insertFakturs(
        tx,
        SCOPE,
        Array.from({ length: 200 }, (_, i) =>
          aFaktur({
            ...input,
            id: `search-${at + i}`,
            companyId: companies.sagara.id,
            reference: `CARI/${String(at + i).padStart(5, '0')}`,
            counterpartyName: nameOf(at + i),
          }),
        ),
      );
    await bumpRevision(tx, SCOPE, FAKTUR_LIST);
  });
});
afterAll(() => app.close());

const found = async (filter: FakturFilter): Promise<number> => {
  const requests = encodeURIComponent(JSON.stringify(filter));
  const page = await rina.request('GET', `${LIST}?range=[0,4]&filter=${requests}`);
  expect(page.status).toBe(200);
  const total = Number(page.headers.get('Content-Range')?.split('/')[1]);
  expect(await page.json()).toHaveLength(Math.min(total, 5));
  expect(await rina.get(`${LIST}/totals?filter=${requests}`)).toMatchObject({ count: total });
  return total;
};

describe('the search box over many invoices of one company', () => {
  it.each([
    [{ q: 'cari/01234' }, 1],
    [{ q: 'ARI/0123' }, 10],
    [{ q: 'élan' }, 6],
    [{ q: 'ÉLAN "baru"' }, 6],
    [{ counterparty: 'élan' }, 6],
    [{ counterparty: 'CARI/01234' }, 0],
    [{ q: '100% 2' }, 1],
    [{ q: '1%0' }, 0],
    [{ q: 's_b' }, 6],
    [{ q: 'h\\n' }, 6],
    [{ q: 'pembeli' }, MANY - 12],
    [{ q: 'cari', counterparty: 'garis' }, 6],
    [{ q: 'él' }, 6],
    [{ q: '"' }, 6],
    [{ q: 'pembeli OR garis' }, 0],
  ] satisfies [FakturFilter, number][])('finds %j in %i', async (filter, count) => {
    expect(await found(filter)).toBe(count);
  });

  it('follows a number that is given, a name that is changed and a draft that is removed', async () => {
    const input = anInput({ counterpartyName: 'PT Sebelum Ganti' });
    const draft = await rina.post<{ id: string; version: number }>(`${LIST}/draft`, { input });
    expect(await found({ q: 'sebelum' })).toBe(1);
    const { version } = await rina.put<{ version: number }>(`${LIST}/draft/${draft.id}`, {
      version: draft.version,
      input: { ...input, counterpartyName: 'PT Sesudah Ganti' },
    });
    expect(version).toBe(2);
    expect(await found({ q: 'sebelum' })).toBe(0);
    expect(await found({ q: 'sesudah' })).toBe(1);
    await rina.post(`${LIST}/upload`, { ids: [draft.id] });
    await app.drainJobs();
    const { number } = await rina.get<{ number: string }>(`${LIST}/${draft.id}`);
    expect(await found({ q: number, counterparty: 'sesudah' })).toBe(1);
    const other = await rina.post<{ id: string }>(`${LIST}/draft`, {
      input: anInput({ counterpartyName: 'PT Sebentar' }),
    });
    expect(await found({ q: 'sebentar' })).toBe(1);
    expect((await rina.delete(`${LIST}/${other.id}`)).status).toBe(200);
    expect(await found({ q: 'sebentar' })).toBe(0);
  });

  it.runIf(dialect === 'pg')('reads the index of words on PostgreSQL', async () => {
    // As the owner of the word search function: a policy would prevent the use of the index.
    const owner = new pg.Client({ connectionString: app.url });
    await owner.connect();
    await owner.query('analyze faktur');
    const plan = await owner.query<{ 'QUERY PLAN': string }>(
      `explain select id from faktur where company_id = $1 and search_text like $2 escape '\\' limit 5001`,
      [companies.sagara.id, '%cari/01234%'],
    );
    await owner.end();
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Bitmap Index Scan on faktur_search/);
  });
});

describe('the command palette', () => {
  const NEWER = 3_000;
  const titles = async (q: string) =>
    (await rina.get<{ type: string; title: string }[]>(`/search?q=${encodeURIComponent(q)}`))
      .filter(({ type }) => type === 'faktur')
      .map(({ title }) => title);

  it('finds the oldest invoice by a word in the middle of its text, behind thousands of newer ones', async () => {
    const input = anInput();
    const one = (n: number) =>
      aFaktur({ ...input, id: `newer-${n}`, companyId: companies.sagara.id, reference: `BARU/${n}` });
    const oldest = { date: '2022-04-01', reference: 'PURBAKALA/1', counterpartyName: 'PT Candi Terpendam' };
    await app.deps.db.transact(async (tx) => {
      for (let at = 0; at < NEWER; at += 500)
        await insertFakturs(
          tx,
          SCOPE,
          Array.from({ length: 500 }, (_, i) => one(at + i)),
        );
      await insertFakturs(tx, SCOPE, [aFaktur({ ...input, ...oldest, id: 'oldest', companyId: companies.sagara.id })]);
      await bumpRevision(tx, SCOPE, FAKTUR_LIST);
    });
    expect(await titles('terpend')).toEqual(['PURBAKALA/1']);
    expect(await titles('cari/01234')).toEqual(['CARI/01234']);
    expect(await titles('pembeli')).toHaveLength(8);
    expect(await titles('1%0')).toEqual([]);
  });
});

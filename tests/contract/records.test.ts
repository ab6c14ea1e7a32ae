import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { historyOf } from '../../db/repositories/history.ts';
import { verifyHistory } from '../../db/repositories/history-check.ts';
import { companyRoles, memberships } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../api/app.ts';
import { answered } from '../api/faktur/faktur-client.ts';

type RecordBody = { id: string; version: number } & Record<string, unknown>;

/** A kind of record: its input, a change, and invalid values by field. */
type Kind = {
  readonly base: string;
  /** Distinct for each n. */
  readonly input: (n: number) => Record<string, unknown>;
  readonly change: Record<string, unknown>;
  readonly refused: readonly (readonly [wrong: Record<string, unknown>, field: string])[];
  /** A search word that finds it, and one that does not. */
  readonly found: string;
};

const kinds: Record<string, Kind> = {
  signees: {
    base: '/signees',
    input: (n) => ({
      product: 'ebupot',
      name: 'Wulan Kontrak',
      jobTitle: 'Manajer pajak',
      npwp: `3275015507910${String(n).padStart(3, '0')}`,
      phone: null,
      city: 'Bandung',
      actsAs: 'KUASA',
      active: true,
      codeState: 'UNKNOWN',
      codeEnds: null,
    }),
    change: { jobTitle: 'Direktur', active: false },
    refused: [
      [{ name: ' ' }, 'name'],
      [{ npwp: '123' }, 'npwp'],
      [{ npwp: '0021487366043000' }, 'npwp'],
      [{ city: null }, 'city'],
      [{ codeEnds: '2026-02-30' }, 'codeEnds'],
      [{ actsAs: 'OWNER' }, 'actsAs'],
      [{ passphrase: 'x' }, 'passphrase'],
    ],
    found: 'kontrak',
  },
  roles: {
    base: '/roles',
    input: (n) => ({ name: `Kasir kontrak ${n}`, keys: ['EBILLING_VIEW', 'EBILLING_PAYMENT_VIEW'] }),
    change: { keys: ['EBILLING_VIEW'] },
    refused: [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(61) }, 'name'],
      [{ name: 'owner' }, 'name'],
      [{ name: 'TAMU' }, 'name'],
      [{ keys: 'EBILLING_VIEW' }, 'keys'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
  branches: {
    base: '/branches',
    input: (n) => ({
      nitku: `${companies.sagara.npwp}${String(100 + n).padStart(6, '0')}`,
      name: 'Cabang Kontrak',
      address: 'Jalan Kontrak 1, Bandung 40111',
      region: '32.73',
    }),
    change: { name: 'Gudang', address: 'Jalan Pindah 2, Bandung 40111', region: null },
    refused: [
      [{ name: '' }, 'name'],
      [{ address: ' ' }, 'address'],
      [{ nitku: '123' }, 'nitku'],
      [{ region: '99.99' }, 'region'],
      [{ nitku: `${companies.bentala.npwp}000009` }, 'nitku'],
      [{ nitku: `${companies.sagara.npwp}000000` }, 'nitku'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
  'own-dates': {
    base: '/own-dates',
    input: (n) => ({ date: `2025-12-${String(10 + n).padStart(2, '0')}`, title: 'Rapat kontrak', note: null }),
    change: { title: 'Audit', note: 'Ruang 2' },
    refused: [
      [{ title: '' }, 'title'],
      [{ title: 'x'.repeat(151) }, 'title'],
      [{ date: '2025-02-30' }, 'date'],
      [{ date: null }, 'date'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
  'credit-rules': {
    base: '/credit-rules',
    input: (n) => ({
      name: 'Pemasok kontrak',
      counterpartyNpwp: `00214873660430${String(10 + n)}`,
      code: null,
      decision: 'uncredit',
      uncreditReason: 'VEHICLE',
    }),
    change: { name: 'Pemasok tetap', uncreditReason: 'NO_RELATION' },
    refused: [
      [{ name: ' ' }, 'name'],
      [{ counterpartyNpwp: '123' }, 'counterpartyNpwp'],
      [{ counterpartyNpwp: null }, 'counterpartyNpwp'],
      [{ decision: 'maybe' }, 'decision'],
      [{ uncreditReason: null }, 'uncreditReason'],
      [{ decision: 'credit' }, 'uncreditReason'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    found: 'kontrak',
  },
};

let app: TestApp;
let whole: Client;
let keyless: Client;
let elsewhere: Client;
const companyId = companies.sagara.id;

beforeAll(async () => {
  app = await testApp();
  await app.deps.db.transact(async (tx) => {
    await tx.db.insert(companyRoles).values({ id: 'tamu', companyId, name: 'Tamu', keys: [] });
    await tx.db.update(memberships).set({ role: 'Tamu' }).where(eq(memberships.userId, people.budi.id));
  });
  whole = await app.as('rina', 'sagara');
  keyless = await app.as('budi', 'sagara');
  elsewhere = await app.as('hendra', 'bentala');
});
afterAll(async () => {
  expect(await verifyHistory(app.deps.db, companyId)).toMatchObject({ broken: [] });
  await app.close();
});

describe.each(Object.entries(kinds))('%s', (resource, { base, input: inputOf, change, refused, found }) => {
  let n = 0;
  let input = inputOf(n);
  const made = () => {
    input = inputOf(++n);
    return whole.post<RecordBody>(base, input);
  };
  const put = (id: string, body: object) => answered(whole.request('PUT', `${base}/${id}`, { json: body }));
  const listed = (filter: object) =>
    whole.get<RecordBody[]>(`${base}?filter=${encodeURIComponent(JSON.stringify(filter))}`);

  it('is made, read, listed, found, changed and removed, and the history tells each', async () => {
    const { id, version, ...rest } = await made();
    expect([version, rest]).toMatchObject([1, input]);
    expect(await whole.get<RecordBody>(`${base}/${id}`)).toMatchObject({ id, ...input });
    expect((await listed({ q: found })).map((one) => one.id)).toContain(id);
    expect(await listed({ q: 'tidak-ada-yang-begini' })).toEqual([]);
    const saved = await put(id, { ...input, ...change, version });
    expect(saved).toMatchObject({ status: 200, body: { version: 2, ...input, ...change } });
    expect((await whole.request('DELETE', `${base}/${id}?version=2`)).status).toBe(204);
    expect((await whole.request('GET', `${base}/${id}`)).status).toBe(404);
    const result = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, id);
    expect(result.map(({ objectType, action }) => [objectType, action])).toEqual([
      [resource, 'create'],
      [resource, 'save'],
      [resource, 'remove'],
    ]);
    expect(result[1]?.after).toEqual({ ...change, version: 2 });
    expect(result[2]?.before).toMatchObject({ ...input, ...change });
  });

  it.each(refused)('refuses %j at its field', async (wrong, field) => {
    const answer = await answered(whole.request('POST', base, { json: { ...inputOf(++n), ...wrong } }));
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', errors: { [field]: expect.any(String) } } });
  });

  it('is kept from whoever saw an older version', async () => {
    const { id, version } = await made();
    await put(id, { ...input, ...change, version });
    expect(await put(id, { ...input, version })).toMatchObject({
      status: 409,
      // PostgreSQL's jsonb has its own order of fields.
      body: { code: 'stale', current: { id, version: 2 }, changedFields: expect.arrayContaining(Object.keys(change)) },
    });
    expect((await whole.request('DELETE', `${base}/${id}?version=1`)).status).toBe(409);
  });

  it('is 404 for another company, in every way', async () => {
    const { id, version } = await made();
    const ways = await Promise.all([
      elsewhere.request('GET', `${base}/${id}`),
      elsewhere.request('PUT', `${base}/${id}`, { json: { ...input, version } }),
      elsewhere.request('DELETE', `${base}/${id}?version=${version}`),
    ]);
    expect(ways.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await elsewhere.get<RecordBody[]>(base)).map((one) => one.id)).not.toContain(id);
  });

  it('is 403 without its key, in every way', async () => {
    const { id, version } = await made();
    const ways = await Promise.all([
      keyless.request('GET', base),
      keyless.request('GET', `${base}/${id}`),
      keyless.request('POST', base, { json: input }),
      keyless.request('PUT', `${base}/${id}`, { json: { ...input, version } }),
      keyless.request('DELETE', `${base}/${id}?version=${version}`),
    ]);
    expect(ways.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  it('is once, however often the same is handed in at one moment', async () => {
    const same = inputOf(++n);
    const answers = await Promise.all(Array.from({ length: 5 }, () => whole.request('POST', base, { json: same })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
  });

  it('is sorted by its columns alone', async () => {
    expect((await whole.request('GET', `${base}?sort=["companyId","ASC"]`)).status).toBe(422);
  });
});

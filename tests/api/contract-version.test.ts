import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey, NewApiKey } from '#domain/api-keys/api-key-schema.ts';
import { type Contract, contract } from '#domain/api-keys/contract.ts';
import type { Permission } from '#domain/permissions.ts';
import type { FieldErrors } from '#domain/problem.ts';
import { companies as companyTable } from '../../db/tables.ts';
import { aFakturInput } from '../../fixtures/builders/a-faktur.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD } from '../../fixtures/cast/people.ts';
import { type Client, START, type TestApp, testApp } from './app.ts';

const { sagara } = companies;
const GOLDEN = join(import.meta.dirname, '../clients/golden');
const DAY = 86_400_000;

const opened = async (of?: Contract): Promise<{ app: TestApp; rina: Client }> => {
  const app = await testApp(of ? { instead: { contract: of } } : {});
  const flags = { ...sagara.flags, isPublicApiUser: true };
  await app.plant((tx) => tx.db.update(companyTable).set({ flags }).where(eq(companyTable.id, sagara.id)));
  return { app, rina: await app.as('rina', 'sagara') };
};
const keyOf = async (rina: Client): Promise<NewApiKey> =>
  rina.post('/api-keys', {
    name: 'ERP',
    keys: await rina.get<Permission[]>('/permissions'),
    days: 30,
    password: PASSWORD,
  });
const program = (app: TestApp, secret: string) => {
  return async (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) => {
    const typed: Record<string, string> = json === undefined ? {} : { 'Content-Type': 'application/json' };
    const response = await app.fetch(`/main/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${secret}`, Host: 'localhost', ...typed, ...headers },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };
};
/** Messages are for people and may change; the names of the fields they are about may not. */
const withoutTexts = (name: string, value: unknown): unknown =>
  name === 'message'
    ? 'a text'
    : name === 'errors'
      ? Object.fromEntries(Object.keys(value as object).map((field) => [field, 'a text']))
      : value;
const named = (version: string) => ({ 'Patuh-Version': version });
const ownDate = { date: '2025-12-03', title: 'Rapat', note: null };

describe('the contract version', () => {
  let app: TestApp;
  let rina: Client;
  beforeAll(async () => {
    ({ app, rina } = await opened());
  });
  afterAll(() => app.close());

  it('is pinned by the first use of a key, and is in every response to a key', async () => {
    const { secret, id } = await keyOf(rina);
    const version = async () => (await rina.get<ApiKey[]>('/api-keys')).find((one) => one.id === id)?.contractVersion;
    expect(await version()).toBeNull();
    const [newest] = contract.versions.slice(-1);
    expect((await program(app, secret)('GET', '/permissions')).headers.get('Patuh-Version')).toBe(newest?.date);
    expect(await version()).toBe(newest?.date);
    expect((await rina.request('GET', '/permissions')).headers.get('Patuh-Version')).toBeNull();
  });

  it('is refused in plain words if it is unknown or of the future, and pins nothing then', async () => {
    const { secret, id } = await keyOf(rina);
    const call = program(app, secret);
    for (const wrong of ['2024-01-01', '2999-01-01', 'newest', '', '__proto__', `2025-11-01${'0'.repeat(500)}`]) {
      const { status, body } = await call('GET', '/permissions', undefined, named(wrong));
      expect([wrong, status, body.errors]).toEqual([
        wrong,
        422,
        { 'Patuh-Version': expect.stringContaining('Versi kontrak tidak dikenal. Yang tersedia: 2025-11-01') },
      ]);
    }
    const { secret: fresh, id: unused } = await keyOf(rina);
    await program(app, fresh)('GET', '/permissions', undefined, named('2999-01-01'));
    const keys = await rina.get<ApiKey[]>('/api-keys');
    expect(keys.find((one) => one.id === unused)?.contractVersion).toBeNull();
    expect(keys.find((one) => one.id === id)).toBeDefined();
  });

  it.each(contract.versions.map(({ date }) => date))(
    'of %s has its responses, with at least their fields',
    async (date) => {
      const call = program(app, (await keyOf(rina)).secret);
      const made = await call('POST', '/own-dates', ownDate, named(date));
      const draft = await call('POST', '/efaktur/out/ctas/draft', { input: aFakturInput({ reference: `V-${date}` }) });
      const responses = {
        'POST /own-dates': made.body,
        'GET /own-dates/{id}': (await call('GET', `/own-dates/${made.body.id}`)).body,
        'POST /own-dates, refused': (await call('POST', '/own-dates', { ...ownDate, date: '3 Des' })).body,
        'PUT /own-dates/{id}, stale': (await call('PUT', `/own-dates/${made.body.id}`, { ...ownDate, version: 9 }))
          .body,
        'GET /own-dates/{id}, not found': (await call('GET', '/own-dates/nobody')).body,
        'POST /efaktur/out/ctas/draft': draft.body,
        'GET /efaktur/out/ctas/{id}': (await call('GET', `/efaktur/out/ctas/${draft.body.id}`)).body,
        'GET /efaktur/out/ctas/totals': (await call('GET', '/efaktur/out/ctas/totals')).body,
      };
      const path = join(GOLDEN, `${date}.json`);
      const text = JSON.stringify(responses, withoutTexts, 2).replace(/"[0-9a-z]{26}"/g, '"an id"');
      // Once for a new version: `WRITE_GOLDEN=on npx vitest run tests/api/contract-version.test.ts`.
      if (process.env.WRITE_GOLDEN && !existsSync(path)) writeFileSync(path, `${text}\n`);
      expect(JSON.parse(text)).toMatchObject(JSON.parse(readFileSync(path, 'utf8')));
    },
  );
});

describe('an older version, and an announced rule', () => {
  const rule = {
    id: 'own-dates-need-a-note',
    operation: 'POST /main/api/own-dates',
    announced: '2025-11-10',
    refusesFrom: '2025-11-20',
    check: ({ note }: Readonly<Record<string, unknown>>): FieldErrors =>
      note ? {} : { note: 'problem.field.required' },
  };
  const withNote = (mark: string) => (next: unknown) => ({
    ...(next as object),
    note: `${(next as typeof ownDate).note} ${mark}`,
  });
  const madeUp: Contract = {
    versions: [
      { date: '2025-01-01', responses: { 'GET /main/api/own-dates/{id}': withNote('one') } },
      { date: '2025-06-01', responses: { 'GET /main/api/own-dates/{id}': withNote('two') } },
      { date: '2025-11-01' },
    ],
    rules: [rule],
  };
  let app: TestApp;
  let rina: Client;
  beforeAll(async () => {
    ({ app, rina } = await opened(madeUp));
  });
  afterAll(() => app.close());

  it('is turned from the newest through each version between, by the pin of the key or the header of a request', async () => {
    const call = program(app, (await keyOf(rina)).secret);
    const { id } = (await call('POST', '/own-dates', { ...ownDate, note: 'note' }, named('2025-01-01'))).body;
    const noteIn = async (headers = {}) => (await call('GET', `/own-dates/${id}`, undefined, headers)).body.note;
    expect(await noteIn()).toBe('note two one');
    expect(await noteIn(named('2025-06-01'))).toBe('note two');
    expect(await noteIn(named('2025-11-01'))).toBe('note');
    expect(await noteIn()).toBe('note two one');
    expect((await rina.get<typeof ownDate>(`/own-dates/${id}`)).note).toBe('note');
    expect((await call('GET', '/own-dates/nobody')).status).toBe(404);
  });

  it('warns with the standard headers, and refuses from its day', async () => {
    let n = 0;
    const make = async (over = {}) =>
      program(app, (await keyOf(rina)).secret)('POST', '/own-dates', {
        ...ownDate,
        title: `Rapat ${n++}`,
        ...over,
      });
    const headersOf = ({ headers }: Awaited<ReturnType<typeof make>>) =>
      ['Deprecation', 'Sunset', 'Patuh-Rule'].map((name) => headers.get(name));
    const warned = await make();
    expect([warned.status, ...headersOf(warned)]).toEqual([
      201,
      `@${Date.UTC(2025, 10, 9, 17) / 1000}`,
      'Wed, 19 Nov 2025 17:00:00 GMT',
      'own-dates-need-a-note',
    ]);
    expect(headersOf(await make({ note: 'x' }))).toEqual([null, null, null]);
    app.clock.now = START + 5 * DAY;
    rina = await app.as('rina', 'sagara');
    expect(await make()).toMatchObject({ status: 422, body: { errors: { note: expect.any(String) } } });
    expect((await make({ note: 'x' })).status).toBe(201);
    const own = await rina.request('POST', '/own-dates', { json: { ...ownDate, title: 'Lain' } });
    expect(own.status).toBe(201);
  });
});

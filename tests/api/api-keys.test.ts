import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey, NewApiKey } from '#domain/api-keys/api-key-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import { REQUESTS_A_MINUTE, WRONG_A_MINUTE } from '../../api/services/api-keys/rate-limit.ts';
import { verifyHistory } from '../../db/repositories/history-check.ts';
import { apiKeys, companies as companyTable, jobs } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from './app.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const TRIED = 500;
const sagara = companies.sagara.id;

let app: TestApp;
let rina: Client;
let sari: Client;
const turnOn = (isPublicApiUser: boolean) =>
  app.plant(async (tx) => {
    const flags = { ...companies.sagara.flags, isPublicApiUser };
    await tx.db.update(companyTable).set({ flags }).where(eq(companyTable.id, sagara));
  });
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  sari = await app.as('sari');
});
afterAll(() => app.close());

const input = (over: object = {}) => ({
  name: 'ERP',
  keys: ['EFAKTUR_DOC_VIEW', 'EFAKTUR_DOC_CREATE'] as Permission[],
  days: 30,
  password: PASSWORD,
  ...over,
});
const make = (by: Client, over: object = {}) => by.post<NewApiKey>('/api-keys', input(over));
const refusedMake = async (by: Client, over: object) => {
  const answer = await by.request('POST', '/api-keys', { json: input(over) });
  return { status: answer.status, ...((await answer.json()) as { errors?: object }) };
};
type Sent = { json?: unknown; headers?: Record<string, string> };
const by = (secret: string, method: string, path: string, { json, headers = {} }: Sent = {}) =>
  app.fetch(path.startsWith('/main') || path.startsWith('/admin') ? path : `/main/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${secret}`,
      Host: 'localhost',
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
const statusOf = async (...of: Parameters<typeof by>) => (await by(...of)).status;

describe('making a key', () => {
  it('needs the public API of the company, which the page of keys explains', async () => {
    expect(await refusedMake(rina, {})).toMatchObject({ status: 403, message: expect.stringContaining('API publik') });
    expect(await rina.get('/api-keys')).toEqual([]);
    await turnOn(true);
  });

  it('takes permissions the person has, a time, and their password', async () => {
    expect(await refusedMake(sari, { keys: ['SETTING_USER_CREATE'] })).toMatchObject({
      status: 422,
      errors: { keys: expect.any(String) },
    });
    for (const [field, value] of [
      ['password', 'salah sekali'],
      ['days', 0],
      ['days', 367],
      ['keys', []],
      ['keys', ['EVERYTHING']],
      ['name', ' '],
      ['name', 'x'.repeat(61)],
    ] as const)
      expect(await refusedMake(rina, { [field]: value }), field).toMatchObject({ status: 422 });
  });

  it('shows it once, and stores its hash alone', async () => {
    const made = await make(rina);
    expect(made).toMatchObject({ name: 'ERP', isOwn: true, expired: false, lastUsedAt: null });
    const [listed] = await rina.get<ApiKey[]>('/api-keys');
    expect(JSON.stringify(listed)).not.toContain(made.secret);
    const rows = await app.deps.db.read.select().from(apiKeys);
    expect(JSON.stringify(rows)).not.toContain(made.secret);
    expect((await rina.request('DELETE', `/api-keys/${made.id}`)).status).toBe(204);
  });

  it('ends at twenty', async () => {
    const made: NewApiKey[] = [];
    for (let n = 0; n < 20; n++) made.push(await make(sari, { name: `n ${n}` }));
    expect(await refusedMake(sari, {})).toMatchObject({ status: 409 });
    for (const { id } of made) await sari.delete(`/api-keys/${id}`);
  });
});

describe('a request with a key', () => {
  it('needs no session and no CSRF token, and has the permissions of the key and of the person', async () => {
    const { secret, id } = await make(rina);
    expect(await (await by(secret, 'GET', '/permissions')).json()).toEqual(['EFAKTUR_DOC_VIEW', 'EFAKTUR_DOC_CREATE']);
    expect(await statusOf(secret, 'GET', '/efaktur/out/ctas')).toBe(200);
    expect(await statusOf(secret, 'GET', '/ebilling')).toBe(403);
    const view = await by(secret, 'POST', '/saved-views', { json: { list: 'x', name: 'x', state: {} } });
    expect(view.status).toBe(201);
    app.clock.advance(2 * MINUTE);
    await by(secret, 'GET', '/user/setting');
    const [listed] = await rina.get<ApiKey[]>('/api-keys');
    expect(listed).toMatchObject({ id, lastUsedAt: new Date(app.clock.now).toISOString() });
  });

  it('does not find another company, and reaches neither the internal area nor people, keys and sessions', async () => {
    const wira = await app.as('wira');
    await app.plant((tx) =>
      tx.db
        .update(companyTable)
        .set({ flags: { ...companies.sagara.flags, isPublicApiUser: true } })
        .where(eq(companyTable.id, wira.company)),
    );
    const [first] = await wira.get<Permission[]>('/permissions');
    const internal = await make(wira, { keys: [first] });
    for (const path of ['/admin/api/ebilling/ntpn', '/admin/api/security-log', '/admin/api/ebupot/country'])
      expect([path, await statusOf(internal.secret, 'GET', path)]).toEqual([path, 404]);
    const { secret } = await make(rina, { keys: [...(await rina.get<Permission[]>('/permissions'))] });
    const elsewhere = { headers: { 'X-Company-Id': companies.cendana.id } };
    expect(await statusOf(secret, 'GET', '/efaktur/out/ctas', elsewhere)).toBe(404);
    expect(await statusOf(secret, 'GET', `/efaktur/out/ctas?company=${companies.cendana.id}`)).toBe(404);
    const here = { headers: { 'X-Company-Id': sagara } };
    expect(await statusOf(secret, 'GET', '/efaktur/out/ctas', here)).toBe(200);
    const closed = ['/users', '/roles', '/api-keys', '/user/sessions', '/user/profile', '/session', '/security-log'];
    for (const path of [...closed, '/companies', '/certificate', '/signees', '/user/second-factor', '/company/proof'])
      expect([path, await statusOf(secret, 'GET', path)]).toEqual([path, 403]);
    expect(await statusOf(secret, 'POST', '/api-keys', { json: input() })).toBe(403);
    expect(await statusOf(secret, 'PUT', '/user/password', { json: { old: PASSWORD, password: 'x' } })).toBe(403);
    expect(await statusOf(secret, 'DELETE', '/session')).toBe(403);
    expect(await statusOf(secret, 'POST', '/company/coretax/efaktur/activate', { json: {} })).toBe(403);
  });

  it('is no cookie, and a cookie is no key', async () => {
    const { secret } = await make(rina);
    const [name = '', token = ''] = rina.cookie.split('=');
    const asCookie = await app.fetch('/main/api/user', { headers: { Cookie: `${name}=${secret}`, Host: 'localhost' } });
    expect(asCookie.status).toBe(401);
    expect(await statusOf(token, 'GET', '/user/setting')).toBe(401);
  });

  it('is named in the history of what it changes', async () => {
    const { secret } = await make(rina, { keys: ['HOMEPAGE_CALENDAR_VIEW', 'SETTING_PROFILE_COMPANY_CREATE'] });
    const json = { date: '2025-12-03', title: 'Rapat', note: null };
    const made = (await (await by(secret, 'POST', '/own-dates', { json })).json()) as { id: string };
    const history = await (await by(secret, 'GET', `/own-dates/${made.id}/history`)).text();
    expect(history).toContain(`${people.rina.name} (ERP)`);
  });
});

describe('the end of a key', () => {
  it('comes at once when it is revoked, by its person or an Owner, and nobody else', async () => {
    const { secret, id } = await make(sari);
    const agus = await app.as('agus');
    expect(await statusOf(secret, 'GET', '/user/setting')).toBe(200);
    expect((await agus.get<ApiKey[]>('/api-keys')).map((one) => one.id)).not.toContain(id);
    expect((await agus.delete(`/api-keys/${id}`)).status).toBe(404);
    expect((await (await app.as('rina', 'bentala').catch(() => agus)).delete(`/api-keys/${id}`)).status).toBe(404);
    expect((await rina.get<ApiKey[]>('/api-keys')).map((one) => one.id)).toContain(id);
    expect((await rina.delete(`/api-keys/${id}`)).status).toBe(204);
    expect(await statusOf(secret, 'GET', '/user/setting')).toBe(401);
  });

  it('comes with its time, while a job it began goes on as the person’s', async () => {
    const { secret, id } = await make(rina, { days: 1, keys: await rina.get<Permission[]>('/permissions') });
    const started = await by(secret, 'POST', '/efaktur/out/ctas/export', { json: { filter: {} } });
    const [job] = await app.deps.db.read.select().from(jobs).where(eq(jobs.createdBy, people.rina.id));
    app.clock.advance(DAY + MINUTE);
    expect(await statusOf(secret, 'GET', '/user/setting')).toBe(401);
    const again = await app.as('rina', 'sagara');
    expect((await again.get<ApiKey[]>('/api-keys')).find((one) => one.id === id)).toMatchObject({ expired: true });
    if (started.status === 202 && job) {
      expect(job.role).toBe('Owner');
      await app.drainJobs();
    }
    rina = again;
    sari = await app.as('sari');
  });

  it('comes with the flag of the company', async () => {
    const { secret } = await make(rina);
    await turnOn(false);
    app.clock.advance(11_000);
    expect(await statusOf(secret, 'GET', '/user/setting')).toBe(403);
    await turnOn(true);
  });

  it('comes with the membership of its person; a smaller role leaves less', async () => {
    const keys: Permission[] = ['EBILLING_VIEW', 'EFAKTUR_DOC_CREATE'];
    const { secret, id } = await make(sari, { keys });
    expect(await statusOf(secret, 'GET', '/efaktur/out/ctas')).toBe(200);
    await rina.put(`/users/${people.sari.id}`, { was: 'Creator', role: 'Payer' });
    expect(await (await by(secret, 'GET', '/permissions')).json()).toEqual(['EBILLING_VIEW']);
    expect((await rina.delete(`/users/${people.sari.id}`)).status).toBe(204);
    expect(await statusOf(secret, 'GET', '/permissions')).toBe(401);
    expect((await rina.get<ApiKey[]>('/api-keys')).map((one) => one.id)).not.toContain(id);
  });
});

describe('a token in exchange for a key', () => {
  it('is valid for an hour, does not prolong itself, and ends with its key', async () => {
    const { secret, id } = await make(rina);
    const renew = async (text: string) => by(text, 'POST', '/token');
    const first = (await (await renew(secret)).json()) as { access_token: string; expires_in: number };
    expect(first.expires_in).toBe(3600);
    expect(await statusOf(first.access_token, 'GET', '/permissions')).toBe(200);
    expect((await renew(first.access_token)).status).toBe(403);
    expect((await rina.request('POST', '/token')).status).toBe(403);
    app.clock.advance(3_600_000);
    expect(await statusOf(first.access_token, 'GET', '/permissions')).toBe(401);
    const { access_token } = (await (await renew(secret)).json()) as { access_token: string };
    expect(await statusOf(access_token, 'GET', '/permissions')).toBe(200);
    await rina.delete(`/api-keys/${id}`);
    expect(await statusOf(access_token, 'GET', '/permissions')).toBe(401);
  });
});

describe('many requests', () => {
  it('of a key are limited by the minute, and the response has the limit', async () => {
    const { secret } = await make(rina);
    app.clock.now = Math.ceil(app.clock.now / MINUTE) * MINUTE;
    const first = await by(secret, 'GET', '/permissions');
    expect(Number(first.headers.get('RateLimit-Limit'))).toBe(REQUESTS_A_MINUTE);
    expect(Number(first.headers.get('RateLimit-Remaining'))).toBe(REQUESTS_A_MINUTE - 1);
    expect(Number(first.headers.get('RateLimit-Reset'))).toBe(60);
    for (let n = 1; n < REQUESTS_A_MINUTE; n++) await by(secret, 'GET', '/permissions');
    const over = await by(secret, 'GET', '/permissions');
    expect([over.status, over.headers.get('Retry-After'), over.headers.get('RateLimit-Remaining')]).toEqual([
      429,
      '60',
      '0',
    ]);
    expect((await rina.request('GET', '/permissions')).status).toBe(200);
    app.clock.advance(MINUTE);
    expect(await statusOf(secret, 'GET', '/permissions')).toBe(200);
  });

  it('with made-up keys reach no table, and do not hold up a valid key', async () => {
    const { secret } = await make(rina);
    const key = (n: number) => `patuh.${String(n).padStart(43, 'a')}.${String(n).padStart(22, 'b')}`;
    const statuses = new Map<number, number>();
    for (let n = 0; n < TRIED; n++) {
      const status = await statusOf(key(n), 'GET', '/permissions');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 401: WRONG_A_MINUTE, 429: TRIED - WRONG_A_MINUTE });
    expect(await statusOf(secret, 'GET', '/permissions')).toBe(200);
  });
});

describe('the record of keys', () => {
  it('is in the security log and in the history, which finds a key inserted or changed in its table', async () => {
    const { id } = await make(rina, { name: 'Gudang' });
    await app.deps.securityLog.flush();
    const log = await (await rina.request('GET', '/security-log')).text();
    expect(log).toContain('Kunci API dibuat: Gudang');
    const checked = () => verifyHistory(app.deps.db, sagara);
    const keysIn = async () => (await checked()).states.filter(({ table }) => table === 'apiKey');
    expect(await keysIn()).toEqual([]);
    await app.plant(async (tx) => {
      await tx.db
        .update(apiKeys)
        .set({ keys: ['SETTING_USER_CREATE'] })
        .where(eq(apiKeys.id, id));
    });
    expect(await keysIn()).toMatchObject([{ objectId: id }]);
  });
});

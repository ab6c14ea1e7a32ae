import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../api/app/app.ts';
import { compose } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import { memberships, sessions } from '../../db/tables.ts';
import { nitkuOf } from '../../fixtures/builders/a-company.ts';
import { aFakturInput } from '../../fixtures/builders/a-faktur.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from './app.ts';

const HOUR = 3_600_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
// Failed sign-ins are forgotten after a quarter of an hour.
beforeEach(() => app.clock.advance(HOUR));

const signIn = (body: unknown, headers: Record<string, string> = {}) =>
  app.fetch('/public/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'localhost', ...headers },
    body: JSON.stringify(body),
  });
const rina = { email: people.rina.email, password: PASSWORD };
const cookieOf = (answer: Response) => answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';

describe('signing in', () => {
  it('answers with the person and a CSRF token, and sets a cookie scripts cannot read', async () => {
    const answer = await signIn({ ...rina, email: ` ${rina.email.toUpperCase()}` });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      csrf: expect.stringMatching(/^\w{32}$/),
      companyId: companies.sagara.id,
      user: { id: people.rina.id, name: people.rina.name, email: people.rina.email },
    });
    expect(answer.headers.get('Set-Cookie')).toMatch(/^patuh_session=\w{32}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('outlives the browser only when the person chose it', async () => {
    const answer = await signIn({ ...rina, remember: true });
    expect(answer.headers.get('Set-Cookie')).toContain(`Max-Age=${7 * 24 * 3600}`);
  });

  it('sets a cookie for HTTPS only where the product is reached by it', async () => {
    const deps = { ...app.deps, publicUrl: 'https://pajak.example' };
    const answer = await createApp({ ...app.edge, deps }).request('http://localhost/public/api/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(rina),
    });
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^__Host-patuh_session=\w{32}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
    const [cookie = ''] = (answer.headers.get('Set-Cookie') ?? '').split(';');
    const secured = createApp({ ...app.edge, deps });
    const asks = async (Cookie: string) =>
      (await secured.request('http://localhost/main/api/user', { headers: { Cookie } })).status;
    expect(await asks(cookie)).toBe(200);
    // A cookie planted from a sibling domain cannot have this prefix.
    expect(await asks(cookie.replace('__Host-', ''))).toBe(401);
  });

  it('keeps the hash of the cookie, never the cookie', async () => {
    const token = cookieOf(await signIn(rina)).split('=')[1] ?? '';
    const rows = await app.deps.db.read.select().from(sessions);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('has the same response for a wrong password and an unknown address', async () => {
    const wrong = await signIn({ ...rina, password: 'salah' });
    const unknown = await signIn({ email: 'siapa@nowhere.example', password: 'salah' });
    expect(wrong.status).toBe(422);
    expect(unknown.status).toBe(422);
    expect(await wrong.json()).toEqual(await unknown.json());
    expect(wrong.headers.get('Set-Cookie')).toBeNull();
  });

  it('names what is missing or unknown in the form, in the requested language', async () => {
    const answer = await signIn({ email: '', admin: true }, { 'X-Locale': 'en' });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual({ email: 'Required', password: 'Required', admin: 'Unknown field' });
  });

  it('gives a new cookie each time and ends the session this browser had', async () => {
    const before = cookieOf(await signIn(rina));
    const after = cookieOf(await signIn(rina, { Cookie: before }));
    expect(after).not.toBe(before);
    expect((await app.fetch('/main/api/user', { headers: { Cookie: before } })).status).toBe(401);
    expect((await app.fetch('/main/api/user', { headers: { Cookie: after } })).status).toBe(200);
  });

  it('does not take over a cookie somebody else planted', async () => {
    const planted = `patuh_session=${'a'.repeat(32)}`;
    expect(cookieOf(await signIn(rina, { Cookie: planted }))).not.toBe(planted);
    expect((await app.fetch('/main/api/user', { headers: { Cookie: planted } })).status).toBe(401);
  });

  it('is refused for a while after eight wrong passwords, even with the right one', async () => {
    const agus = { email: people.agus.email, password: 'salah' };
    for (let tries = 0; tries < 8; tries++) expect((await signIn(agus)).status).toBe(422);
    const answer = await signIn({ ...agus, password: PASSWORD });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await answer.json()).message).toMatch(/Coba lagi dalam \d+ detik/);
    app.clock.advance(15 * 60_000);
    expect((await signIn({ ...agus, password: PASSWORD })).status).toBe(200);
  });

  it('counts many tries at once as many', async () => {
    const tries = Array.from({ length: 20 }, () => signIn({ email: 'serentak@nowhere.example', password: 'x' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422).length).toBe(8);
    app.clock.advance(15 * 60_000);
  });

  it('is slowed down over many accounts from one address', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 45; at++)
      statuses.push((await signIn({ email: `orang${at}@nowhere.example`, password: 'x' })).status);
    expect(statuses.filter((status) => status === 429).length).toBe(5);
  });
});

describe('a session', () => {
  it('ends after eight hours without a call', async () => {
    const client = await app.as('sari');
    app.clock.advance(7.9 * HOUR);
    expect((await client.request('GET', '/user')).status).toBe(200);
    app.clock.advance(7.9 * HOUR);
    expect((await client.request('GET', '/user')).status).toBe(200);
    app.clock.advance(8.1 * HOUR);
    expect((await client.request('GET', '/user')).status).toBe(401);
  });

  it('ends after seven days, however busy', async () => {
    const client = await app.as('sari');
    const statuses: number[] = [];
    for (let at = 0; at < 25; at++) {
      app.clock.advance(7 * HOUR);
      statuses.push((await client.request('GET', '/user')).status);
    }
    expect(statuses.lastIndexOf(200)).toBe(22);
    expect(statuses.slice(23)).toEqual([401, 401]);
  });

  it('is not extended by requests a page makes automatically', async () => {
    const client = await app.as('sari');
    for (let at = 0; at < 9; at++) {
      app.clock.advance(HOUR);
      await client.request('GET', '/session');
    }
    expect((await client.request('GET', '/user')).status).toBe(401);
  });

  it('is over at once when the person signs out', async () => {
    const client = await app.as('sari');
    expect((await client.request('GET', '/user')).status).toBe(200);
    const answer = await client.delete('/session');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Set-Cookie')).toContain('patuh_session=;');
    expect((await client.request('GET', '/user')).status).toBe(401);
  });

  it('is over when the person no longer works in the company', async () => {
    const client = await app.as('dewi');
    await app.plant((tx) => tx.db.delete(memberships).where(eq(memberships.userId, people.dewi.id)).returning());
    app.clock.advance(11_000);
    expect((await client.request('GET', '/user')).status).toBe(401);
  });
});

describe('/logout', () => {
  it('ends the session, clears every cookie and what the browser stored, and leads to /login', async () => {
    const client = await app.as('sari');
    const answer = await client.request('GET', '/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/login');
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
    const cleared = answer.headers.getSetCookie().map((line) => line.split('=')[0]);
    expect(cleared.toSorted()).toEqual(['jurnal_access_token', 'jurnal_refresh_token', 'patuh_session', 'sso', 'user']);
    for (const line of answer.headers.getSetCookie()) expect(line).toContain('Max-Age=0');
    expect((await client.request('GET', '/user')).status).toBe(401);
  });

  it('does not sign anybody out from another site', async () => {
    const client = await app.as('sari');
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Referer: 'http://lain.localhost/' },
      { Referer: 'https://lain.example/gambar' },
      { Referer: 'bukan alamat' },
      {},
    ];
    for (const headers of foreign) {
      const answer = await client.request('GET', '/logout', { headers });
      expect([answer.status, answer.headers.get('Clear-Site-Data')]).toEqual([303, null]);
      expect((await client.request('GET', '/user')).status).toBe(200);
    }
    await client.request('GET', '/logout', { headers: { Referer: 'http://localhost/main/home' } });
    expect((await client.request('GET', '/user')).status).toBe(401);
  });
});

describe('switching the company', () => {
  const form = (fields: Record<string, string>, cookie: string) =>
    app.fetch('/main/switch-company/form', {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  it('leads home, in the other company, with the permissions there', async () => {
    const client = await app.as('rina');
    expect(await client.get('/user/setting')).toMatchObject({ companyName: companies.sagara.name, userRole: 'Owner' });
    const answer = await form({ _csrf: client.csrf, companyId: companies.cendana.id }, client.cookie);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/main/home');
    client.company = companies.cendana.id;
    expect(await client.get('/user/setting')).toMatchObject({
      companyName: companies.cendana.name,
      userRole: 'Administrator',
    });
    expect(await client.get('/permissions')).not.toContain('SETTING_COMPANY_LIST_DELETE');
  });

  it('does not know a company the person does not work in', async () => {
    const client = await app.as('agus');
    const answer = await form({ _csrf: client.csrf, companyId: companies.bentala.id }, client.cookie);
    expect(answer.status).toBe(404);
    expect(await client.get('/user/setting')).toMatchObject({ companyName: companies.sagara.name });
  });

  it('asks for a company, and for the token of the page', async () => {
    const client = await app.as('rina');
    const empty = await form({ _csrf: client.csrf, companyId: '' }, client.cookie);
    expect([empty.status, (await empty.json()).errors]).toEqual([422, { companyId: 'Perusahaan harus diisi' }]);
    expect((await form({ _csrf: 'x', companyId: companies.cendana.id }, client.cookie)).status).toBe(403);
  });
});

describe('two pages of one browser', () => {
  const drafts = (client: Client) => client.get<{ id: string }[]>('/efaktur/out/ctas?filter={"status":"DRAFT"}');

  it('write nothing of the one into the company the other moved to', async () => {
    const page = await app.as('rina', 'sagara');
    const move = async (companyId: string) => (await page.request('PUT', '/session', { json: { companyId } })).status;
    expect(await move(companies.bentala.id)).toBe(204);
    const refused = await page.request('POST', '/efaktur/out/ctas/draft', { json: { input: aFakturInput() } });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'other_company', companyName: companies.bentala.name }),
    ]);
    page.company = companies.bentala.id;
    expect(await drafts(page)).toEqual([]);
    page.company = companies.sagara.id;
    expect(await move(companies.sagara.id)).toBe(204);
    const draft = await page.post<{ id: string }>('/efaktur/out/ctas/draft', {
      input: aFakturInput({ ownNitku: nitkuOf(companies.sagara.npwp) }),
    });
    expect((await drafts(page)).map(({ id }) => id)).toContain(draft.id);
  });

  it('move the session only to a company of the person', async () => {
    const agus = await app.as('agus');
    const answer = await agus.request('PUT', '/session', { json: { companyId: companies.bentala.id } });
    expect(answer.status).toBe(404);
    expect(await agus.get('/user/setting')).toMatchObject({ companyName: companies.sagara.name });
  });
});

describe('demo sign-ins', () => {
  it('are offered while the demo is on, for accounts that are there', async () => {
    const list = await (await app.fetch('/public/api/demo-accounts')).json();
    expect(list).toContainEqual(expect.objectContaining({ email: people.rina.email, role: 'Owner' }));
  });

  it('are not offered without the demo, even where their accounts are there', async () => {
    const settings = readEnv({ DATA_DIR: app.dataDir, LOG_LEVEL: 'silent', DEMO: 'off', SECRETS_KEY: 'k'.repeat(32) });
    const server = await compose(settings, { db: app.deps.db });
    expect(await (await createApp(server.edge).request('http://localhost/public/api/demo-accounts')).json()).toEqual(
      [],
    );
    expect(server.deps.internalAdmins.size).toBe(0);
    await server.close();
  });
});

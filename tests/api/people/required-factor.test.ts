import { spawnSync } from 'node:child_process';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoAccount } from '#domain/company/frame-schema.ts';
import type { FactorSetUp, RecoveryCodes, SecondFactor } from '#domain/people/account-schema.ts';
import { firstAccount } from '../../../api/services/session/first-account.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { anNpwp } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { PASSWORD, people } from '../../../fixtures/cast/people.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { ORIGIN } from '../origin.ts';
import { lettersTo, posted } from './letters.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { INTERNAL_ADMINS: `${people.hendra.email}, Ayu@contoh.example` } });
});
afterAll(() => app.close());

const FACTOR = '/user/second-factor';
const REFUSED = { status: 403, code: 'factor_required', message: expect.stringContaining('verifikasi dua langkah') };
const messageOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const shown = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now });
const setUp = async (by: Client, password = PASSWORD) => {
  const { secret } = await by.post<FactorSetUp>(FACTOR, { password });
  return by.post<RecoveryCodes>(`${FACTOR}/confirm`, { code: shown(secret) });
};

describe('who works for the house and has no second factor', () => {
  it('may do nothing but set one up, and leave', async () => {
    const hendra = await app.as('hendra');
    const rina = await app.as('rina');
    const { paths } = await rina.get<{ paths: Record<string, Record<string, { security?: [] }>> }>('/openapi.json');
    const open: string[] = [];
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { security }] of Object.entries(operations)) {
        const name = `${method.toUpperCase()} ${path}`;
        if (security || name === 'DELETE /main/api/session') continue;
        const answer = await hendra.request(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x'), {
          ...(method === 'get' ? {} : { json: {} }),
        });
        const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
        if (answer.status !== 403 || code !== 'factor_required') open.push(name);
      }
    expect(open.toSorted()).toEqual([
      'GET /main/api/session',
      'GET /main/api/user/second-factor',
      'POST /main/api/user/second-factor',
      'POST /main/api/user/second-factor/confirm',
      'POST /main/api/user/second-factor/off',
      'POST /main/api/user/second-factor/recovery-codes',
    ]);
    expect(await messageOf(await hendra.request('GET', '/user/setting'))).toMatchObject(REFUSED);
    expect(await messageOf(await hendra.request('GET', '/events'))).toMatchObject(REFUSED);
  });

  it('moves to no company, and takes no invitation and no address by a link', async () => {
    const hendra = await app.as('hendra');
    const moved = await app.fetch('/main/switch-company/form', {
      method: 'POST',
      headers: {
        Cookie: hendra.cookie,
        Origin: ORIGIN,
        Host: 'localhost',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ _csrf: hendra.csrf, companyId: companies.bentalaFarma.id }).toString(),
    });
    expect(await messageOf(moved)).toMatchObject(REFUSED);
    for (const link of ['invitation', 'email'])
      expect(
        await messageOf(await hendra.request('POST', `/public/api/${link}/tidak-pernah-dikirim`, { json: {} })),
      ).toMatchObject(REFUSED);
  });

  it('is let in by a first code, at once, and cannot switch it off', async () => {
    const hendra = await app.as('hendra');
    expect(await hendra.get<SecondFactor>(FACTOR)).toMatchObject({ on: false, required: true });
    expect((await hendra.request('POST', FACTOR, { json: { password: 'salah sekali' } })).status).toBe(422);
    const { codes } = await setUp(hendra);
    expect(await hendra.get('/user/setting')).toMatchObject({ isInternal: true });
    const off = await hendra.request('POST', `${FACTOR}/off`, { json: { password: PASSWORD, code: codes[0] } });
    expect(await messageOf(off)).toMatchObject({ status: 409, message: expect.stringContaining('Admin internal') });
    expect(await hendra.get<SecondFactor>(FACTOR)).toMatchObject({ on: true, recoveryLeft: 10 });
  });

  it('is also the Owner made by the command', async () => {
    const password = 'panjang dan mudah diingat';
    const founder = { name: 'Ayu Lestari', company: 'PT Contoh Sendiri', address: 'Jalan Contoh 1', pkp: true };
    const email = 'ayu@contoh.example';
    await firstAccount(app.deps, { ...founder, email, password, npwp: anNpwp(777_002) }, { another: true });
    const answer = await posted(app, '/session', { email, password });
    const { csrf, companyId } = (await answer.json()) as { csrf: string; companyId: string };
    const Cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const headers = { Cookie, 'X-CSRF-Token': csrf, 'X-Company-Id': companyId };
    expect(await messageOf(await app.fetch('/main/api/user', { headers }))).toMatchObject(REFUSED);
  });
});

describe('whoever runs the product', () => {
  const command = (email: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'api/commands/remove-factor.ts', '--email', email], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: app.dataDir, ...(app.url ? { DATABASE_URL: app.url } : {}) },
    });

  it('removes the factor of somebody who lost it, which ends their sessions and is recorded', async () => {
    const lina = await app.as('lina');
    await setUp(lina);
    const done = command('Lina@bentalagraha.example');
    expect([done.status, done.stderr]).toEqual([0, '']);
    app.clock.advance(60_000);
    expect((await lina.request('GET', '/user')).status).toBe(401);
    expect((await posted(app, '/session', { email: people.lina.email, password: PASSWORD })).status).toBe(200);
    const result = await historyOf(scopeOf('lina', 'bentala'), app.deps.db.read, people.lina.id);
    expect(result.at(-1)).toMatchObject({ action: 'factorOff', userName: 'Patuh' });
    app.clock.now = Date.now();
    await app.drainJobs();
    expect((await lettersTo(app, people.lina.email)).letters[0]?.subject).toMatch(/dimatikan/);
  });

  it('reports that there is nobody, or nothing to remove', () => {
    expect([command('siapa@contoh.example'), command(people.lina.email)].map(({ status }) => status)).toEqual([1, 1]);
  });
});

describe('the admins of the demo', () => {
  const shownAt = async () => {
    const list = (await (await app.fetch('/public/api/demo-accounts')).json()) as DemoAccount[];
    return list.find(({ email }) => email === people.wira.email);
  };
  const enter = (code?: string) =>
    posted(app, '/session', { email: people.wira.email, password: PASSWORD, ...(code ? { code } : {}) });

  it('signs in by the code that is shown, which is the one of an app with the same secret', async () => {
    app.clock.advance(60_000);
    expect(await messageOf(await enter())).toMatchObject({ status: 422, errors: { code: expect.any(String) } });
    const account = await shownAt();
    const { secret = '', code = '', goodFor } = account?.factor ?? {};
    expect(code).toBe(shown(secret));
    expect(goodFor).toBeLessThanOrEqual(30_000);
    expect((await enter(code)).status).toBe(200);
    expect((await enter(code)).status).toBe(422);
  });

  it('may sign in again within the half minute by the next code', async () => {
    expect((await enter((await shownAt())?.factor?.code)).status).toBe(200);
    expect((await enter((await shownAt())?.factor?.code)).status).toBe(422);
    app.clock.advance(30_000);
    expect((await enter((await shownAt())?.factor?.code)).status).toBe(200);
  });

  it('are the only ones of the demo that have one', async () => {
    const list = (await (await app.fetch('/public/api/demo-accounts')).json()) as DemoAccount[];
    expect(list.filter(({ factor }) => factor).map(({ email }) => email)).toEqual([
      people.wira.email,
      people.yoga.email,
    ]);
  });
});

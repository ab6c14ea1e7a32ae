import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FactorSetUp, RecoveryCodes, SecondFactor } from '#domain/people/account-schema.ts';
import type { User } from '#domain/people/user-schema.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { secondFactors } from '../../../db/tables.ts';
import { PASSWORD, type PersonKey, people } from '../../../fixtures/cast/people.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { lettersTo, posted } from './letters.ts';

const MINUTE = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(20 * MINUTE));

const messageOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const shown = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now + later * 30_000 });
const FACTOR = '/user/second-factor';
const post = (by: Client, path: string, json: unknown) => by.request('POST', FACTOR + path, { json });
const enter = (who: PersonKey, code?: string, password = PASSWORD) =>
  posted(app, '/session', { email: people[who].email, password, ...(code === undefined ? {} : { code }) });

/** A person who has just enabled it, with their app's secret and recovery codes. */
const withFactor = async (who: PersonKey) => {
  const client = await app.as(who);
  const { secret } = await client.post<FactorSetUp>(FACTOR, { password: PASSWORD });
  const { codes } = await client.post<RecoveryCodes>(`${FACTOR}/confirm`, { code: shown(secret) });
  app.clock.advance(MINUTE);
  return { client, secret, codes };
};

describe('a second factor', () => {
  it('is set up by password and a first code, and ends the other sessions', async () => {
    const [here, there] = [await app.as('budi'), await app.as('budi')];
    expect(await here.get<SecondFactor>(FACTOR)).toEqual({ on: false, required: false, since: null, recoveryLeft: 0 });
    expect(await messageOf(await post(here, '', { password: 'salah sekali' }))).toMatchObject({ status: 422 });
    const { secret, qr } = await here.post<FactorSetUp>(FACTOR, { password: PASSWORD });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect((await enter('budi')).status).toBe(200);
    expect(await messageOf(await post(here, '/confirm', { code: '000000' }))).toMatchObject({
      status: 422,
      errors: { code: expect.stringContaining('salah') },
    });
    const { codes } = await here.post<RecoveryCodes>(`${FACTOR}/confirm`, { code: shown(secret) });
    expect(new Set(codes).size).toBe(10);
    expect((await there.request('GET', '/user')).status).toBe(401);
    expect(await here.get<SecondFactor>(FACTOR)).toMatchObject({ on: true, recoveryLeft: 10 });
    expect((await post(here, '', { password: PASSWORD })).status).toBe(409);
    const rows = JSON.stringify(await app.deps.db.read.select().from(secondFactors));
    for (const text of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(rows).not.toContain(text);
    await app.drainJobs();
    expect((await lettersTo(app, people.budi.email)).letters[0]?.subject).toMatch(/diaktifkan/);
    const result = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, people.budi.id);
    expect(result.at(-1)).toMatchObject({ action: 'factorOn', before: null, after: null });
  });

  it('is required at sign-in once the password is right, and each code is valid once', async () => {
    const { secret } = await withFactor('sari');
    expect(await messageOf(await enter('sari', undefined, 'salah sekali'))).not.toHaveProperty('errors.code');
    expect(await messageOf(await enter('sari'))).toMatchObject({ status: 422, errors: { code: expect.any(String) } });
    const code = shown(secret);
    const both = await Promise.all([enter('sari', code), enter('sari', `${code.slice(0, 3)} ${code.slice(3)}`)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await messageOf(await enter('sari', code))).toMatchObject({
      status: 422,
      errors: { code: expect.any(String) },
    });
    // A code older than the used one is refused too, though a clock may be half a minute late.
    expect((await enter('sari', shown(secret, -1))).status).toBe(422);
    expect((await enter('sari', shown(secret, 1))).status).toBe(200);
  });

  it('opens with a recovery code instead, once', async () => {
    const { codes, client } = await withFactor('agus');
    const [first = '', second = ''] = codes;
    const both = await Promise.all([enter('agus', first), enter('agus', first.toUpperCase())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await enter('agus', second)).status).toBe(200);
    expect(await client.get<SecondFactor>(FACTOR)).toMatchObject({ recoveryLeft: 8 });
  });

  it('is not guessed: codes are counted as passwords are, and asking for one resets nothing', async () => {
    const { secret } = await withFactor('lina');
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      statuses.push((await enter('lina', '000000')).status);
      await enter('lina');
    }
    expect(statuses).not.toContain(200);
    expect(statuses.at(-1)).toBe(429);
    app.clock.advance(20 * MINUTE);
    expect((await enter('lina', shown(secret))).status).toBe(200);
  });

  it('outlives a new password by letter', async () => {
    const { secret } = await withFactor('tono');
    await posted(app, '/reset', { email: people.tono.email });
    await app.drainJobs();
    const [link = ''] = (await lettersTo(app, people.tono.email)).links;
    const fresh = 'sepeda biru di pagi hari';
    expect((await posted(app, `/reset/${link.split('/').at(-1)}`, { password: fresh })).status).toBe(204);
    expect(await messageOf(await enter('tono', undefined, fresh))).toMatchObject({
      errors: { code: expect.any(String) },
    });
    expect((await enter('tono', shown(secret), fresh)).status).toBe(200);
  });

  it('is switched off by password and code together', async () => {
    const { client, secret, codes } = await withFactor('dewi');
    const off = (password: string, code: string) => post(client, '/off', { password, code });
    expect(await messageOf(await off('salah sekali', shown(secret)))).toMatchObject({
      errors: { password: expect.any(String) },
    });
    expect(await messageOf(await off(PASSWORD, '000000'))).toMatchObject({ errors: { code: expect.any(String) } });
    const { codes: renewed } = await client.post<RecoveryCodes>(`${FACTOR}/recovery-codes`, {
      password: PASSWORD,
      code: shown(secret),
    });
    expect(await messageOf(await off(PASSWORD, codes[0] ?? ''))).toMatchObject({ status: 422 });
    expect((await off(PASSWORD, renewed[0] ?? '')).status).toBe(204);
    expect(await client.get<SecondFactor>(FACTOR)).toMatchObject({ on: false });
    expect((await enter('dewi')).status).toBe(200);
    expect((await off(PASSWORD, renewed[1] ?? '')).status).toBe(409);
  });

  it('is known of by an Owner, and by nobody else', async () => {
    const hendra = await app.as('hendra', 'bentalaTekstil');
    const [wira] = await hendra.get<User[]>('/users?filter={"q":"wira"}');
    const own = (await hendra.get<User[]>('/users?filter={"q":"hendra"}'))[0];
    expect([wira?.secondFactor, own?.secondFactor]).toEqual([true, false]);
    const rina = await app.as('rina', 'bentala');
    expect((await rina.get<User[]>('/users')).map(({ secondFactor }) => secondFactor)).toContain(null);
    expect((await rina.get<User[]>('/users')).map(({ secondFactor }) => secondFactor)).not.toContain(true);
  });
});

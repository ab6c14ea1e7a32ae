import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FactorSetUp, RecoveryCodes } from '#domain/people/account-schema.ts';
import { createApp } from '../../api/app/app.ts';
import { compose } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import { knownAddresses } from '../../db/tables.ts';
import { PASSWORD, type PersonKey, people } from '../../fixtures/cast/people.ts';
import { type TestApp, testApp } from './app.ts';
import { lettersTo } from './people/letters.ts';

const FACTOR = '/user/second-factor';

let app: TestApp;
let waits: number[] = [];
beforeAll(async () => {
  const wait = async (ms: number): Promise<void> => void waits.push(ms);
  app = await testApp({ env: { TRUST_PROXY: 'on' }, instead: { wait } });
});
afterAll(() => app.close());

const signIn = async (who: PersonKey, password: string, from: string, into = app.app): Promise<number> => {
  const answer = await into.request('http://localhost/public/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify({ email: people[who].email, password }),
  });
  return answer.status;
};
const guess = async (who: PersonKey, addresses: number, each: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let from = 1; from <= addresses; from++)
    for (let n = 0; n < each; n++) statuses.push(await signIn(who, 'salah', `198.51.100.${from}`));
  return statuses;
};

describe('sixty wrong passwords of strangers', () => {
  it('leave the owner free to sign in from where they are known, also after a restart, and strangers none', async () => {
    expect(await signIn('rina', PASSWORD, '203.0.113.9')).toBe(200);
    const statuses = await guess('rina', 9, 8);
    expect(statuses.filter((status) => status === 422)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual(Array(12).fill(429));
    expect(await signIn('rina', PASSWORD, '203.0.113.9')).toBe(200);
    expect(await signIn('rina', PASSWORD, '203.0.113.10')).toBe(429);

    const settings = readEnv({ DATA_DIR: app.dataDir, LOG_LEVEL: 'error', TRUST_PROXY: 'on' });
    const again = await compose(settings, { db: app.deps.db, now: () => app.clock.now });
    const restarted = createApp(again.edge);
    expect(await signIn('rina', PASSWORD, '203.0.113.10', restarted)).toBe(429);
    expect(await signIn('rina', 'salah', '203.0.113.11', restarted)).toBe(429);
    expect(await signIn('rina', PASSWORD, '203.0.113.9', restarted)).toBe(200);
    await again.close();
  });

  it('do not keep out the owner at a new address, once a link in their mail was followed there', async () => {
    const at = '203.0.113.77';
    const ask = (path: string, json: object) =>
      app.app.request(`http://localhost/public/api${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': at },
        body: JSON.stringify(json),
      });
    const guessed = await guess('dewi', 10, 7);
    expect(guessed.filter((status) => status === 429)).toHaveLength(10);
    const held = await ask('/session', { email: people.dewi.email, password: PASSWORD });
    expect([held.status, (await held.json()).message]).toEqual([429, expect.stringContaining('Lupa kata sandi')]);
    expect((await ask('/reset', { email: people.dewi.email })).status).toBe(204);
    await app.drainJobs();
    const token = (await lettersTo(app, people.dewi.email)).links[0]?.split('/').at(-1);
    const password = 'sepeda biru di pagi hari';
    expect((await ask(`/reset/${token}`, { password })).status).toBe(204);
    expect(await signIn('dewi', password, at)).toBe(200);
    expect(await signIn('dewi', password, '203.0.113.78')).toBe(429);
  });

  it('do not lock out the owner at a new address who gives password and code together, and reveal nothing to others', async () => {
    const { secret } = await (await app.as('lina')).post<FactorSetUp>(FACTOR, { password: PASSWORD });
    const code = (later = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now + later * 30_000 });
    const set = await (await app.as('lina')).post<RecoveryCodes>(`${FACTOR}/confirm`, { code: code() });
    app.clock.advance(60_000);
    const held = await guess('lina', 10, 7);
    expect(held.filter((status) => status === 429)).toHaveLength(10);
    const answers: unknown[] = [];
    const ask = async (from: number, json: object, who: PersonKey = 'lina') => {
      const answer = await app.app.request('http://localhost/public/api/session', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.18.0.${from}` },
        body: JSON.stringify({ email: people[who].email, ...json }),
      });
      if (answer.status !== 200) answers.push({ status: answer.status, ...(await answer.json()) });
      return answer.status;
    };
    // Without a code, with a wrong one, with a wrong password: the same response.
    await ask(1, { password: PASSWORD });
    await ask(2, { password: PASSWORD, code: '000000' });
    await ask(3, { password: 'salah', code: code() });
    await ask(4, { password: 'salah', code: '000000' });
    expect(answers[0]).toMatchObject({
      status: 429,
      asksCode: true,
      message: expect.stringContaining('kode verifikasi'),
    });
    expect(answers).toEqual(Array(4).fill(answers[0]));
    expect(await ask(5, { password: PASSWORD, code: code() })).toBe(200);
    expect(await ask(5, { password: PASSWORD, code: code(1) })).toBe(200);

    // Knowing the password does not allow guessing codes, and wrong passwords use none of them up.
    for (let from = 20; from < 31; from++) await ask(from, { password: PASSWORD, code: '000000' });
    expect(await ask(31, { password: PASSWORD, code: set.codes[0] })).toBe(429);
    app.clock.advance(16 * 60_000);
    await guess('lina', 9, 8);
    for (let from = 40; from < 60; from++) await ask(from, { password: 'salah', code: '000000' });
    expect(await ask(60, { password: PASSWORD, code: set.codes[0] })).toBe(200);
    // An address has its own limit, also with codes.
    answers.length = 0;
    for (let n = 0; n < 9; n++) await ask(61, { password: 'salah', code: '000000' });
    expect(answers[8]).toMatchObject({ status: 429, message: expect.not.stringContaining('kode verifikasi') });

    await guess('tono', 9, 8);
    answers.length = 0;
    await ask(70, { password: PASSWORD }, 'tono');
    await ask(71, { password: PASSWORD, code: '000000' }, 'tono');
    expect(answers).toEqual(Array(2).fill(answers[0]));
    expect(answers[0]).toMatchObject({ status: 429, asksCode: true });
  });

  it('do not keep out who mistyped a few times where they are known: they only wait', async () => {
    expect(await signIn('agus', PASSWORD, '2001:db8:7:7::1')).toBe(200);
    waits = [];
    for (let n = 0; n < 12; n++) expect(await signIn('agus', 'salah', '2001:db8:7:7:9::2')).toBe(422);
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(await signIn('agus', PASSWORD, '2001:db8:7:7::1')).toBe(200);
  });

  it('know a person by what nobody reads an address from, and of them the ten newest', async () => {
    for (let at = 0; at < 14; at++) {
      app.clock.advance(20 * 60_000);
      expect(await signIn('sari', PASSWORD, `192.0.2.${at}`)).toBe(200);
    }
    const rows = await app.deps.db.read.select().from(knownAddresses);
    const sari = rows.filter(({ userId }) => userId === people.sari.id);
    expect(sari).toHaveLength(10);
    const newest = Array.from({ length: 10 }, (_, at) => app.clock.now - at * 20 * 60_000);
    expect(sari.map(({ seenAt }) => seenAt).sort((a, b) => b - a)).toEqual(newest);
    expect(JSON.stringify(rows)).not.toMatch(/\d+\.\d+\.\d+\.\d+|2001:/);
    expect(new Set(sari.map(({ address }) => address)).size).toBe(10);
  });

  it('take no address for a known one where there is none to be seen', async () => {
    const before = (await app.deps.db.read.select().from(knownAddresses)).length;
    expect(await signIn('budi', PASSWORD, 'siapa saja')).toBe(200);
    expect(await app.deps.db.read.select().from(knownAddresses)).toHaveLength(before);
  });
});

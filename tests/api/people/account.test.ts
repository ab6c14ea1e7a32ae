import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account, NewEmail, OwnSession } from '#domain/people/account-schema.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { mailLinks } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { PASSWORD, people } from '../../../fixtures/cast/people.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { lettersTo, posted } from './letters.ts';

const HOUR = 3_600_000;
const NEW = 'sepeda biru di pagi hari';
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => {
  expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [], states: [] });
  await app.close();
});
beforeEach(() => app.clock.advance(HOUR));

const messageOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const put = (by: Client, path: string, json: unknown) => by.request('PUT', path, { json });

describe('the own account', () => {
  it('is anybody’s who is signed in, and takes another name', async () => {
    const budi = await app.as('budi');
    const { name, phone, email } = people.budi;
    expect(await budi.get<Account>('/user/profile')).toEqual({ name, phone, email, pendingEmail: null });
    expect(await messageOf(await put(budi, '/user/profile', { name: ' ', phone: null }))).toMatchObject({
      status: 422,
      errors: { name: 'Wajib diisi' },
    });
    expect(await messageOf(await put(budi, '/user/profile', { name: 'Budi S.', phone: ' ' }))).toMatchObject({
      name: 'Budi S.',
      phone: null,
    });
    expect(await budi.get('/user')).toMatchObject({ name: 'Budi S.' });
  });

  it('keeps whether a summary is wanted', async () => {
    const budi = await app.as('budi');
    await budi.put('/user/preferences', { digest: true });
    expect(await budi.get('/user')).toMatchObject({ preferences: { digest: true } });
  });
});

describe('the own password', () => {
  it('is changed by who knows the old one; other sessions end with it, and the person is notified', async () => {
    const [here, there] = [await app.as('sari'), await app.as('sari')];
    const change = (old: string, password: string) => put(here, '/user/password', { old, password });
    expect(await messageOf(await change('salah sekali', NEW))).toMatchObject({
      status: 422,
      errors: { old: 'Kata sandi salah.' },
    });
    expect(await messageOf(await change(PASSWORD, 'pendek'))).toMatchObject({
      errors: { password: expect.any(String) },
    });
    expect(await messageOf(await change(PASSWORD, PASSWORD))).toMatchObject({
      errors: { password: expect.any(String) },
    });
    expect((await change(PASSWORD, NEW)).status).toBe(204);
    expect((await here.request('GET', '/user')).status).toBe(200);
    expect((await there.request('GET', '/user')).status).toBe(401);
    await app.drainJobs();
    expect((await lettersTo(app, people.sari.email)).letters[0]?.subject).toMatch(/Kata sandi .* diganti/);
    const result = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, people.sari.id);
    expect(result.at(-1)).toMatchObject({ action: 'changePassword', before: null, after: null });
  });

  it('is not guessed by who sits at an open session', async () => {
    const lina = await app.as('lina');
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++)
      statuses.push((await put(lina, '/user/password', { old: `salah ${n}`, password: NEW })).status);
    expect(statuses.slice(0, 8)).toEqual(Array(8).fill(422));
    expect(statuses.slice(8)).toEqual([429, 429]);
  });
});

describe('the own sessions', () => {
  it('are shown with their device and their network, and end one by one or all but this', async () => {
    const [first, second, here] = [await app.as('agus'), await app.as('agus'), await app.as('agus')];
    const open = await here.get<OwnSession[]>('/user/sessions');
    expect(open.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(JSON.stringify(open)).not.toContain('127.0.0.1');
    const ownOf = async (by: Client) => (await by.get<OwnSession[]>('/user/sessions')).find(({ isThis }) => isThis)?.id;
    const reader = (await first.request('GET', '/events')).body?.getReader();
    await reader?.read();
    expect((await here.delete(`/user/sessions/${await ownOf(first)}`)).status).toBe(204);
    expect((await first.request('GET', '/user')).status).toBe(401);
    for (;;) if ((await reader?.read())?.done) break;
    expect((await second.request('GET', '/user')).status).toBe(200);
    expect((await here.delete('/user/sessions')).status).toBe(204);
    expect((await second.request('GET', '/user')).status).toBe(401);
    expect(await here.get<OwnSession[]>('/user/sessions')).toHaveLength(1);
  });

  it('of others are not found', async () => {
    const [agus, dewi] = [await app.as('agus'), await app.as('dewi')];
    const [own] = await dewi.get<OwnSession[]>('/user/sessions');
    expect((await agus.delete(`/user/sessions/${own?.id}`)).status).toBe(404);
    expect((await dewi.request('GET', '/user')).status).toBe(200);
  });
});

describe('another address', () => {
  const ask = async (by: Client, email: string, password = PASSWORD) => {
    const answer = await by.request('POST', '/user/email', { json: { email, password } });
    await app.drainJobs();
    return answer;
  };
  const tokenTo = async (email: string) => (await lettersTo(app, email)).links[0]?.split('/').at(-1) ?? '';
  const confirm = (token: string, by?: Client) => posted(app, `/email/${token}`, {}, by ? { Cookie: by.cookie } : {});

  it('is sent its letter again, and the former link ends', async () => {
    const agus = await app.as('agus');
    const again = () => agus.request('POST', '/user/email/resend');
    expect((await again()).status).toBe(409);
    await ask(agus, 'agus.baru@contoh.example');
    const former = await tokenTo('agus.baru@contoh.example');
    expect((await again()).status).toBe(204);
    await app.drainJobs();
    const { links } = await lettersTo(app, 'agus.baru@contoh.example');
    expect(new Set(links).size).toBe(2);
    expect((await confirm(former, agus)).status).toBe(404);
    for (const left of [3, 2, 1]) expect((await again()).status, `${left} left`).toBe(204);
    expect((await again()).status).toBe(429);
    await agus.delete('/user/email');
  });

  it('counts once its letter is confirmed by its owner, and the old one is notified', async () => {
    const tono = await app.as('tono');
    expect(await messageOf(await ask(tono, 'tono.baru@contoh.example', 'salah sekali'))).toMatchObject({
      status: 422,
      errors: { password: 'Kata sandi salah.' },
    });
    expect(await messageOf(await ask(tono, 'bukan alamat'))).toMatchObject({ errors: { email: expect.any(String) } });
    expect(await messageOf(await ask(tono, people.tono.email))).toMatchObject({
      errors: { email: expect.any(String) },
    });
    expect((await ask(tono, ' Tono.Baru@contoh.example')).status).toBe(204);
    expect(await tono.get<Account>('/user/profile')).toMatchObject({
      email: people.tono.email,
      pendingEmail: 'tono.baru@contoh.example',
    });
    expect((await lettersTo(app, people.tono.email)).letters[0]?.body).toContain('tono.baru@contoh.example');
    const token = await tokenTo('tono.baru@contoh.example');
    expect(JSON.stringify(await app.deps.db.read.select().from(mailLinks))).not.toContain(token);

    expect((await confirm(token)).status).toBe(409);
    expect((await confirm(token, await app.as('dewi'))).status).toBe(409);
    const opened = await app.fetch(`/public/api/email/${token}`, { headers: { Cookie: tono.cookie } });
    expect((await opened.json()) as NewEmail).toEqual({ email: 'tono.baru@contoh.example', isSelf: true });
    expect((await confirm(token, tono)).status).toBe(204);
    expect(await messageOf(await confirm(token, tono))).toMatchObject({
      status: 404,
      message: expect.stringContaining('sudah dipakai'),
    });
    const enter = (email: string) => posted(app, '/session', { email, password: PASSWORD });
    expect((await enter('tono.baru@contoh.example')).status).toBe(200);
    expect((await enter(people.tono.email)).status).toBe(422);
    await app.drainJobs();
    const result = (await lettersTo(app, people.tono.email)).letters.map(({ subject }) => subject);
    expect(result).toContainEqual(expect.stringMatching(/Email akun .* diganti/));
  });

  it('is answered for alike whether or not somebody has it, and nobody takes one that is taken', async () => {
    const hendra = await app.as('hendra');
    const free = await ask(hendra, 'bebas@contoh.example');
    const token = await tokenTo('bebas@contoh.example');
    const taken = await ask(hendra, people.dewi.email);
    expect([await free.text(), free.status]).toEqual([await taken.text(), taken.status]);
    expect(await tokenTo(people.dewi.email)).toBe('');
    expect(await messageOf(await confirm(token, hendra))).toMatchObject({ status: 404 });
  });

  it('is taken by one of two who ask for it', async () => {
    const [dewi, wira] = [await app.as('dewi'), await app.as('wira')];
    await ask(dewi, 'rebutan@contoh.example');
    const first = await tokenTo('rebutan@contoh.example');
    app.clock.advance(60_000);
    await ask(wira, 'rebutan@contoh.example');
    const second = await tokenTo('rebutan@contoh.example');
    expect((await confirm(first, dewi)).status).toBe(204);
    expect(await messageOf(await confirm(second, wira))).toMatchObject({ status: 409 });
  });

  it('is over after a day, and let go before when the person wishes so', async () => {
    const budi = await app.as('budi');
    await ask(budi, 'budi.lain@contoh.example');
    const withdrawn = await tokenTo('budi.lain@contoh.example');
    expect((await budi.delete('/user/email')).status).toBe(204);
    expect((await confirm(withdrawn, budi)).status).toBe(404);
    await ask(budi, 'budi.lagi@contoh.example');
    app.clock.advance(24 * HOUR + 1);
    const later = await app.as('budi');
    const late = await confirm(await tokenTo('budi.lagi@contoh.example'), later);
    expect(await messageOf(late)).toMatchObject({ status: 404, message: expect.stringContaining('sudah habis') });
  });
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { historyOf } from '../../../db/repositories/history.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { mailLinks } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { PASSWORD, people } from '../../../fixtures/cast/people.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type TestApp, testApp } from '../app.ts';
import { lettersTo, posted } from './letters.ts';

const HOUR = 3_600_000;
const NEW = 'sepeda biru di pagi hari';
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(HOUR));

const request = async (email: string) => {
  const answer = await posted(app, '/reset', { email });
  await app.drainJobs();
  return answer;
};
const linkTo = async (email: string): Promise<string> => (await lettersTo(app, email)).links[0] ?? '';
const enter = (email: string, password: string) => posted(app, '/session', { email, password });

it('writes to who has an account, and answers the same to everybody', async () => {
  const known = await request(` ${people.sari.email.toUpperCase()}`);
  const unknown = await request('siapa@nowhere.example');
  expect([known.status, await known.text()]).toEqual([204, '']);
  expect([unknown.status, await unknown.text()]).toEqual([204, '']);
  expect(await linkTo(people.sari.email)).toMatch(/^http:\/\/localhost\/public\/reset\/[\w-]{43}$/);
  expect((await lettersTo(app, 'siapa@nowhere.example')).links).toEqual([]);
});

it('sets a password once, ends every session, and keeps no token', async () => {
  const signedIn = await app.as('budi');
  await request(people.budi.email);
  const token = (await linkTo(people.budi.email)).split('/').at(-1) ?? '';
  expect(JSON.stringify(await app.deps.db.read.select().from(mailLinks))).not.toContain(token);
  const opened = await app.fetch(`/public/api/reset/${token}`);
  expect(await opened.json()).toEqual({ email: people.budi.email });

  expect((await posted(app, `/reset/${token}`, { password: NEW })).status).toBe(204);
  expect((await signedIn.request('GET', '/user')).status).toBe(401);
  expect((await enter(people.budi.email, PASSWORD)).status).toBe(422);
  expect((await enter(people.budi.email, NEW)).status).toBe(200);

  const again = await posted(app, `/reset/${token}`, { password: `${NEW} lagi` });
  expect([again.status, (await again.json()).message]).toEqual([404, expect.stringContaining('sudah dipakai')]);
  const result = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, people.budi.id);
  expect(result.at(-1)).toMatchObject({ action: 'resetPassword', userName: people.budi.name, after: null });
  expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [], states: [] });
});

it('is done by one of two at once', async () => {
  await request(people.lina.email);
  const token = (await linkTo(people.lina.email)).split('/').at(-1);
  const both = await Promise.all(
    ['kuda putih berlari', 'kuda hitam berlari'].map((password) => posted(app, `/reset/${token}`, { password })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
});

it('refuses what is too short or guessed first, and the link stays good', async () => {
  await request(people.agus.email);
  const token = (await linkTo(people.agus.email)).split('/').at(-1);
  for (const password of ['pendek', 'password1234', 'agus prasetyo 1'])
    expect((await posted(app, `/reset/${token}`, { password })).status).toBe(422);
  expect((await posted(app, `/reset/${token}`, { password: NEW })).status).toBe(204);
});

it('is over after an hour, and a newer letter ends the older ones once it is used', async () => {
  await request(people.tono.email);
  const first = await linkTo(people.tono.email);
  app.clock.advance(HOUR + 1);
  const late = await app.fetch(`/public/api/reset/${first.split('/').at(-1)}`);
  expect([late.status, (await late.json()).message]).toEqual([404, expect.stringContaining('sudah habis')]);
  await request(people.tono.email);
  await request(people.tono.email);
  const { links } = await lettersTo(app, people.tono.email);
  expect(links).toHaveLength(3);
  const [newest, older] = links.map((link) => link.split('/').at(-1));
  expect((await posted(app, `/reset/${newest}`, { password: NEW })).status).toBe(204);
  expect((await posted(app, `/reset/${older}`, { password: NEW })).status).toBe(404);
});

it('knows no link that nobody made', async () => {
  expect((await app.fetch(`/public/api/reset/${'x'.repeat(43)}`)).status).toBe(404);
  expect((await posted(app, '/reset/x', { password: NEW })).status).toBe(404);
});

it('fills nobody’s mailbox, and is accepted eight times in a quarter of an hour at most', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 10; n++) statuses.push((await request(people.dewi.email)).status);
  expect(statuses.slice(8)).toEqual([429, 429]);
  expect((await lettersTo(app, people.dewi.email)).links.length).toBeLessThanOrEqual(6);
  expect((await enter(people.dewi.email, PASSWORD)).status).toBe(200);
});

import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letterLinksAtServer, resetLinkAtServer } from '../../../api/services/mail-links/at-server.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { securityLog } from '../../../db/tables.ts';
import { PASSWORD, type PersonKey, people } from '../../../fixtures/cast/people.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { lettersTo, posted } from './letters.ts';

type Letter = { id: string; recipient: string; subject: string };
type Open = { body: string; isLinkHidden: boolean };

const LINK = /https?:\/\/[^\s"<]+\/public\/(?:reset|invitation|email|digest)\/[^\s"<]+/;
const NEW = 'sepeda biru di pagi hari';
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const lettersSeenBy = async (who: Client, recipient: string): Promise<Open[]> => {
  const heads = await who.get<Letter[]>('/simulator/messages?channel=email&range=[0,99]');
  const to = heads.filter((head) => head.recipient === recipient);
  return Promise.all(to.map(({ id }) => who.get<Open>(`/simulator/messages/${id}`)));
};
const linksSeenBy = async (who: Client, recipient: string): Promise<string[]> =>
  (await lettersSeenBy(who, recipient)).flatMap(({ body }) => LINK.exec(body)?.[0] ?? []);

const command = (script: string, ...words: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `api/commands/${script}.ts`, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: app.dataDir, ...(app.url ? { DATABASE_URL: app.url } : {}) },
  });

describe('the simulated mailbox shows a link that opens an account to its reader only', () => {
  it('of a forgotten password: not to an Administrator, nor to anybody else of the company', async () => {
    await posted(app, '/reset', { email: people.rina.email });
    await app.drainJobs();
    expect((await lettersTo(app, people.rina.email)).links).toHaveLength(1);
    const agus = await app.as('agus', 'sagara');
    expect(await lettersSeenBy(agus, people.rina.email)).toMatchObject([{ isLinkHidden: true }]);
    expect(await linksSeenBy(agus, people.rina.email)).toEqual([]);
    for (const who of ['sari', 'budi'] satisfies PersonKey[])
      expect(await lettersSeenBy(await app.as(who), people.rina.email)).toEqual([]);
    expect(await linksSeenBy(await app.as('rina', 'sagara'), people.rina.email)).toHaveLength(1);
    expect(await linksSeenBy(await app.as('rina', 'cendana'), people.rina.email)).toHaveLength(1);
  });

  it('of an invitation: to who has the address, in whichever company they work, and not to who invited', async () => {
    const rina = await app.as('rina', 'sagara');
    const emails = [people.dewi.email, 'orang-baru@contoh.example'];
    await rina.post('/users/invitations', { emails, role: 'Owner' });
    await app.drainJobs();
    for (const who of [rina, await app.as('agus', 'sagara')])
      for (const email of emails) {
        expect(await lettersSeenBy(who, email)).toMatchObject([{ isLinkHidden: true }]);
        expect(await linksSeenBy(who, email)).toEqual([]);
      }
    expect(await linksSeenBy(await app.as('dewi'), people.dewi.email)).toHaveLength(1);
  });

  it('of a new address: for its requester, unless somebody is invited there', async () => {
    const agus = await app.as('agus', 'sagara');
    const ask = (email: string) => agus.post('/user/email', { email, password: PASSWORD });
    await ask('orang-baru@contoh.example');
    await app.drainJobs();
    expect(await linksSeenBy(agus, 'orang-baru@contoh.example')).toEqual([]);
    await ask('agus.baru@contoh.example');
    await app.drainJobs();
    expect(await linksSeenBy(agus, 'agus.baru@contoh.example')).toHaveLength(1);
    expect(await linksSeenBy(await app.as('rina', 'sagara'), 'agus.baru@contoh.example')).toEqual([]);
    expect(await lettersSeenBy(await app.as('sari'), 'agus.baru@contoh.example')).toEqual([]);
  });

  it('and a payer, who reads no letters of the company, reads their own', async () => {
    const budi = await app.as('budi');
    await budi.post('/user/email', { email: 'budi.baru@contoh.example', password: PASSWORD });
    await app.drainJobs();
    expect(await linksSeenBy(budi, 'budi.baru@contoh.example')).toHaveLength(1);
    const own = await budi.get<Letter[]>('/simulator/messages');
    expect(own.map(({ recipient }) => recipient)).toEqual(['budi.baru@contoh.example']);
  });
});

it('without the demo it shows no link to anybody', async () => {
  const deps = app.edge.deps as { simulatorShowsLinks: boolean };
  deps.simulatorShowsLinks = false;
  try {
    expect(await linksSeenBy(await app.as('rina', 'sagara'), people.rina.email)).toEqual([]);
    expect(await linksSeenBy(await app.as('dewi'), people.dewi.email)).toEqual([]);
  } finally {
    deps.simulatorShowsLinks = true;
  }
  const real = await testApp({ empty: true, env: { DEMO: 'off', SECRETS_KEY: 'x'.repeat(40) } });
  expect([app.deps.simulatorShowsLinks, real.deps.simulatorShowsLinks]).toEqual([true, false]);
  await real.close();
});

it('who forgot a password learns whether a letter can reach them', async () => {
  expect(await (await app.fetch('/public/api/reset')).json()).toEqual({ isSimulated: true });
});

describe('whoever runs the product', () => {
  const reason = ['--reason', 'Rina lupa kata sandi, sudah ditelepon'];

  it('creates a link for a sole Owner, recorded in history, security log and a letter', async () => {
    app.clock.now = Date.now();
    const done = command('reset-password', '--email', people.rina.email.toUpperCase(), ...reason);
    expect([done.status, done.stderr]).toEqual([0, '']);
    const token = LINK.exec(done.stdout)?.[0].split('/').at(-1) ?? '';
    expect((await posted(app, `/reset/${token}`, { password: NEW })).status).toBe(204);
    expect((await posted(app, `/reset/${token}`, { password: NEW })).status).toBe(404);
    expect((await posted(app, '/session', { email: people.rina.email, password: NEW })).status).toBe(200);
    const result = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, people.rina.id);
    expect(result.find(({ action }) => action === 'resetLink')).toMatchObject({
      userName: 'Patuh',
      after: { reason: reason[1], email: people.rina.email },
    });
    const events = await app.deps.db.read.select({ event: securityLog.event }).from(securityLog);
    expect(events.map(({ event }) => event)).toContain('reset_link_made');
    await app.drainJobs();
    const [letter] = (await lettersTo(app, people.rina.email)).letters;
    expect(letter?.subject).toBe('Kata sandi Patuh Anda dapat diatur ulang');
    expect(letter?.body).not.toMatch(LINK);
  });

  it('is refused without a reason, and where nobody has the address', async () => {
    const request = (email: string, reason: string) => resetLinkAtServer(app.deps, { email, reason });
    await expect(request(people.rina.email, ' ')).rejects.toMatchObject({
      detail: { errors: { reason: 'problem.field.required' } },
    });
    await expect(request('siapa@contoh.example', 'Lupa')).rejects.toMatchObject({ code: 'not_found' });
    await expect(letterLinksAtServer(app.deps, { email: people.rina.email, reason: '' })).rejects.toThrow();
  });

  it('hands over what waits at an address no letter reaches', async () => {
    const rina = { email: people.rina.email, password: NEW };
    const answer = await posted(app, '/session', rina);
    const { csrf, companyId } = (await answer.json()) as { csrf: string; companyId: string };
    const headers = {
      'Content-Type': 'application/json',
      'X-CSRF-Token': csrf,
      'X-Company-Id': companyId,
      Cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '',
    };
    const body = JSON.stringify({ emails: ['rekan@contoh.example'], role: 'Payer' });
    expect((await app.fetch('/main/api/users/invitations', { method: 'POST', headers, body })).status).toBeLessThan(
      300,
    );
    const done = command('letter-links', '--email', 'rekan@contoh.example', '--reason', 'Belum ada server surat');
    expect([done.status, done.stderr]).toEqual([0, '']);
    const [link = ''] = LINK.exec(done.stdout) ?? [];
    const joined = await posted(app, `/invitation/${link.split('/').at(-1)}`, { name: 'Rekan Baru', password: NEW });
    expect(joined.status).toBe(200);
    const again = letterLinksAtServer(app.deps, { email: 'rekan@contoh.example', reason: 'Lagi' });
    expect(await again).toEqual([]);
  });
});

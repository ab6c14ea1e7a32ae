import { writeFile } from 'node:fs/promises';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jakartaDay } from '#domain/scope.ts';
import type { SecurityRow, SystemSecurityRow } from '#domain/security/view-schema.ts';
import { fileJob } from '../../api/jobs/family-jobs.ts';
import { schedules } from '../../api/jobs/schedules.ts';
import { newId } from '../../db/id.ts';
import { appendHistory, SYSTEM_COMPANY } from '../../db/repositories/history.ts';
import { jobById } from '../../db/repositories/jobs.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { insertSecurityRows, securityRow } from '../../db/repositories/security-log.ts';
import { jobs, securityLog } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD, people, roles } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { fakturs } from './faktur/faktur-client.ts';

const DAY = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(20 * 60_000));

const rows = (since: number) =>
  app.deps.db.read
    .select()
    .from(securityLog)
    .orderBy(asc(securityLog.at), asc(securityLog.id))
    .then((all) => all.filter(({ at }) => at >= since));

const expire = async () => schedules.find(({ name }) => name.includes('security log'))?.run(app.deps);

const enter = (body: object, headers: Record<string, string> = {}) =>
  app.fetch('/public/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'localhost', 'User-Agent': FIREFOX, ...headers },
    body: JSON.stringify(body),
  });

describe('the security log', () => {
  it('records a sign-in and a sign-out in every company of the person, with the address', async () => {
    const since = app.clock.now;
    const rina = await app.as('rina');
    await enter({ email: people.rina.email, password: PASSWORD });
    expect((await rina.request('DELETE', '/session', { headers: { 'User-Agent': FIREFOX } })).status).toBe(204);
    const result = await rows(since);
    const places = roles.rina.map(([where]) => companies[where].id).toSorted();
    for (const [event, system] of [
      ['signed_in', null],
      ['signed_in', 'Windows'],
      ['signed_out', 'Windows'],
    ] as const) {
      const found = result.filter((row) => row.event === event && row.system === system);
      expect(found.map(({ companyId }) => companyId).toSorted()).toEqual(places);
      expect(found[0]).toMatchObject({ kind: 'sign_in', outcome: 'done', userName: people.rina.name, times: 1 });
    }
  });

  it('records an assigned role, to whom and by whom', async () => {
    const since = app.clock.now;
    const rina = await app.as('rina', 'sagara');
    await rina.put(`/users/${people.sari.id}`, { was: 'Creator', role: 'Payer' });
    expect((await rows(since)).filter(({ kind }) => kind === 'access')).toMatchObject([
      {
        companyId: companies.sagara.id,
        event: 'role_given',
        userId: people.rina.id,
        aboutId: people.sari.id,
        facts: { was: 'Creator', role: 'Payer' },
      },
    ]);
  });

  it('records each refused sign-in in the companies of the person, and those of strangers in the operator’s log only', async () => {
    const since = app.clock.now;
    const wrong = () => enter({ email: people.rina.email, password: 'salah sekali' });
    await Promise.all(Array.from({ length: 12 }, wrong));
    await enter({ email: 'orang.asing@nowhere.example', password: 'rahasia-saya-123' });
    await app.deps.securityLog.flush();
    const result = await rows(since);
    const places = roles.rina.map(([where]) => companies[where].id);
    for (const [event, times] of [
      ['wrong_password', 8],
      ['sign_in_held', 4],
    ] as const) {
      const found = result.filter((row) => row.event === event);
      expect(found.map(({ companyId }) => companyId).toSorted()).toEqual(places.toSorted());
      expect(new Set(found.map((row) => row.times))).toEqual(new Set([times]));
    }
    expect(result.filter(({ event }) => event === 'unknown_account')).toMatchObject([
      { companyId: SYSTEM_COMPANY, userId: '', userName: '', outcome: 'refused' },
    ]);
    expect(JSON.stringify(result)).not.toMatch(/asing|rahasia|salah sekali/);
  });

  it('records a missing permission, another company’s record and a forged request, equal ones within a minute once', async () => {
    const since = app.clock.now;
    const [budi, hendra] = [await app.as('budi', 'sagara'), await app.as('hendra', 'bentala')];
    const { id } = await fakturs(app, hendra).draft();
    for (let n = 0; n < 5; n++) await budi.request('GET', '/audit-log');
    await budi.request('GET', '/security-log');
    await budi.request('POST', '/saved-views', { json: {}, headers: { 'X-CSRF-Token': 'wrong' } });
    const rina = await app.as('rina', 'sagara');
    const agus = await app.as('agus', 'sagara');
    const path = `/efaktur/out/ctas/${id}`;
    expect([(await rina.request('GET', path)).status, (await agus.request('GET', path)).status]).toEqual([404, 404]);
    await agus.request('GET', `/efaktur/out/ctas/${newId(since)}`);
    await app.deps.securityLog.flush();
    for (let n = 0; n < 3; n++) await budi.request('GET', '/audit-log');
    await app.deps.securityLog.flush();
    const viewOf = (await rows(since)).filter(({ kind }) => kind === 'refusal');
    const messageOf = viewOf.map(({ event, userName, times, facts }) => [event, userName, times, facts.key]);
    expect(messageOf.toSorted()).toEqual(
      [
        ['foreign_record', people.agus.name, 1, undefined],
        ['forged', people.budi.name, 1, undefined],
        ['no_key', people.budi.name, 8, 'AUDIT_LOG_VIEW'],
        ['owner_only', people.budi.name, 1, undefined],
      ].toSorted(),
    );
    // A member of both companies only looked in the wrong one.
    expect(viewOf.every(({ companyId }) => companyId === companies.sagara.id)).toBe(true);
  });

  it('is no way to fill the disk: strangers from everywhere are so many rows a minute, and one for the rest', async () => {
    const since = app.clock.now;
    const notes = app.deps.securityLog;
    for (let n = 0; n < 5_000; n++)
      notes.note({ event: 'unknown_account', userId: '', userName: '', ip: `10.0.${n >> 8}.${n & 255}` });
    await notes.flush();
    const result = await rows(since);
    expect(result).toHaveLength(201);
    expect(result.find(({ event }) => event === 'many_refusals')).toMatchObject({ times: 4_800, ip: '' });
    app.clock.advance(91 * DAY);
    await expire();
    expect((await rows(since)).length).toBe(0);
  });

  it('is filled by nobody in one company either: so many rows of it a minute, and the others have theirs', async () => {
    const since = app.clock.now;
    const notes = app.deps.securityLog;
    const { id: userId, name: userName } = people.agus;
    for (let n = 0; n < 1_000; n++) {
      const { id: companyId } = n === 999 ? companies.cendana : companies.sagara;
      notes.note({ event: 'no_key', companyId, userId, userName, ip: `10.1.${n >> 8}.${n & 255}` });
    }
    await notes.flush();
    const result = await rows(since);
    const of = ({ id }: { id: string }) => result.filter(({ companyId }) => companyId === id);
    expect([of(companies.sagara).length, of(companies.cendana).length]).toEqual([201, 1]);
    expect(result.find(({ event }) => event === 'many_refusals')).toMatchObject({ times: 799, userName: '', ip: '' });
  });

  it('is stored for two years, and for unknown people ninety days', async () => {
    const now = app.clock.now;
    const ages = [89, 91, 730, 732];
    const by = { userId: people.agus.id, userName: people.agus.name, ip: '10.2.0.1' };
    await app.deps.db.transact((tx) =>
      insertSecurityRows(
        tx,
        ages.flatMap((age) => [
          securityRow({ ...by, companyId: companies.cendana.id }, now - age * DAY, { event: 'signed_in' }),
          securityRow({ ...by, companyId: SYSTEM_COMPANY, userId: '' }, now - age * DAY, { event: 'unknown_account' }),
        ]),
      ),
    );
    await expire();
    const left = (await rows(0)).filter(({ ip }) => ip === by.ip);
    const agesOf = (event: string) => left.filter((row) => row.event === event).map(({ at }) => (now - at) / DAY);
    expect([agesOf('signed_in'), agesOf('unknown_account')]).toEqual([[730, 91, 89], [89]]);
  });

  it('records files of more than a thousand rows when they are made and when they are downloaded', async () => {
    const since = app.clock.now;
    const rina = await app.as('rina', 'sagara');
    const scope = scopeOf('rina', 'sagara');
    const exported = async (count: number) => {
      const kind = 'history.export';
      const id = await app.deps.db.transact((tx) => enqueue(tx, scope, since, { kind, payload: { total: 0 } }));
      const handler = fileJob(kind);
      const job = { ...(await jobById(scope, app.deps.db.read, id)), payload: { total: 0 } };
      if (!('run' in handler) || !job) throw new Error('no such job');
      const thread = async (_task: string, { path }: { path: string }) => {
        await writeFile(path, 'x');
        return { name: 'riwayat', extension: 'csv', count };
      };
      const context = { deps: app.deps, scope, workerTasks: thread, progress: async () => undefined };
      const result = await handler.run(context as never, job as never);
      await app.deps.db.transact((tx) =>
        tx.db
          .update(jobs)
          .set({ result: result as never })
          .where(eq(jobs.id, id)),
      );
      expect((await rina.request('GET', `/files/${id}`)).status).toBe(200);
    };
    await exported(1_000);
    await exported(1_001);
    await app.deps.securityLog.flush();
    expect((await rows(since)).filter(({ kind }) => kind === 'export')).toMatchObject([
      { event: 'exported', userName: people.rina.name, facts: { rows: 1_001 } },
      { event: 'downloaded', userName: people.rina.name, facts: { rows: 1_001 } },
    ]);
    const changes = Array.from({ length: 1_001 }, () => ({ objectType: 'note', objectId: 'n', action: 'create' }));
    await app.deps.db.transact((tx) => appendHistory(tx, scope, since, changes));
    for (const last of [1_000, 1_001]) await rina.get(`/audit-log/proof?first=1&last=${last}`);
    await app.deps.securityLog.flush();
    expect((await rows(since)).filter(({ facts }) => String(facts.file).startsWith('bukti'))).toMatchObject([
      { event: 'downloaded', facts: { rows: 1_001, file: 'bukti-riwayat-1-1001.json' } },
    ]);
  });
});

describe('reading it', () => {
  const log = <R = SecurityRow>(by: Client, filter: object = {}, path = '/security-log') =>
    by.get<R[]>(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);

  it('is for the Owner only, in words, filtered by person, kind, outcome, address and days', async () => {
    const rina = await app.as('rina', 'sagara');
    await enter({ email: people.agus.email, password: 'salah sekali' });
    await app.deps.securityLog.flush();
    const [newest] = await log(rina, { userId: people.agus.id, kind: 'sign_in', outcome: 'refused' });
    expect(newest).toMatchObject({
      userName: people.agus.name,
      event: 'Masuk gagal: kata sandi salah',
      device: 'Firefox · Windows',
    });
    const given = await log(rina, { kind: 'access' });
    expect(given[0]).toMatchObject({ event: 'Peran diubah dari Creator ke Payer', about: people.sari.name });
    const refused = await log(rina, { q: 'budi', kind: 'refusal' });
    expect(refused.map(({ event }) => event)).toContain('Ditolak: tidak punya hak Riwayat aktivitas · Lihat');
    const today = jakartaDay(app.clock.now);
    expect(await log(rina, { from: today, to: today, ip: '10.9.9.9' })).toEqual([]);
    expect((await rina.request('GET', `/security-log?filter={"from":"2025-11-02","to":"2025-11-01"}`)).status).toBe(
      422,
    );
    const english = await app.as('rina', 'sagara', 'en');
    expect((await log(english, { userId: people.agus.id, outcome: 'refused' }))[0]?.event).toBe(
      'Sign-in failed: wrong password',
    );
    const agus = await app.as('agus', 'sagara');
    expect((await agus.request('GET', '/security-log')).status).toBe(403);
    const hendra = await app.as('hendra', 'bentala');
    expect((await log(hendra, { q: 'agus' })).length).toBe(0);
  });

  it('is open to those who work for the house over all companies, and each company sees that they read', async () => {
    const [wira, rina] = [await app.as('wira'), await app.as('rina', 'sagara')];
    const path = '/admin/api/security-log';
    expect((await rina.request('GET', path)).status).toBe(404);
    const all = await log<SystemSecurityRow>(wira, { q: companies.sagara.name }, path);
    expect(new Set(all.map(({ company }) => company))).toEqual(new Set([companies.sagara.name]));
    await app.deps.securityLog.flush();
    expect((await log(rina, { kind: 'internal' }))[0]).toMatchObject({
      event: 'Admin Patuh membaca log keamanan',
      userName: people.wira.name,
    });
    const signIns = async (q?: string) =>
      (
        await log<SystemSecurityRow>(wira, { userId: people.rina.id, kind: 'sign_in', ...(q ? { q } : {}) }, path)
      ).filter(({ at }) => at === app.clock.now);
    const [first, other] = roles.rina.map(([where]) => companies[where].name);
    expect(await signIns()).toMatchObject([{ company: first, places: roles.rina.length }]);
    expect(await signIns('rina')).toHaveLength(1);
    expect(await signIns(other)).toMatchObject([{ company: other, places: 0 }]);
    const server = await log<SystemSecurityRow>(wira, { kind: 'internal' }, path);
    expect(server.map(({ company }) => company)).toContain(null);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnchorMail } from '#domain/history/anchor-mail.ts';
import { jakartaDay } from '#domain/scope.ts';
import { noteBounces } from '../../api/flows/sending/bounces.ts';
import { schedules } from '../../api/jobs/schedules.ts';
import { readAnchors } from '../../api/modules/history/anchors.ts';
import { historyOf } from '../../db/repositories/history.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';

const scope = scopeOf('rina', 'sagara');
const { companyId } = scope;

let app: TestApp;
let rina: Client;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

describe('the anchor of the night', () => {
  const PATH = '/audit-log/anchor-mail';
  const to = 'arsip@notaris.example';
  const put = (json: object, as: Client = rina) => as.request('PUT', PATH, { json });
  const mailed = async () => {
    app.clock.advance(86_400_000);
    rina = await app.as('rina', 'sagara');
    await schedules.find(({ name }) => name.startsWith('anchor'))?.run(app.deps);
    await app.drainJobs();
    const all = await rina.get<{ id: string; recipient: string }[]>('/simulator/messages');
    return all.filter(({ recipient }) => recipient.startsWith('arsip@'));
  };

  it('goes by mail to the address an Owner names, once a night, and nowhere before', async () => {
    expect(await rina.get(PATH)).toEqual({ version: 0, to: null, failure: null });
    expect(await mailed()).toEqual([]);
    expect((await put({ version: 0, to: 'bukan alamat' })).status).toBe(422);
    expect((await put({ version: 0, to }, await app.as('agus', 'sagara'))).status).toBe(403);
    expect(await (await put({ version: 0, to })).json()).toEqual({ version: 1, to, failure: null });
    expect((await put({ version: 0, to })).status).toBe(409);
    const [letter, ...more] = await mailed();
    expect(more).toEqual([]);
    const [named] = [...((await readAnchors(app.deps)).heads.get(companyId) ?? [])].slice(-1);
    const { body } = await rina.get<{ body: string }>(`/simulator/messages/${letter?.id}`);
    expect(body).toContain(`Nomor baris: ${named?.[0]}`);
    expect(body).toContain(named?.[1]);
    const [row] = (await historyOf(scope, app.deps.db.read, `anchor_mail/${companyId}`)).slice(-1);
    expect(row).toMatchObject({ before: { on: false, to: null }, after: { on: true, to } });
    await put({ version: 1, to: null });
    expect(await mailed()).toHaveLength(1);
  });

  const news = async () =>
    (await rina.get<{ message: string; link: string }[]>('/notifications')).filter(({ message }) =>
      message.startsWith('Ujung riwayat'),
    );
  const failure = async () => (await rina.get<AnchorMail>(PATH)).failure;

  it('tells the Owner of an address that refuses it, and says so where it is named', async () => {
    await put({ version: 2, to: 'tolak@notaris.example' });
    expect(await failure()).toBeNull();
    await mailed();
    const [result, ...more] = await news();
    expect(more).toEqual([]);
    expect(result?.message).toContain('tidak sampai ke tolak@notaris.example');
    expect(result?.link).toBe('/v2/main/audit-log?proof=open');
    expect(await failure()).toEqual({
      at: app.deps.now(),
      day: jakartaDay(app.deps.now()),
      why: '550 5.1.1 Alamat tidak ditemukan.',
    });
    expect((await rina.get<AnchorMail>(PATH)).to).toBe('tolak@notaris.example');
  });

  it('tells the Owner once of a letter that comes back, to whom it went, also when another address is named by then', async () => {
    await put({ version: 3, to: 'pantul@notaris.example' });
    expect(await failure()).toBeNull();
    await mailed();
    expect(await failure()).toBeNull();
    app.clock.advance(2 * 86_400_000);
    rina = await app.as('rina', 'sagara');
    await noteBounces(app.deps);
    await noteBounces(app.deps);
    expect((await failure())?.why).toContain('550');
    const viewOf = (await news()).filter(({ message }) => message.includes('pantul@notaris.example'));
    expect(viewOf).toHaveLength(1);
    await put({ version: 4, to });
    expect(await failure()).toBeNull();
  });

  it('tells the Owner where the mail server stays out of reach, after the last try', async () => {
    await put({ version: 5, to: 'putus@notaris.example' });
    await mailed();
    for (let tries = 0; tries < 6; tries++) {
      app.clock.advance(60_000);
      await app.drainJobs();
    }
    expect(await failure()).toMatchObject({ why: null });
    expect((await news())[0]?.message).toContain('server surat tidak dapat dihubungi');
  });
});

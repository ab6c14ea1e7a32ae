import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FakturPullView, PullClock } from '#domain/faktur/pull/view-schema.ts';
import { Problem } from '#domain/problem.ts';
import { endFetch, fetchPart } from '../../../api/documents/pull/fetch-part.ts';
import { takePulled } from '../../../api/documents/pull/take-pulled.ts';
import { inventedFakturs } from '../../../api/gateways/djp/faktur/simulator/invented.ts';
import { schedules } from '../../../api/jobs/schedules.ts';
import { masukanPull } from '../../../api/modules/faktur/masukan/pull/family.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

const IN = '/efaktur/in/ctas';
const PULL = `${IN}/prepopulated-djp`;
const CLOCK = `${PULL}/clock`;
let app: TestApp;
let rina: Client;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const set = async (on: boolean, as = rina): Promise<Response> => {
  const { version } = await rina.get<PullClock>(CLOCK);
  return as.request('PUT', CLOCK, { json: { on, version } });
};
const runAt = async (moment: string): Promise<void> => {
  app.clock.advance(Date.parse(moment) - app.deps.now());
  await schedules.find(({ name }) => name === 'ask the office for incoming invoices')?.run(app.deps);
  await app.drainJobs();
  // The session has expired by then.
  rina = await app.as('rina', 'sagara');
};
const latest = () => rina.get<FakturPullView | null>(`${PULL}/latest`);

describe('a pull by the clock', () => {
  it('is off at first; those who edit invoices switch it, with its history, and a newer version conflicts', async () => {
    expect(await rina.get(CLOCK)).toEqual({ on: false, version: 0 });
    await runAt('2025-11-18T09:12:00+07:00');
    expect(await latest()).toBeNull();
    expect((await set(true, await app.as('budi', 'sagara'))).status).toBe(403);
    expect((await set(true)).status).toBe(200);
    expect((await rina.request('PUT', CLOCK, { json: { on: false, version: 0 } })).status).toBe(409);
    expect(await (await app.as('hendra', 'bentala')).get(CLOCK)).toEqual({ on: false, version: 0 });
    const result = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, 'pull_clock/faktur-in');
    expect(result).toMatchObject([{ action: 'save', userName: 'Rina Wulandari', after: { on: true } }]);
  });

  it('asks in working hours for the masa that still count, and not again right after', async () => {
    await runAt('2025-11-18T18:12:00+07:00');
    expect(await latest()).toBeNull();
    await runAt('2025-11-22T10:12:00+07:00');
    expect(await latest()).toBeNull();
    await runAt('2025-11-24T10:12:00+07:00');
    const first = await latest();
    expect(first).toMatchObject({ params: { from: '2025-08', to: '2025-11' }, createdBy: 'Patuh' });
    expect(first?.counts.NEW.taken).toBeGreaterThan(0);
    await runAt('2025-11-24T10:20:00+07:00');
    expect((await latest())?.id).toBe(first?.id);
    await runAt('2025-11-24T11:12:00+07:00');
    expect((await latest())?.id).not.toBe(first?.id);
  });

  it('skips a company without a connection, and one that switched it off', async () => {
    const before = await latest();
    vi.spyOn(app.deps.djp, 'capabilities', 'get').mockReturnValue({ ...app.deps.djp.capabilities, incoming: false });
    await runAt('2025-11-24T13:12:00+07:00');
    vi.restoreAllMocks();
    expect((await set(false)).status).toBe(200);
    await runAt('2025-11-24T14:12:00+07:00');
    expect((await latest())?.id).toBe(before?.id);
  });
});

describe('a pull that is cut off', () => {
  it('continues where it stopped: every invoice once, none lost, each with one row of history', async () => {
    const MOST = 450;
    const [sample] = inventedFakturs(companies.sagara.npwp, '2025-06', '2025-12-31').filter(
      ({ status }) => status === 'APPROVED',
    );
    if (!sample) throw new Error('the office knows none');
    const value = Array.from({ length: MOST }, (_, at) => ({
      ...sample,
      number: `0400259${String(at).padStart(10, '0')}`,
      period: '2025-05',
      date: '2025-05-12',
    }));
    vi.spyOn(app.deps.djp, 'pullIncoming').mockResolvedValue({ kind: 'done', value });
    app.clock.advance(3_600_000);
    rina = await app.as('rina', 'sagara');
    const { id: pullId } = await rina.post<{ id: string }>(PULL, { from: '2025-05', to: '2025-05' });
    const scope = scopeOf('rina', 'sagara');
    const part = { pullId, refId: '2025-05', attempts: 0 };
    await fetchPart(masukanPull, app.deps, scope, part);
    await fetchPart(masukanPull, app.deps, scope, part);
    await endFetch(masukanPull, app.deps, scope, pullId);
    const dying = () => Promise.reject(new Problem('conflict'));
    const payload = { pullId, lockReason: null };
    await expect(takePulled(masukanPull, app.deps, scope, payload, dying)).rejects.toThrow(Problem);
    const count = async (sql: string) => Number((await app.deps.db.rows<{ n: number }>(sql))[0]?.n);
    const here = () => count(`select count(*) as n from faktur where type = 'IN' and period = '2025-05'`);
    expect(await here()).toBe(400);
    await takePulled(masukanPull, app.deps, scope, payload, () => Promise.resolve());
    expect(await here()).toBe(MOST);
    expect(
      await count(
        `select count(*) as n from history where object_type = 'faktur-in' and action = 'receive' and object_id in (select id from faktur where type = 'IN' and period = '2025-05')`,
      ),
    ).toBe(MOST);
    expect(await rina.get(`${PULL}/latest`)).toMatchObject({
      status: 'FINISHED',
      counts: { NEW: { count: MOST, taken: MOST } },
    });
  });
});

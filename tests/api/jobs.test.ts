import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '#domain/permissions.ts';
import type { Handler, Outcome } from '../../api/jobs/handler.ts';
import type { JobView } from '../../api/services/jobs/read-jobs.ts';
import { enqueue, type NewJob } from '../../db/repositories/outbox.ts';
import { companyRoles, memberships } from '../../db/tables.ts';
import { type CompanyKey, companies } from '../../fixtures/cast/companies.ts';
import { type PersonKey, people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';

let app: TestApp;
let rina: Client;

/** The items in the order they ran, and the next result of each item. */
const did: string[] = [];
const answers = new Map<string, Outcome[]>();
let ticks = 0;
let began: () => void = () => undefined;

const each: Handler = {
  kind: 'test.each',
  concurrency: 4,
  attempts: 3,
  item: async (_, _job, item) => {
    did.push(item.refId);
    ticks += 100;
    const message = answers.get(item.refId)?.shift();
    if (message) return message;
    if (item.refId.startsWith('broken')) throw new Error('unforeseen');
    return { status: 'DONE' };
  },
  finish: async (_, job) => ({ finished: job.id }),
};
let runs = 0;
const whole: Handler<{ fails: number }> = {
  kind: 'test.whole',
  attempts: 3,
  run: async ({ progress }, { payload }) => {
    runs++;
    await progress(1, 2);
    if (runs <= payload.fails) throw new Error('not yet');
    return { fileName: 'hasil.txt' };
  },
};
const watched: Handler = {
  kind: 'test.watched',
  attempts: 3,
  run: async ({ progress }) => {
    began();
    for (let done = 0; ; done++) {
      await progress(done, 100);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  },
};
const claimedBy: string[][] = [];
const requests: Handler = {
  kind: 'test.asked',
  attempts: 1,
  run: async ({ scope }) => {
    claimedBy.push([...scope.permissions]);
    return {};
  },
};

beforeAll(async () => {
  app = await testApp({
    instead: {
      runner: { handlers: [each, whole, watched, requests] as readonly Handler<never>[], ticks: () => ticks },
    },
  });
  rina = await app.as('rina');
});
afterAll(() => app.close());

const start = (job: NewJob, who: PersonKey = 'rina', where: CompanyKey = 'sagara') =>
  app.deps.db.transact((tx) => enqueue(tx, scopeOf(who, where), app.clock.now, job));
const items = (count: number, name = 'doc') =>
  Array.from({ length: count }, (_, at) => ({ refId: `${name}-${at}`, label: `Dokumen ${at}` }));
const get = (id: string) => rina.get<JobView>(`/jobs/${id}`);

describe('a job over documents', () => {
  it('does each document once and counts what became of it', async () => {
    did.length = 0;
    answers.set('a-3', [{ status: 'FAILED', code: 'BUYER', message: 'Pembeli tidak dikenal' }]);
    answers.set('a-5', [{ status: 'SKIPPED', code: 'done', message: 'Sudah' }]);
    const id = await start({ kind: 'test.each', payload: {}, items: items(60, 'a') });
    await app.drainJobs();
    expect(did.toSorted()).toEqual(
      items(60, 'a')
        .map((item) => item.refId)
        .toSorted(),
    );
    expect(await get(id)).toMatchObject({
      status: 'DONE',
      total: 60,
      done: 58,
      failed: 1,
      skipped: 1,
      result: { finished: id },
    });
    const failed = await rina.get<unknown[]>(`/jobs/${id}/items?filter={"status":"FAILED"}`);
    expect(failed).toEqual([expect.objectContaining({ refId: 'a-3', message: 'Pembeli tidak dikenal', attempts: 1 })]);
  });

  it('runs the failed ones again, and only those', async () => {
    answers.set('b-1', [{ status: 'FAILED', code: 'X', message: 'x' }]);
    const id = await start({ kind: 'test.each', payload: {}, items: items(3, 'b') });
    await app.drainJobs();
    expect(await get(id)).toMatchObject({ rows: true, mayRetry: true });
    did.length = 0;
    expect(await rina.post(`/jobs/${id}/retry`)).toMatchObject({ status: 'WAITING', failed: 0 });
    await app.drainJobs();
    expect(did).toEqual(['b-1']);
    expect(await get(id)).toMatchObject({ status: 'DONE', done: 3, failed: 0, mayRetry: false });
    expect((await rina.request('POST', `/jobs/${id}/retry`)).status).toBe(409);
  });

  it('returns to a document that has to wait, when its time has come', async () => {
    answers.set('c-0', [{ status: 'again', afterMs: 90_000, code: 'waiting', message: 'x' }]);
    const id = await start({ kind: 'test.each', payload: {}, items: items(2, 'c') });
    did.length = 0;
    while (await app.runner.step());
    expect(did).toEqual(['c-0', 'c-1']);
    const at = app.clock.now;
    await app.drainJobs();
    expect(did).toEqual(['c-0', 'c-1', 'c-0']);
    expect(app.clock.now - at).toBe(90_000);
    expect(await get(id)).toMatchObject({ status: 'DONE', done: 2 });
  });

  it('does not change failed items of a job that is not finished', async () => {
    answers.set('p-0', [{ status: 'FAILED', code: 'x', message: 'x' }]);
    answers.set('p-1', [{ status: 'again', afterMs: 60_000_000, code: 'later', message: 'later' }]);
    const id = await start({ kind: 'test.each', payload: {}, items: items(2, 'p') });
    await app.drainJobs();
    expect((await rina.request('POST', `/jobs/${id}/retry`)).status).toBe(409);
    expect(await rina.get(`/jobs/${id}/items`)).toContainEqual(
      expect.objectContaining({ refId: 'p-0', status: 'FAILED' }),
    );
    await rina.post(`/jobs/${id}/cancel`);
  });

  it('waits for one as long as it takes, and counts none of that as an attempt', async () => {
    const wait: Outcome = { status: 'wait', afterMs: 1000 };
    answers.set('slow-0', [wait, wait, wait, wait]);
    const id = await start({ kind: 'test.each', payload: {}, items: items(1, 'slow') });
    await app.drainJobs();
    expect(await get(id)).toMatchObject({ status: 'DONE', done: 1, failed: 0 });
    const [first] = await rina.get<{ attempts: number }[]>(`/jobs/${id}/items`);
    expect(first).toMatchObject({ attempts: 1 });
  });

  it('gives up on a document that breaks, after its attempts, without stopping the others', async () => {
    const id = await start({ kind: 'test.each', payload: {}, items: [...items(2, 'broken'), ...items(2, 'whole')] });
    await app.drainJobs();
    expect(await get(id)).toMatchObject({ status: 'DONE', done: 2, failed: 2 });
    const [first] = await rina.get<{ message: string; attempts: number }[]>(`/jobs/${id}/items`);
    expect(first).toMatchObject({ attempts: 3, message: expect.stringContaining('Terjadi kesalahan') });
  });

  it('is called failed only when nothing succeeded', async () => {
    answers.set('d-0', [{ status: 'FAILED', code: 'X', message: 'x' }]);
    const id = await start({ kind: 'test.each', payload: {}, items: items(1, 'd') });
    await app.drainJobs();
    expect(await get(id)).toMatchObject({
      status: 'FAILED',
      error: expect.stringContaining('Tidak ada yang berhasil'),
    });
  });

  it('stops when paused and continues where it stopped', async () => {
    const id = await start({ kind: 'test.each', payload: {}, items: items(120, 'e') });
    did.length = 0;
    await app.runner.step();
    expect(await rina.post(`/jobs/${id}/pause`)).toMatchObject({ status: 'PAUSED' });
    const before = did.length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(120);
    await app.drainJobs();
    expect(did.length).toBe(before);
    await rina.post(`/jobs/${id}/resume`);
    await app.drainJobs();
    expect(did.length).toBe(120);
    expect(new Set(did).size).toBe(120);
  });

  it('begins nothing more once cancelled, and keeps what was done', async () => {
    const id = await start({ kind: 'test.each', payload: {}, items: items(120, 'f') });
    did.length = 0;
    await app.runner.step();
    const before = did.length;
    await rina.post(`/jobs/${id}/cancel`);
    await app.drainJobs();
    expect(did.length).toBe(before);
    expect(await get(id)).toMatchObject({ status: 'CANCELED', done: before });
    expect((await rina.request('POST', `/jobs/${id}/resume`)).status).toBe(409);
  });
});

describe('a job in one go', () => {
  it('is tried again after a while when it breaks, and keeps its result', async () => {
    runs = 0;
    const id = await start({ kind: 'test.whole', payload: { fails: 2 } });
    await app.drainJobs();
    expect(runs).toBe(3);
    expect(await get(id)).toMatchObject({ status: 'DONE', done: 1, total: 2, result: { fileName: 'hasil.txt' } });
  });

  it('fails in words after its last attempt', async () => {
    runs = 0;
    const id = await start({ kind: 'test.whole', payload: { fails: 9 } });
    await app.drainJobs();
    expect(runs).toBe(3);
    expect(await get(id)).toMatchObject({
      status: 'FAILED',
      error: expect.stringContaining('Terjadi kesalahan'),
      rows: false,
      mayRetry: true,
    });
    runs = 9;
    await rina.post(`/jobs/${id}/retry`);
    await app.drainJobs();
    expect(await get(id)).toMatchObject({ status: 'DONE', mayRetry: false });
  });

  it('ends at its next word of progress when it is cancelled', async () => {
    const running = new Promise<void>((resolve) => {
      began = resolve;
    });
    const id = await start({ kind: 'test.watched', payload: {} });
    const step = app.runner.step();
    await running;
    await rina.post(`/jobs/${id}/cancel`);
    await step;
    expect(await get(id)).toMatchObject({ status: 'CANCELED' });
  });

  it('of a kind nobody knows is failed, not lost', async () => {
    const id = await start({ kind: 'test.nobody', payload: {} });
    await app.drainJobs();
    expect(await get(id)).toMatchObject({ status: 'FAILED' });
  });
});

describe('the line of jobs', () => {
  it('lets a small job of another company through while a huge one runs', async () => {
    const huge = await start({ kind: 'test.each', payload: {}, items: items(2_000, 'huge') });
    await app.runner.step();
    const small = await start({ kind: 'test.each', payload: {}, items: items(2, 'small') }, 'hendra', 'bentala');
    await app.runner.step();
    const hendra = await app.as('hendra');
    expect(await hendra.get(`/jobs/${small}`)).toMatchObject({ status: 'DONE' });
    expect(await get(huge)).toMatchObject({ status: 'RUNNING' });
    await app.drainJobs();
    expect(await get(huge)).toMatchObject({ status: 'DONE', done: 2_000 });
  });

  it('treats the same job requested twice as one', async () => {
    const job = { kind: 'test.each', payload: {}, items: items(1, 'once'), uniqueKey: 'once' };
    expect(await start(job)).toBe(await start(job));
  });

  it('shows a company its own jobs, and nobody else’s', async () => {
    const id = await start({ kind: 'test.each', payload: {}, items: items(1, 'own') });
    const hendra = await app.as('hendra');
    for (const path of [`/jobs/${id}`, `/jobs/${id}/items`])
      expect((await hendra.request('GET', path)).status).toBe(404);
    for (const move of ['pause', 'resume', 'cancel', 'retry'])
      expect((await hendra.request('POST', `/jobs/${id}/${move}`)).status).toBe(404);
    expect((await hendra.get<JobView[]>('/jobs')).some((job) => job.id === id)).toBe(false);
  });

  it('shows documents’ jobs to who may see the documents, and their own to everyone', async () => {
    const id = await start({ kind: 'faktur.none', payload: {}, items: items(1, 'seen') });
    const own = await start({ kind: 'faktur.none', payload: {}, items: items(1, 'seen') }, 'budi');
    const [sari, budi] = [await app.as('sari'), await app.as('budi')];
    expect((await sari.request('GET', `/jobs/${id}`)).status).toBe(200);
    for (const path of [`/jobs/${id}`, `/jobs/${id}/items`]) expect((await budi.request('GET', path)).status).toBe(404);
    expect((await budi.get<JobView[]>('/jobs')).map((job) => job.id)).toEqual([own]);
  });

  it('run with the current permissions of the role, not with earlier ones', async () => {
    const role = { id: 'penanya', companyId: companies.sagara.id, name: 'Penanya' };
    const keys: Permission[][] = [['EFAKTUR_DOC_VIEW', 'EBILLING_VIEW'], ['EBILLING_VIEW'], []];
    const scope = { ...scopeOf('budi', 'sagara'), role: role.name, permissions: new Set(keys[0]) };
    await app.plant((tx) => tx.db.insert(companyRoles).values({ ...role, keys: keys[0] ?? [] }));
    claimedBy.length = 0;
    for (const now of keys) {
      await app.plant(async (tx) => {
        await enqueue(tx, scope, app.clock.now, { kind: 'test.asked', payload: {} });
        await tx.db.update(companyRoles).set({ keys: now }).where(eq(companyRoles.id, role.id));
      });
      await app.drainJobs();
    }
    expect(claimedBy).toEqual(keys);
  });

  it('of slips, returns and imports are not found without the permission', async () => {
    const kinds = ['bupot.none', 'bupot.pull', 'spt.none', 'import.none'] as const;
    const ids = await Promise.all(kinds.map((kind) => start({ kind, payload: {}, items: items(1, 'seen') })));
    const as = async (keys: readonly Permission[]): Promise<Client> => {
      await app.plant(async (tx) => {
        const role = { id: 'pembaca', companyId: companies.sagara.id, name: 'Pembaca', keys: [...keys] };
        const target = [companyRoles.id];
        await tx.db
          .insert(companyRoles)
          .values(role)
          .onConflictDoUpdate({ target, set: { keys: role.keys } });
        await tx.db
          .update(memberships)
          .set({ role: 'Pembaca' })
          .where(and(eq(memberships.userId, people.sari.id), eq(memberships.companyId, companies.sagara.id)));
      });
      return app.as('sari', 'sagara');
    };
    for (const [keys, seen] of [
      [['EFAKTUR_IMPORT_EXPORT_CREATE', 'EBUPOT_WITHHOLDING_CREATE', 'EBUPOT_SPT_CREATE'], []],
      [['EBUPOT_WITHHOLDING_VIEW'], ['bupot.none', 'bupot.pull']],
      [['EBUPOT_SPT_VIEW'], ['spt.none']],
      [
        ['EFAKTUR_DOC_VIEW', 'EBILLING_VIEW', 'EBUPOT_WITHHOLDING_VIEW'],
        ['bupot.none', 'bupot.pull', 'import.none'],
      ],
    ] as const) {
      const who = await as(keys);
      for (const [at, kind] of kinds.entries()) {
        const expected = (seen as readonly string[]).includes(kind) ? 200 : 404;
        for (const path of [`/jobs/${ids[at]}`, `/jobs/${ids[at]}/items`])
          expect([kind, keys, (await who.request('GET', path)).status]).toEqual([kind, keys, expected]);
        const steered = await who.request('POST', `/jobs/${ids[at]}/pause`);
        expect(steered.status).toBe(expected === 200 ? 403 : 404);
      }
      const listed = await who.get<JobView[]>('/jobs');
      expect(
        listed
          .filter(({ id }) => ids.includes(id))
          .map(({ kind }) => kind)
          .sort(),
      ).toEqual([...seen]);
    }
  });

  it('may be steered by who began it or who looks after the company', async () => {
    const id = await start({ kind: 'faktur.none', payload: {}, items: items(1, 'mine') }, 'agus');
    expect((await (await app.as('sari')).request('POST', `/jobs/${id}/pause`)).status).toBe(403);
    expect(await (await app.as('agus')).post(`/jobs/${id}/pause`)).toMatchObject({ status: 'PAUSED' });
    expect(await rina.post(`/jobs/${id}/resume`)).toMatchObject({ status: 'WAITING' });
  });
});

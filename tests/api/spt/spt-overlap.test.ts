import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bupot } from '#domain/bupot/record.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { moveBupots } from '../../../api/modules/bupot/move-bupots.ts';
import { billingsOfSpt } from '../../../db/repositories/billing/billing.ts';
import { bupotById } from '../../../db/repositories/bupot/bupot.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { officeDocuments } from '../../../db/tables.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { issued, SLIPS } from '../bupot/bupot-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { spts } from './spt-client.ts';

let app: TestApp;
let rina: Client;
let agus: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  agus = await app.as('agus', 'sagara');
});
afterAll(() => app.close());

const scope = scopeOf('rina', 'sagara');

const canceledBy = async (slip: Bupot): Promise<void> => {
  const read = await bupotById(scope, app.deps.db.read, slip.id);
  if (!read) throw new Error('no slip');
  await app.deps.db.transact((tx) => moveBupots(tx, app.deps, scope, app.clock.now, [{ read, move: 'revise' }]));
};

describe('two people at one return', () => {
  it('file it once, with one code for each account', async () => {
    const over = { period: '2025-02', date: '2025-02-28' };
    await issued(app, 'BPPU', over);
    await issued(app, 'BPNR', over);
    const { path, posted, one } = spts(app, rina);
    const spt = await posted('2025-02');
    const both = [rina, agus].map((who) => answered(who.request('PUT', `${path}/${spt.id}/submit`)));
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await app.drainJobs();
    expect(await one(spt.id)).toMatchObject({ status: 'WAITING_PAYMENT' });
    const codes = await billingsOfSpt(scope, app.deps.db.read, spt.id);
    expect(codes.map(({ kap, kjs }) => `${kap}-${kjs}`).sort()).toEqual(['411124-100', '411127-110']);
    const stored = await app.deps.db.read.select().from(officeDocuments);
    expect(stored.filter(({ kind }) => kind === 'SPT')).toHaveLength(1);
    const history = await historyOf(scope, app.deps.db.read, spt.id);
    expect(history.filter(({ action }) => action === 'file')).toHaveLength(1);
  });

  it('make it once, and post it once', async () => {
    const { path, one } = spts(app, rina);
    const made = await Promise.all(
      [rina, agus].map((who) => answered(who.request('POST', path, { json: { period: '2025-03' } }))),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
    const id = made.find(({ status }) => status === 201)?.body.id as string;
    const request = await Promise.all(
      [rina, agus].map((who) => answered(who.request('POST', `${path}/${id}/posting`))),
    );
    expect(request.map(({ status }) => status).sort()).toEqual([202, 409]);
    await app.drainJobs();
    const history = await historyOf(scope, app.deps.db.read, id);
    expect(history.map(({ action }) => action)).toEqual(['create', 'post', 'begin', 'check', 'ready']);
    expect(await one(id)).toMatchObject({ status: 'CONCEPT' });
  });

  it('correct it once', async () => {
    const { path, posted } = spts(app, rina);
    const spt = await posted('2025-04');
    await rina.put(`${path}/${spt.id}/submit`);
    await app.drainJobs();
    const reason = 'Susulan';
    const made = await Promise.all(
      [rina, agus].map((who) => answered(who.request('POST', `${path}/${spt.id}/amend`, { json: { reason } }))),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a slip that changes while its return is posted', () => {
  it('is in it or makes it stale, whichever came first; never neither', async () => {
    const { path, one, repost } = spts(app, rina);
    for (const [at, period] of ['2025-06', '2025-07', '2025-08', '2025-09'].entries()) {
      const over = { period, date: `${period}-28`, tax: '1000.00' };
      const [gone] = [await issued(app, 'BPPU', over), await issued(app, 'BPPU', over)];
      const { spt } = await rina.post<{ spt: SptRecord }>(`${path}/posting`, { period });
      const changing = (async () => {
        for (let turn = 0; turn < at * 3; turn++) await Promise.resolve();
        await canceledBy(gone as Bupot);
      })();
      await Promise.all([app.drainJobs(), changing]);
      const now = await one(spt.id);
      const slip = await rina.get<{ status: string; returnId: string | null }>(`${SLIPS}/${gone?.id}`);
      expect(slip.status).toBe('REVISED');
      if (now.stale) expect([now.documentCount, slip.returnId]).toEqual([2, spt.id]);
      else expect([now.documentCount, slip.returnId]).toEqual([1, null]);
      expect(await repost(spt.id)).toMatchObject({ documentCount: 1, payable: '1000.00', stale: false });
    }
  });

  it('is in it or makes it stale before and after each step of the posting', async () => {
    const { path, one, repost } = spts(app, rina, 'PPH21');
    const { transact } = app.deps.db;
    const came: string[] = [];
    for (let step = 0; ; step++) {
      const period = `2025-${String(step + 1).padStart(2, '0')}`;
      const over = { period, date: `${period}-28`, tax: '1000.00' };
      const [gone] = [await issued(app, 'BP21', over), await issued(app, 'BP21', over)];
      const { spt } = await rina.post<{ spt: SptRecord }>(`${path}/posting`, { period });
      let left = step;
      Object.assign(app.deps.db, {
        transact: async (...work: Parameters<typeof transact>) => {
          if (left-- === 0) {
            Object.assign(app.deps.db, { transact });
            await canceledBy(gone);
          }
          return transact(...work);
        },
      });
      await app.drainJobs().finally(() => Object.assign(app.deps.db, { transact }));
      const reached = left < 0;
      if (!reached) await canceledBy(gone);
      const now = await one(spt.id);
      came.push(now.stale ? 'stale' : 'in it');
      expect([step, now.documentCount], `${step}`).toEqual([step, now.stale ? 2 : 1]);
      expect(await repost(spt.id)).toMatchObject({ documentCount: 1, payable: '1000.00', stale: false });
      if (!reached) break;
    }
    expect([came[0], came.at(-1)]).toEqual(['in it', 'stale']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keluaranFamily } from '../../../api/modules/faktur/keluaran-family.ts';
import type { Db } from '../../../db/database.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { FAKTUR_LIST } from '../../../db/repositories/faktur/list.ts';
import { unsafeExpireJobs } from '../../../db/repositories/job-claims.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, LIST } from './faktur-client.ts';

const SCOPE = scopeOf('rina', 'sagara');
const COUNT = 2_300;
const IMPORT = 'batch-large';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  for (let at = 0; at < COUNT; at += 100)
    await app.deps.db.transact(async (tx) => {
      const some = Array.from({ length: 100 }, (_, n) =>
        aFaktur({
          ...anInput(),
          importId: IMPORT,
          id: `large-${String(at + n).padStart(5, '0')}`,
          companyId: companies.sagara.id,
          ...(n === 0 ? { errorCount: 1 } : {}),
        }),
      );
      await insertFakturs(tx, SCOPE, some);
      await bumpRevision(tx, SCOPE, FAKTUR_LIST);
    });
});
afterAll(() => app.close());

const ELIGIBLE = COUNT - COUNT / 100;
const filter = { importId: IMPORT };
type Counted = { n: number | string };
const count = async (sql: string): Promise<number> => Number((await app.deps.db.rows<Counted>(sql))[0]?.n);

const watched = (seen: (rows: number, transaction: number) => Promise<void> | void): Db => {
  let transactions = 0;
  return {
    ...app.deps.db,
    transact: async (fn) => {
      let rows = 0;
      const nth = ++transactions;
      const answer = await app.deps.db.transact((tx) =>
        fn({
          ...tx,
          insertMany: (table, some) => {
            rows += some.length;
            return tx.insertMany(table, some);
          },
        }),
      );
      await seen(rows, nth);
      return answer;
    },
  };
};

describe('a job over a large selection', () => {
  it('is counted and queued whole, with the same responses as a small one', async () => {
    expect(await rina.post(`${LIST}/eligible`, { filter, action: 'upload' })).toMatchObject({
      eligible: ELIGIBLE,
      total: COUNT,
      ineligibleCount: COUNT - ELIGIBLE,
    });
    const { jobId, ...bulk } = await rina.post<{ jobId: string }>(`${LIST}/upload`, { filter });
    expect(bulk).toMatchObject({ eligible: ELIGIBLE, total: COUNT, ineligibleCount: COUNT - ELIGIBLE });
    expect(await rina.get(`/jobs/${jobId}`)).toMatchObject({ status: 'WAITING', total: ELIGIBLE, done: 0 });
    expect(await count(`select count(distinct ref_id) as n from job_items where job_id = '${jobId}'`)).toBe(ELIGIBLE);
    await rina.post(`/jobs/${jobId}/cancel`);
  });

  it('writes a page at a time and is begun by nobody before it is whole', async () => {
    const written: number[] = [];
    const db = watched(async (rows) => {
      written.push(rows);
      if (rows > 0) expect(await app.runner.step()).toBe(false);
    });
    const { jobId } = await keluaranFamily.bulkJob(
      { ...app.deps, db },
      SCOPE,
      { filter },
      { action: 'delete', kind: 'faktur.remove' },
    );
    expect(Math.max(...written)).toBeLessThanOrEqual(500);
    expect(written.reduce((sum, rows) => sum + rows, 0)).toBe(COUNT);
    expect(await rina.get(`/jobs/${jobId}`)).toMatchObject({ status: 'WAITING', total: COUNT });
    await rina.post(`/jobs/${jobId}/cancel`);
  });

  it('broken off half-way is never begun nor shown, and cleared in time', async () => {
    const before = await rina.get<{ id: string }[]>('/jobs');
    const db = watched((_, nth) => {
      if (nth === 3) throw new Error('the power went');
    });
    const requests = keluaranFamily.bulkJob(
      { ...app.deps, db },
      SCOPE,
      { filter },
      { action: 'delete', kind: 'faktur.remove' },
    );
    await expect(requests).rejects.toThrow('the power went');
    expect(await app.runner.step()).toBe(false);
    expect(await rina.get('/jobs')).toEqual(before);
    const half = `from jobs where status = 'PAUSED'`;
    expect(await count(`select count(*) as n ${half}`)).toBe(1);
    await app.deps.db.transact((tx) => unsafeExpireJobs(tx, app.clock.now + 1, 0));
    expect(await count(`select count(*) as n ${half}`)).toBe(0);
    expect(await count(`select count(*) as n from job_items where job_id not in (select id from jobs)`)).toBe(0);
  });
});

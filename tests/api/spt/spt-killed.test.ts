import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SptRecord } from '#domain/spt/record.ts';
import { insertBupots } from '../../../db/repositories/bupot/bupot.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { jobs, bupots as slips } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { issued } from '../bupot/bupot-client.ts';
import { killedOnce, pastTheDead } from '../self-killed.ts';
import { spts } from './spt-client.ts';

const COUNT = 3_000;
const SCOPE = scopeOf('rina', 'sagara');

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp({ start: Date.now() });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

describe('a process killed while it posts a return', () => {
  it('is followed by one that does the rest: every slip is drawn in once, and the history has each step once', async () => {
    const period = '2025-03';
    const one = await issued(app, 'BPPU', { period, date: '2025-03-20', tax: '1000.00' });
    const more = Array.from({ length: COUNT - 1 }, (_, at) => ({
      ...one,
      id: `${one.id}-${at}`,
      number: `99${String(at).padStart(7, '0')}`,
      reference: `R-${at}`,
    }));
    await app.deps.db.transact((tx) => insertBupots(tx, SCOPE, more));
    const canceled = await issued(app, 'BPPU', { period, date: '2025-03-20', status: 'CANCELED' });

    const { spt } = await rina.post<{ spt: SptRecord }>(`${spts(app, rina).path}/posting`, { period });
    const steps = (action: string) =>
      `select count(*) as n from history where object_type = 'spt' and action = '${action}'`;
    await killedOnce(app, steps('begin'), 1);
    // Everything is drawn in and summed, but not committed.
    await killedOnce(app, '', 0, { DIES_BEFORE: 'VALIDATING' });
    expect(await app.deps.db.read.select().from(slips).where(eq(slips.returnId, spt.id))).toEqual([]);
    await killedOnce(app, `select count(*) as n from bupot where return_id is not null`, COUNT);
    await killedOnce(app, steps('ready'), 1);
    pastTheDead(app);
    await app.drainJobs();

    const { db } = app.deps;
    expect(await spts(app, rina).one(spt.id)).toMatchObject({
      status: 'CONCEPT',
      documentCount: COUNT,
      payable: `${COUNT * 1_000}.00`,
      stale: false,
      toDo: { state: 'READY' },
    });
    const rows = await db.read.select().from(slips).where(eq(slips.returnId, spt.id));
    expect([rows.length, rows.some(({ id }) => id === canceled.id)]).toEqual([COUNT, false]);
    const history = await historyOf(SCOPE, db.read, spt.id);
    expect(history.map(({ action }) => action)).toEqual(['create', 'post', 'begin', 'check', 'ready']);
    expect(await db.read.select().from(jobs).where(eq(jobs.kind, 'spt.post'))).toMatchObject([
      { status: 'DONE', done: 1 },
    ]);
    expect(await verifyHistory(db, companies.sagara.id)).toMatchObject({ broken: [] });
  });
});

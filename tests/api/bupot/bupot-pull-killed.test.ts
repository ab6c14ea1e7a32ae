import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { periodAfter } from '#domain/definition/day.ts';
import { jakartaDay } from '#domain/scope.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { bupots, pullRows } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { killedOnce, pastTheDead } from '../self-killed.ts';
import { pulls } from './bupot-pull-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp({ start: Date.now() });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

describe('a process killed while slips are taken over from the office', () => {
  it('is followed by one that does the rest: each slip is here once', async () => {
    const to = periodAfter(jakartaDay(app.clock.now).slice(0, 7), -1);
    const { id } = await pulls(rina).migrate(periodAfter(to, -11), to);
    await killedOnce(app, 'select count(*) as n from pull_rows', 20);
    await killedOnce(app, `select count(*) as n from bupot`, 1);
    pastTheDead(app);
    await app.drainJobs();

    const { db } = app.deps;
    const report = await pulls(rina).status(id);
    expect(report.status).toBe('FINISHED');
    const rows = await db.read.select().from(pullRows).where(eq(pullRows.pullId, id));
    const fresh = rows.filter(({ verdict }) => verdict === 'NEW').map(({ number }) => number);
    const ours = await db.read.select().from(bupots).where(eq(bupots.companyId, companies.sagara.id));
    expect(ours.map(({ number }) => number).sort()).toEqual(fresh.sort());
    expect(report.counts.NEW).toMatchObject({ count: fresh.length, taken: fresh.length });
    expect(await verifyHistory(db, companies.sagara.id)).toMatchObject({ broken: [] });
  });
});

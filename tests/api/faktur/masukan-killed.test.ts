import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import type { FakturPullView } from '#domain/faktur/pull/view-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { faktur, fakturLines, pullRows } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { killedOnce, pastTheDead } from '../self-killed.ts';

const PULL = '/efaktur/in/ctas/prepopulated-djp';
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp({ start: Date.now() });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

it('a process killed while incoming invoices are pulled is followed by one that does the rest: each is here once', async () => {
  const to = periodOf(jakartaDay(app.clock.now));
  await rina.post(PULL, { from: periodAfter(to, -11), to });
  await killedOnce(app, 'select count(*) as n from pull_rows', 20);
  await killedOnce(app, `select count(*) as n from faktur where type = 'IN'`, 1);
  pastTheDead(app);
  await app.drainJobs();

  const { db } = app.deps;
  const { id, status, counts } = await rina.get<FakturPullView>(`${PULL}/latest`);
  expect(status).toBe('FINISHED');
  const rows = await db.read.select().from(pullRows).where(eq(pullRows.pullId, id));
  const fresh = rows.filter(({ verdict }) => verdict === 'NEW').map(({ number }) => number);
  expect(fresh.length).toBeGreaterThan(20);
  const ofCompany = and(eq(faktur.companyId, companies.sagara.id), eq(faktur.type, 'IN'));
  const ours = await db.read.select().from(faktur).where(ofCompany);
  expect(ours.map(({ number }) => number).sort()).toEqual(fresh.sort());
  const lines = await db.read.select().from(fakturLines).where(eq(fakturLines.companyId, companies.sagara.id));
  const withLines = new Set(lines.map(({ fakturId }) => fakturId));
  expect(ours.filter((one) => !withLines.has(one.id))).toEqual([]);
  expect(counts.NEW).toMatchObject({ count: fresh.length, taken: fresh.length });
  expect(await verifyHistory(db, companies.sagara.id)).toMatchObject({ broken: [] });
});

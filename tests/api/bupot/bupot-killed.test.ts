import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBupots } from '../../../db/repositories/bupot/bupot.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { quotaOf } from '../../../db/repositories/quotas.ts';
import { officeDocuments, bupots as slips } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { killedOnce, pastTheDead } from '../self-killed.ts';
import { bupots, SLIPS } from './bupot-client.ts';

/** More than one transaction moves at once, so that the job moves each before it is sent. */
const COUNT = 260;
const SCOPE = scopeOf('rina', 'sagara');

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp({ start: Date.now() });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

describe('a process killed while it has slips issued', () => {
  it('is followed by one that does the rest: each is at the office once, with one number, and uses one unit', async () => {
    const period = '2025-03';
    const made = { period, date: '2025-03-20', documentDate: '2025-03-19' };
    const one = await bupots(rina).create('CY', made);
    const ids = [one.id, ...Array.from({ length: COUNT - 1 }, (_, at) => `${one.id}-${at}`)];
    const more = ids.slice(1).map((id, at) => ({ ...one, id, reference: `CY-${String(at).padStart(4, '0')}` }));
    await app.deps.db.transact((tx) => insertBupots(tx, SCOPE, more));
    const before = await quotaOf(SCOPE, app.deps.db.read, 'ebupot');

    await rina.post(`${SLIPS}/issue`, { filter: { period, kind: 'CY' } });
    const atTheOffice = `select count(*) as n from office_documents where kind = 'CY'`;
    const ours = (status: string) => `select count(*) as n from bupot where kind = 'CY' and status = '${status}'`;
    // During submission: the office has some that are not recorded yet.
    await killedOnce(app, atTheOffice, 40);
    // While issuing of the saved slips is requested, and while numbers arrive.
    await killedOnce(app, ours('SIGNING_IN_PROGRESS'), 30);
    await killedOnce(app, ours('APPROVED'), 60);
    pastTheDead(app);
    await app.drainJobs();

    const { db } = app.deps;
    const rows = await db.read.select().from(slips).where(inArray(slips.id, ids));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['APPROVED']));
    const numbers = rows.map(({ number }) => number).sort();
    expect(new Set(numbers).size).toBe(COUNT);
    const stored = await db.read.select().from(officeDocuments);
    expect(stored.map(({ key }) => key).sort()).toEqual(ids.map((id) => `${id}.1`).sort());
    expect(stored.map(({ number }) => number).sort()).toEqual(numbers);
    expect(await quotaOf(SCOPE, db.read, 'ebupot')).toMatchObject({
      used: before.used + COUNT,
      reserved: before.reserved,
    });
    expect(await verifyHistory(db, companies.sagara.id)).toMatchObject({ broken: [] });
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewApiKey } from '#domain/api-keys/api-key-schema.ts';
import { SANDBOX_UNITS, type Sandbox } from '#domain/company/sandbox.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import type { Permission } from '#domain/permissions.ts';
import { verifyHistory } from '../../db/repositories/history-check.ts';
import { companies as companyTable, faktur, freeUnits, officeDocuments, quotas, revisions } from '../../db/tables.ts';
import { nitkuOf } from '../../fixtures/builders/a-company.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD } from '../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { anInput, LIST } from './faktur/faktur-client.ts';
import { ORIGIN } from './origin.ts';

const { sagara } = companies;

let app: TestApp;
let rina: Client;
let here: Client;
let id: string;
let npwp: string;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const rowOf = async () =>
  (
    await app.deps.db.read.select().from(companyTable).where(eq(companyTable.id, id))
  )[0] as typeof companyTable.$inferSelect;
/** Works in the sandbox from now on. */
const enter = async (client: Client, companyId: string): Promise<void> => {
  const moved = await app.fetch('/main/switch-company/form', {
    method: 'POST',
    headers: {
      Cookie: client.cookie,
      Origin: ORIGIN,
      Host: 'localhost',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ _csrf: client.csrf, companyId }).toString(),
  });
  if (moved.status !== 303) throw new Error(`no way into ${companyId}: ${moved.status}`);
};
const draft = (reference: string) =>
  here.post<Faktur>(`${LIST}/draft`, { input: anInput({ ownNitku: nitkuOf(npwp), reference }) });
const upload = async (reference: string): Promise<Faktur> => {
  const { id: fakturId } = await draft(reference);
  await here.post(`${LIST}/upload`, { ids: [fakturId] });
  await app.drainJobs();
  return here.get(`${LIST}/${fakturId}`);
};
const set = (over: Partial<Sandbox>) =>
  here.put<Sandbox>('/sandbox', { fault: 'none', requestsAMinute: null, ...over });

describe('a sandbox company', () => {
  it('is added by who may add companies, where the public API is on', async () => {
    expect((await rina.request('POST', '/companies/sandbox')).status).toBe(403);
    const flags = { ...sagara.flags, isPublicApiUser: true };
    await app.plant((tx) => tx.db.update(companyTable).set({ flags }).where(eq(companyTable.id, sagara.id)));
    expect((await (await app.as('sari')).request('POST', '/companies/sandbox')).status).toBe(403);
    ({ id } = await rina.post<{ id: string }>('/companies/sandbox'));
    const row = await rowOf();
    ({ npwp } = row);
    expect(row).toMatchObject({ provenBy: 'sandbox', flags: { sandbox: { fault: 'none' }, isPublicApiUser: true } });
    expect((await rina.request('GET', '/sandbox')).status).toBe(404);
    expect((await rina.request('PUT', '/sandbox', { json: { fault: 'lost', requestsAMinute: null } })).status).toBe(
      404,
    );
    expect((await rina.request('POST', '/sandbox/reset')).status).toBe(404);
  });

  it('claims no NPWP of a taxpayer and no free units, and has quota that costs nothing', async () => {
    expect(npwp).toMatch(/^99\d{14}$/);
    expect((await app.deps.db.read.select().from(freeUnits)).filter((one) => one.npwp === npwp)).toEqual([]);
    const units = await app.deps.db.read.select().from(quotas).where(eq(quotas.companyId, id));
    expect(units.map(({ quota }) => quota)).toEqual(units.map(() => SANDBOX_UNITS));
    expect((await verifyHistory(app.deps.db, id)).states).toEqual([]);
  });

  it('sends to the simulator, with the faults and the limit it has set', async () => {
    here = await app.as('rina');
    await enter(here, id);
    here.company = id;
    expect(await here.get('/user/setting')).toMatchObject({ sandbox: true, proven: true });
    expect(await upload('A-1')).toMatchObject({ status: 'APPROVED' });
    await set({ fault: 'unreachable' });
    const waiting = await upload('A-2');
    expect(waiting.status).not.toBe('APPROVED');
    await set({ requestsAMinute: 0 });
    expect((await upload('A-3')).status).not.toBe('APPROVED');
    for (const wrong of [{ fault: 'slow' }, { requestsAMinute: -1 }, { requestsAMinute: 6001 }, { more: 1 }])
      expect(
        (await here.request('PUT', '/sandbox', { json: { fault: 'none', requestsAMinute: null, ...wrong } })).status,
      ).toBe(422);
    // Another company is not concerned.
    const other = await rina.post<Faktur>(`${LIST}/draft`, { input: anInput() });
    await rina.post(`${LIST}/upload`, { ids: [other.id] });
    await app.drainJobs();
    expect(await rina.get(`${LIST}/${other.id}`)).toMatchObject({ status: 'APPROVED' });
  });

  it('is set and reset with a key of its own, and with no other', async () => {
    const keyIn = async (client: Client) =>
      (
        await client.post<NewApiKey>('/api-keys', {
          name: 'ERP',
          keys: await client.get<Permission[]>('/permissions'),
          days: 30,
          password: PASSWORD,
        })
      ).secret;
    const by = (secret: string, method: string, path: string, body?: string) =>
      app.fetch(`/main/api${path}`, {
        method,
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json', Host: 'localhost' },
        ...(body ? { body } : {}),
      });
    const [own, foreign] = [await keyIn(here), await keyIn(rina)];
    expect((await by(foreign, 'POST', '/sandbox/reset')).status).toBe(404);
    expect((await by(own, 'PUT', '/sandbox', JSON.stringify({ fault: 'none', requestsAMinute: null }))).status).toBe(
      200,
    );
    const elsewhere = await app.deps.db.read.select({ id: faktur.id }).from(faktur);
    const readRevisions = () => app.deps.db.read.select().from(revisions).where(eq(revisions.companyId, id));
    const before = await readRevisions();
    expect((await by(own, 'POST', '/sandbox/reset')).status).toBe(204);
    // A list in memory is not taken for one that follows.
    const after = new Map((await readRevisions()).map(({ list, revision }) => [list, revision]));
    expect(before.filter(({ list, revision }) => (after.get(list) ?? 0) <= revision)).toEqual([]);
    expect((await by(own, 'POST', '/companies/sandbox')).status).toBe(403);
    const left = await app.deps.db.read.select({ id: faktur.id, companyId: faktur.companyId }).from(faktur);
    expect(left.filter(({ companyId }) => companyId === id)).toEqual([]);
    expect(left.length).toBe(elsewhere.length - 3);
    const held = await app.deps.db.read.select().from(officeDocuments).where(eq(officeDocuments.tin, npwp));
    expect(held).toEqual([]);
    const units = await app.deps.db.read.select().from(quotas).where(eq(quotas.companyId, id));
    expect(units.map((one) => one.quota - one.used - one.reserved)).toEqual(units.map(() => SANDBOX_UNITS));
    expect(await verifyHistory(app.deps.db, id)).toMatchObject({ states: [] });
    expect(await upload('A-1')).toMatchObject({ status: 'APPROVED' });
  });

  it('ends at three of a person', async () => {
    await rina.post('/companies/sandbox');
    await rina.post('/companies/sandbox');
    const more = await rina.request('POST', '/companies/sandbox');
    expect([more.status, ((await more.json()) as { message: string }).message]).toEqual([
      409,
      expect.stringContaining('3'),
    ]);
  });
});

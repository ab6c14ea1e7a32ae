import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { historyOf } from '../../db/repositories/history.ts';
import { verifyHistory } from '../../db/repositories/history-check.ts';
import { companyRoles, memberships } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../api/app.ts';
import { answered } from '../api/faktur/faktur-client.ts';

type View = { readonly version: number } & Readonly<Record<string, unknown>>;

/** A singleton: an input, a change of it, and invalid values by field. */
type Kind = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly change: Readonly<Record<string, unknown>>;
  readonly refused: readonly (readonly [wrong: Record<string, unknown>, field: string])[];
  /** Its id in the history of a company. */
  readonly objectId: string;
};

const companyId = companies.sagara.id;

const kinds: Readonly<Record<string, Kind>> = {
  'nsfp-reminder': {
    input: { on: true, threshold: 15, days: 20, people: [people.agus.id], byMail: false },
    change: { threshold: 30, byMail: true },
    refused: [
      [{ threshold: '15' }, 'threshold'],
      [{ threshold: 100_001 }, 'threshold'],
      [{ people: 'agus' }, 'people'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    objectId: `nsfp_reminder/${companyId}`,
  },
  'efaktur/in/ctas/prepopulated-djp/clock': {
    input: { on: true },
    change: { on: false },
    refused: [
      [{ on: 'ya' }, 'on'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    objectId: 'pull_clock/faktur-in',
  },
  'jurnal-integration/clock': {
    input: { on: true },
    change: { on: false },
    refused: [
      [{ on: 'ya' }, 'on'],
      [{ companyId: 'x' }, 'companyId'],
    ],
    objectId: 'accounting_clock',
  },
};

let app: TestApp;
let whole: Client;
let keyless: Client;
let elsewhere: Client;

beforeAll(async () => {
  app = await testApp();
  await app.plant(async (tx) => {
    await tx.db.insert(companyRoles).values({ id: 'tamu', companyId, name: 'Tamu', keys: [] });
    await tx.db.update(memberships).set({ role: 'Tamu' }).where(eq(memberships.userId, people.budi.id));
  });
  whole = await app.as('rina', 'sagara');
  keyless = await app.as('budi', 'sagara');
  elsewhere = await app.as('hendra', 'bentala');
});
afterAll(async () => {
  expect(await verifyHistory(app.deps.db, companyId)).toMatchObject({ broken: [] });
  await app.close();
});

describe.each(Object.entries(kinds))('%s', (resource, { input, change, refused, objectId }) => {
  const path = `/${resource}`;
  const put = (body: object) => answered(whole.request('PUT', path, { json: body }));
  const versionNow = async () => (await whole.get<View>(path)).version;

  it('is read before it is saved, saved by version, and shows its changes', async () => {
    const { version } = await whole.get<View>(path);
    expect(await put({ ...input, version })).toMatchObject({ status: 200, body: { ...input, version: version + 1 } });
    expect(await put({ ...input, ...change, version: version + 1 })).toMatchObject({
      status: 200,
      body: { ...input, ...change, version: version + 2 },
    });
    const rows = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, objectId);
    expect(rows.at(-1)).toMatchObject({ action: 'save', after: { ...change, version: version + 2 } });
    const changes = await whole.get<{ changed: string[]; values: object }[]>(`${path}/history`);
    expect(changes.slice(0, 2).map(({ values }) => values)).toEqual([{ ...input, ...change }, input]);
    expect(changes[0]?.changed.sort()).toEqual(Object.keys(change).sort());
    const back = await put({ ...changes[1]?.values, version: version + 2 });
    expect(back).toMatchObject({ status: 200, body: { ...input, version: version + 3 } });
  });

  it.each(refused)('refuses %j at its field', async (wrong, field) => {
    expect(await put({ ...input, ...wrong, version: await versionNow() })).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { [field]: expect.any(String) } },
    });
  });

  it('is saved once by those who saw the same version, and names who was faster', async () => {
    const version = await versionNow();
    const same = { ...input, ...change, version };
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(same)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'stale',
      by: people.rina.name,
      changedFields: expect.arrayContaining(Object.keys(change)),
      current: { ...input, ...change, version: version + 1 },
    });
  });

  it('is another one in another company', async () => {
    expect(await elsewhere.get<View>(path)).toMatchObject({ version: 0 });
    expect(await elsewhere.get<unknown[]>(`${path}/history`)).toEqual([]);
  });

  it('is 403 without its key, in every way', async () => {
    const ways = await Promise.all([
      keyless.request('GET', path),
      keyless.request('PUT', path, { json: { ...input, version: 0 } }),
      keyless.request('GET', `${path}/history`),
    ]);
    expect(ways.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

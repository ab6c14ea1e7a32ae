import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '#domain/problem.ts';
import { stepRoutes } from '../../api/steps/routes.ts';
import { fileById } from '../../db/repositories/files.ts';
import { historyEnd, historyOf, SYSTEM_COMPANY } from '../../db/repositories/history.ts';
import { verifyHistory } from '../../db/repositories/history-check.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { companyRoles, jobs, memberships } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../api/app.ts';
import { answered } from '../api/faktur/faktur-client.ts';
import { licence } from './steps/licence.ts';

type Submitted = { readonly id: string; readonly values: Record<string, Record<string, unknown>> };
type Draft = { readonly version: number; readonly steps: readonly { step: string; complete: boolean }[] };
type StepBody = { readonly version: number } & Record<string, unknown>;

const personal = { ...licence, resource: 'made/permit', owner: 'person' as const, path: '/main/made/permit' };
const submitted: Submitted[] = [];
const rules = {
  check: async (_scope: unknown, _query: unknown, _step: string, { name }: Readonly<Record<string, unknown>>) =>
    name === 'Terlarang' ? { name: 'problem.field.choice' } : ({} as Record<string, string>),
  code: {
    send: async () => undefined,
    isValid: async (_deps: unknown, _scope: unknown, code: string) => code === '246810',
  },
  submit: async (
    tx: Parameters<typeof enqueue>[0],
    scope: Parameters<typeof enqueue>[1],
    { id, values }: { id: string; values: unknown },
  ) => {
    const { name } = (values as Submitted['values']).identity ?? {};
    await enqueue(tx, scope, Date.now(), { kind: 'made.licence', payload: { id }, items: [], uniqueKey: id });
    if (name === 'Gagal') throw new Problem('unavailable');
    submitted.push({ id, values: values as Submitted['values'] });
  },
};

const pdf = new TextEncoder().encode('%PDF-1.7 made for a test');
const companyId = companies.sagara.id;
let app: TestApp;
let whole: Client;
let elsewhere: Client;
let keyless: Client;

beforeAll(async () => {
  app = await testApp({ routers: [stepRoutes(licence, rules), stepRoutes(personal, rules)] });
  await app.plant(async (tx) => {
    await tx.db.insert(companyRoles).values({ id: 'tamu', companyId, name: 'Tamu', keys: [] });
    await tx.db.update(memberships).set({ role: 'Tamu' }).where(eq(memberships.userId, people.budi.id));
  });
  whole = await app.as('rina', 'sagara');
  keyless = await app.as('budi', 'sagara');
  elsewhere = await app.as('hendra', 'bentala');
});
afterAll(async () => {
  for (const chain of [companyId, SYSTEM_COMPANY])
    expect(await verifyHistory(app.deps.db, chain)).toMatchObject({ broken: [] });
  await app.close();
});

const single = { name: 'Izin Satu', kind: 'SINGLE', founded: null };
const joint = { ...single, kind: 'JOINT', founded: '2020-02-29' };
const person = (n: number) => ({ name: `Anggota ${n}`, npwp: String(n).padStart(16, '0') });

describe.each([
  ['of a company', licence],
  ['of a person', personal],
] as const)('a wizard %s', (_, { resource, owner }) => {
  const base = `/${resource}`;
  const ofPerson = owner === 'person';
  const chain = () =>
    ofPerson ? { ...scopeOf('rina', 'sagara'), companyId: SYSTEM_COMPANY } : scopeOf('rina', 'sagara');
  const draft = (client = whole) => client.get<Draft>(`${base}/draft`);
  const step = (name: string) => whole.get<StepBody>(`${base}/${name}/draft`);
  const put = async (name: string, input: object, client = whole) =>
    answered(
      client.request('PUT', `${base}/${name}/draft`, { json: { version: (await draft(client)).version, ...input } }),
    );
  const upload = async (bytes: Uint8Array<ArrayBuffer> = pdf) => {
    const form = new FormData();
    form.set('file', new File([bytes], 'akta.pdf'));
    return answered(whole.request('POST', `${base}/files`, { form }));
  };
  const submit = async (code = '246810') =>
    answered(whole.request('POST', base, { json: { version: (await draft()).version, code } }));
  const complete = async (name = single.name) => {
    await put('identity', { ...single, name });
    const { body: deed } = await upload();
    await put('papers', { deed, plan: null });
    await put('statement', { truth: true });
    return deed as { id: string };
  };

  beforeEach(async () => {
    await whole.delete(`${base}/draft?version=${(await draft()).version}`);
  });

  it('begins empty, is saved step by step, and shows what was saved', async () => {
    expect(await draft()).toMatchObject({
      version: 0,
      steps: ['identity', 'papers', 'statement'].map((name) => ({ step: name, complete: false })),
    });
    expect(await step('identity')).toEqual({ id: 'draft', version: 0, name: null, kind: null, founded: null });
    expect(await put('identity', single)).toMatchObject({ status: 200, body: { ...single, version: 1 } });
    expect(await step('identity')).toMatchObject({ ...single, version: 1 });
    expect((await draft()).steps[0]).toEqual({ step: 'identity', complete: true });
  });

  it('skips a step whose condition does not hold, and does not submit its data', async () => {
    await put('identity', joint);
    const { body: agreement } = await upload();
    const members = { people: [person(1), person(2)], shares: null, agreement };
    expect(await put('members', members)).toMatchObject({ status: 200, body: members });
    await complete();
    expect((await draft()).steps.map((one) => one.step)).toEqual(['identity', 'papers', 'statement']);
    expect(await submit()).toMatchObject({ status: 201 });
    expect(Object.keys(submitted.at(-1)?.values ?? {})).toEqual(['identity', 'papers', 'statement']);
    const file = await fileById(chain(), app.deps.db.read, (agreement as { id: string }).id);
    expect(file?.expiresAt).toBe(app.clock.now);
  });

  it.each([
    ['identity', { name: ' ' }, 'name'],
    ['identity', { kind: 'OTHER' }, 'kind'],
    ['identity', { founded: '2025-02-30' }, 'founded'],
    ['identity', { companyId: 'x' }, 'companyId'],
    ['identity', { name: 'Terlarang' }, 'name'],
    ['members', { people: [] }, 'people'],
    ['members', { people: [person(1), person(2), person(3)] }, 'people'],
    ['members', { people: [{ ...person(1), npwp: '1' }] }, 'people.0.npwp'],
    ['members', { people: [person(1)], shares: 101 }, 'shares'],
    ['members', { people: [person(1)], agreement: null }, 'agreement'],
    ['members', { people: [person(1)], agreement: { id: 'x', name: 'x', size: 1 } }, 'agreement'],
  ] as const)('refuses in %s %j at its field', async (name, wrong, field) => {
    await put('identity', joint);
    const { body: agreement } = await upload();
    const right = name === 'identity' ? joint : { people: [], shares: null, agreement };
    const result = await put(name, { ...right, ...wrong });
    expect(result).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
  });

  it('refuses a step before the steps before it are complete, and a skipped one', async () => {
    expect(await put('statement', { truth: true })).toMatchObject({ status: 409, body: { step: 'identity' } });
    await put('identity', single);
    const { body: agreement } = await upload();
    const members = { people: [person(1)], shares: null, agreement };
    expect(await put('members', members)).toMatchObject({ status: 409, body: { step: 'papers' } });
    expect(await put('statement', { truth: false })).toMatchObject({ status: 422 });
    expect(await submit()).toMatchObject({ status: 409, body: { code: 'conflict', step: 'papers' } });
  });

  it('takes PDFs and pictures of at most 5 MB, and keeps those it refers to', async () => {
    expect(await upload(new TextEncoder().encode('<html>'))).toMatchObject({ status: 415 });
    expect((await upload(new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
    const { id } = await complete();
    expect((await fileById(chain(), app.deps.db.read, id))?.expiresAt).toBe(null);
    const { body: deed } = await upload();
    await put('papers', { deed, plan: null });
    expect((await fileById(chain(), app.deps.db.read, id))?.expiresAt).toBe(app.clock.now);
  });

  it('is kept from whoever saw an older version', async () => {
    await put('identity', single);
    const old = { json: { ...single, name: 'Lama', version: 0 } };
    expect(await answered(whole.request('PUT', `${base}/identity/draft`, old))).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        current: { name: single.name, version: 1 },
        changedFields: expect.arrayContaining(['name']),
      },
    });
    expect((await whole.delete(`${base}/draft?version=0`)).status).toBe(409);
  });

  it('is saved once, however often the same version is sent at one moment', async () => {
    const json = { ...single, version: 0 };
    const results = await Promise.all(
      Array.from({ length: 5 }, () => whole.request('PUT', `${base}/identity/draft`, { json })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('is submitted once, with a valid code and all of its steps', async () => {
    await complete();
    expect(await submit('1')).toMatchObject({ status: 422, body: { errors: { code: expect.any(String) } } });
    expect((await whole.request('POST', `${base}/code`)).status).toBe(200);
    const { version } = await draft();
    const results = await Promise.all(
      Array.from({ length: 4 }, () => whole.request('POST', base, { json: { version, code: '246810' } })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(submitted.at(-1)?.values.identity).toEqual(single);
    expect(await draft()).toMatchObject({ version: 0 });
  });

  it('is left as it was if its submission fails', async () => {
    await complete('Gagal');
    const { version } = await draft();
    const before = (await app.deps.db.read.select().from(jobs)).length;
    expect((await submit()).status).toBe(503);
    expect(await draft()).toMatchObject({ version });
    expect((await app.deps.db.read.select().from(jobs)).length).toBe(before);
  });

  it('writes each change into the history of its owner', async () => {
    await complete();
    await put('identity', { ...single, name: 'Lain' });
    await submit();
    const rows = await historyOf(chain(), app.deps.db.read, submitted.at(-1)?.id ?? '');
    expect(rows.map(({ objectType, action }) => `${objectType} ${action}`)).toEqual([
      `${resource}/identity create`,
      `${resource}/papers create`,
      `${resource}/statement create`,
      `${resource}/identity save`,
      `${resource} submit`,
    ]);
    expect(rows[3]).toMatchObject({ before: { name: single.name }, after: { name: 'Lain', version: 4 } });
  });

  it('is removed with its files when it is cancelled', async () => {
    const { id } = await complete();
    expect((await whole.delete(`${base}/draft?version=${(await draft()).version}`)).status).toBe(200);
    expect(await draft()).toMatchObject({ version: 0 });
    expect((await fileById(chain(), app.deps.db.read, id))?.expiresAt).toBe(app.clock.now);
    const end = await historyEnd(chain(), app.deps.db.read);
    expect((await whole.delete(`${base}/draft?version=0`)).status).toBe(200);
    expect(await historyEnd(chain(), app.deps.db.read)).toBe(end);
  });

  it('belongs to its owner alone', async () => {
    await put('identity', single);
    expect(await draft(elsewhere)).toMatchObject({ version: 0 });
    const { body: deed } = await upload();
    await put('identity', single, elsewhere);
    const theirs = await put('papers', { deed, plan: null }, elsewhere);
    expect(theirs).toMatchObject({ status: 422, body: { errors: { deed: expect.any(String) } } });
    await elsewhere.delete(`${base}/draft?version=${(await draft(elsewhere)).version}`);
    expect((await draft()).version).toBe(1);
  });

  it.skipIf(ofPerson)('is 403 without its permission, in every way', async () => {
    const ways = await Promise.all([
      keyless.request('GET', `${base}/draft`),
      keyless.request('DELETE', `${base}/draft?version=0`),
      keyless.request('GET', `${base}/identity/draft`),
      keyless.request('PUT', `${base}/identity/draft`, { json: { ...single, version: 0 } }),
      keyless.request('POST', `${base}/files`, { form: new FormData() }),
      keyless.request('POST', `${base}/code`),
      keyless.request('POST', base, { json: { version: 0, code: '246810' } }),
    ]);
    expect(ways.map(({ status }) => status)).toEqual(ways.map(() => 403));
  });
});

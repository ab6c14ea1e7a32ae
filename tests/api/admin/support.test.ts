import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  EfakturUser,
  EfinMigration,
  ListedNitku,
  MovedSignIn,
  OfficeNitku,
  ServiceConfiguration,
  SignIn,
  TestedSystem,
} from '#domain/admin/support-schema.ts';
import type { UserSetting } from '#domain/company/view-schema.ts';
import { efinMigrations } from '../../../db/tables.ts';
import { branches, type CompanyKey, companies } from '../../../fixtures/cast/companies.ts';
import { PASSWORD, people } from '../../../fixtures/cast/people.ts';
import { efinRequests } from '../../../fixtures/demo/efin-migrations.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { lettersTo, posted } from '../people/letters.ts';

const ADMIN = '/admin/api';
const EFIN = `${ADMIN}/efiling/register_efin`;
const SSO = `${ADMIN}/sso/migration`;
const SERVICE = `${ADMIN}/configuration/service`;

let app: TestApp;
let wira: Client;
let yoga: Client;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  [wira, yoga, rina] = [await app.as('wira'), await app.as('yoga'), await app.as('rina', 'sagara')];
});
afterAll(() => app.close());

const found = <Row>(path: string, q: string) =>
  wira.get<Row[]>(`${ADMIN}/${path}?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
const statuses = (...answers: Response[]) => answers.map(({ status }) => status);

describe('the internal area', () => {
  it('shows the registration, certificate and signees of a company', async () => {
    const [user] = await found<EfakturUser>('efaktur/user', companies.sagara.npwp);
    expect(user).toMatchObject({ isRegistered: true, coretax: true, certificate: { matchesOffice: true } });
    expect(user?.signees.length).toBeGreaterThan(0);
    const [other] = await found<EfakturUser>('efaktur/user', companies.cendana.npwp);
    expect(other).toMatchObject({ isRegistered: false, coretax: false });
  });

  it('lists places of business of all companies, and what the office answers', async () => {
    const own = branches.filter(({ companyId }) => companyId === companies.bentala.id);
    const listed = await found<ListedNitku>('npwp-16/list-nitku', companies.bentala.npwp);
    expect(listed.map(({ nitku }) => nitku).sort()).toEqual(own.map(({ nitku }) => nitku).sort());
    const answer = await wira.get<OfficeNitku>(`${ADMIN}/npwp-16/list-nitku/${companies.bentala.id}`);
    expect(answer).toMatchObject({ outcome: 'done', status: 'ACTIVE' });
    expect(answer.nitku[0]?.nitku).toMatch(new RegExp(`^${companies.bentala.npwp}`));
    expect((await wira.request('GET', `${ADMIN}/npwp-16/list-nitku/tidak-ada`)).status).toBe(404);
  });

  it('is nobody else’s', async () => {
    const paths = ['efaktur/user', 'npwp-16/list-nitku', 'efiling/register_efin', 'sso/migration?email=x'];
    for (const path of [...paths, 'sso/migration/history', 'configuration/service'])
      expect((await rina.request('GET', `${ADMIN}/${path}`)).status, path).toBe(404);
    const switched = await rina.request('PUT', `${SERVICE}/mail`, { json: { on: false, version: 0, reason: 'x' } });
    expect(switched.status).toBe(404);
  });
});

describe('a request to move an EFIN', () => {
  it('is decided once, with a reason, and brought back', async () => {
    await app.plant((tx) => tx.db.insert(efinMigrations).values([...efinRequests(app.clock.now)]));
    const [first] = (await wira.get<EfinMigration[]>(EFIN)) as [EfinMigration];
    expect(first).toMatchObject({ state: 'waiting', version: 1 });
    const decide = (json: object, who = wira) => who.request('PUT', `${EFIN}/${first.id}`, { json });
    const body = { state: 'done', version: 1, reason: 'Surat KPP diterima' };
    expect(statuses(await decide({ ...body, reason: '' }))).toEqual([422]);
    const both = await Promise.all([decide(body), decide({ ...body, state: 'refused' }, yoga)]);
    expect(statuses(...both).sort()).toEqual([200, 409]);
    expect(statuses(await decide({ state: 'waiting', version: 2, reason: 'Keliru' }))).toEqual([200]);
    const again = (await wira.get<EfinMigration[]>(EFIN)).find(({ id }) => id === first.id);
    expect(again).toMatchObject({ state: 'waiting', version: 3, decidedWhy: 'Keliru' });
  });
});

describe('the sign-in of a person', () => {
  const moved = 'budi.baru@sagaraniaga.example';
  const move = (json: object) => wira.request('POST', SSO, { json });

  it('moves to another address, which both are informed of, and ends the sessions', async () => {
    const budi = await app.as('budi');
    const [person] = (await wira.get<SignIn[]>(`${SSO}?email=${people.budi.email}`)) as [SignIn];
    expect(person).toMatchObject({ name: people.budi.name, companies: [companies.sagara.name] });
    const body = { userId: person.userId, from: person.email, to: moved, reason: 'Pindah domain' };
    const refused = [{ to: 'bukan alamat' }, { to: people.rina.email }, { reason: '' }];
    for (const wrong of refused) expect(statuses(await move({ ...body, ...wrong }))).toEqual([422]);
    const own = { ...body, userId: people.wira.id, from: people.wira.email };
    expect(statuses(await move(own))).toEqual([403]);
    expect(statuses(await move(body), await move(body))).toEqual([200, 409]);
    await app.drainJobs();
    for (const address of [person.email, moved])
      expect((await lettersTo(app, address)).letters[0]?.subject).toBe('Alamat masuk akun Patuh Anda dipindahkan');
    app.clock.advance(60_000);
    expect((await budi.request('GET', '/user')).status).toBe(401);
    expect((await posted(app, '/session', { email: person.email, password: PASSWORD })).status).toBe(422);
    expect((await posted(app, '/session', { email: moved, password: PASSWORD })).status).toBe(200);
    const [last] = await wira.get<MovedSignIn[]>(`${SSO}/history`);
    expect(last).toMatchObject({ from: person.email, to: moved, by: people.wira.name, reason: 'Pindah domain' });
  });
});

describe('an outside system', () => {
  const system = async (name: string) =>
    (await wira.get<ServiceConfiguration>(SERVICE)).systems.find((one) => one.name === name);
  const turn = (name: string, on: boolean, version: number) =>
    wira.request('PUT', `${SERVICE}/${name}`, { json: { on, version, reason: 'Pemeliharaan' } });
  const test = (name: string) => wira.post<TestedSystem>(`${SERVICE}/${name}/test`);

  it('is tested, and is not reached while it is off', async () => {
    for (const name of ['djp', 'bank', 'mail']) expect(await test(name), name).toMatchObject({ answered: true });
    expect((await wira.request('POST', `${SERVICE}/whatsapp/test`, { json: {} })).status).toBe(409);
    for (const name of ['djp', 'bank', 'mail']) {
      expect(await system(name)).toMatchObject({ on: true, simulated: true, version: 0 });
      expect(statuses(await turn(name, false, 0), await turn(name, false, 0))).toEqual([200, 409]);
      expect(await test(name), name).toMatchObject({ answered: false });
      expect(statuses(await turn(name, true, 1))).toEqual([200]);
      expect(await test(name), name).toMatchObject({ answered: true });
    }
  });

  it('stands beside the flags and the companies that differ from their default', async () => {
    const { flags } = await wira.get<ServiceConfiguration>(SERVICE);
    const reconcile = flags.find(({ flag }) => flag === 'reconcileUser');
    expect(reconcile?.default).toBe(false);
    expect(reconcile?.exceptions.map(({ companyName }) => companyName)).toContain(companies.sagara.name);
  });

  it('lets a changed default hold for companies without a value of their own', async () => {
    const change = (on: boolean, version: number) =>
      wira.request('PUT', `${SERVICE}/flags/bp26`, { json: { on, version, reason: 'Tiket 2490' } });
    const isOn = async (where: CompanyKey) =>
      (await (await app.as('rina', where)).get<UserSetting>('/user/setting')).isBp26Enabled;
    expect(await isOn('bentalaPangan')).toBe(false);
    expect((await change(true, 0)).status).toBe(200);
    expect((await change(false, 0)).status).toBe(409);
    expect(await isOn('bentalaPangan')).toBe(true);
    const { id } = companies.bentalaPangan;
    const { version } = await wira.get<{ version: number }>(`${ADMIN}/company/${id}`);
    await wira.put(`${ADMIN}/company/${id}/bp26`, { on: false, version, reason: 'Tiket 2491' });
    expect(await isOn('bentalaPangan')).toBe(false);
    const { flags } = await wira.get<ServiceConfiguration>(SERVICE);
    expect(flags.find(({ flag }) => flag === 'bp26')).toMatchObject({
      default: true,
      exceptions: [{ companyId: id }],
    });
    expect((await change(false, 1)).status).toBe(200);
    expect((await (await app.as('rina')).request('PUT', `${SERVICE}/flags/bp26`, { json: {} })).status).toBe(404);
  });
});

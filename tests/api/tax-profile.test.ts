import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TaxProfile } from '#domain/settings/tax-profile.ts';
import { historyOf } from '../../db/repositories/history.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { answered } from './faktur/faktur-client.ts';

let app: TestApp;
let rina: Client;
const PATH = '/company/tax-profile';
const put = (as: Client, json: object) => answered(as.request('PUT', PATH, { json }));
const inputOf = ({ version, name, email, address, city, industryName, klu, furtherKlu, region }: TaxProfile) => ({
  version,
  name,
  email,
  address,
  city,
  industryName,
  klu,
  furtherKlu,
  region,
});

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(() => app.close());

it('is changed with a history, and its number stays', async () => {
  const before = await rina.get<TaxProfile>(PATH);
  expect(before).toMatchObject({ npwp: companies.sagara.npwp, name: companies.sagara.name });
  const saved = await put(rina, { ...inputOf(before), city: 'Bandung' });
  expect(saved).toMatchObject({ status: 200, body: { city: 'Bandung', version: before.version + 1 } });
  expect(await rina.get('/user/setting')).toMatchObject({ companyName: companies.sagara.name });
  const result = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, companies.sagara.id);
  expect(result.at(-1)).toMatchObject({
    objectType: 'company',
    action: 'save',
    before: { city: companies.sagara.city },
    after: { city: 'Bandung' },
  });
  const number = await put(rina, { ...inputOf(before), npwp: companies.bentala.npwp });
  expect(number).toMatchObject({ status: 422, body: { errors: { npwp: expect.any(String) } } });
});

it('shows at each field what is wrong, and who was first', async () => {
  const now = inputOf(await rina.get<TaxProfile>(PATH));
  expect(await put(rina, { ...now, name: ' ', email: 'x' })).toMatchObject({
    status: 422,
    body: { errors: { name: expect.any(String), email: expect.any(String) } },
  });
  await put(await app.as('agus'), { ...now, address: 'Jalan Baru 2' });
  expect(await put(rina, { ...now, city: 'Solo' })).toMatchObject({
    status: 409,
    body: { code: 'stale', by: 'Agus Prasetyo', changedFields: ['address'], current: { address: 'Jalan Baru 2' } },
  });
});

it('stores kinds of business and the region of the address by code, and names them', async () => {
  const before = await rina.get<TaxProfile>(PATH);
  expect(before).toMatchObject({ klu: '46599', region: '31.71.06.1005' });
  const [found] = await rina.get<{ code: string }[]>('/klu?q=70209');
  const [village] = await rina.get<{ code: string }[]>('/regions?in=31.71.06');
  const saved = await put(rina, {
    ...inputOf(before),
    klu: found?.code,
    furtherKlu: ['46599'],
    region: village?.code ?? '',
  });
  expect(saved).toMatchObject({
    status: 200,
    body: { klu: '70209', kluNames: { '46599': expect.stringContaining('Mesin') }, region: village?.code },
  });
  const now = inputOf(await rina.get<TaxProfile>(PATH));
  for (const [wrong, field] of [
    [{ klu: '04111' }, 'klu'],
    [{ furtherKlu: ['1'] }, 'furtherKlu'],
    [{ furtherKlu: ['70209'] }, 'furtherKlu'],
    [{ region: '99.99' }, 'region'],
  ] as const)
    expect(await put(rina, { ...now, ...wrong })).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
  expect(await put(rina, { ...now, klu: null, furtherKlu: [], region: '' })).toMatchObject({
    status: 200,
    body: { klu: null, region: null },
  });
});

it('requires its permission', async () => {
  const budi = await app.as('budi');
  expect((await budi.request('GET', PATH)).status).toBe(403);
  expect((await put(budi, inputOf(await rina.get<TaxProfile>(PATH)))).status).toBe(403);
});

it('keeps the head office among the places of business', async () => {
  const [head] =
    await rina.get<{ id: string; version: number; nitku: string; name: string; address: string }[]>('/branches');
  expect(head?.nitku).toBe(`${companies.sagara.npwp}000000`);
  expect((await rina.request('DELETE', `/branches/${head?.id}?version=${head?.version}`)).status).toBe(409);
  const moved = { nitku: `${companies.sagara.npwp}000055`, name: 'X', address: 'Y', version: head?.version };
  expect(await answered(rina.request('PUT', `/branches/${head?.id}`, { json: moved }))).toMatchObject({
    status: 422,
    body: { errors: { nitku: expect.any(String) } },
  });
});

it('finds provinces, cities and subdistricts by name, and those within another', async () => {
  const rina = await app.as('rina', 'sagara');
  expect(await rina.get('/province?q=jakarta')).toEqual([{ code: '31', name: 'DKI Jakarta', place: '' }]);
  expect(await rina.get('/city?q=jakarta%20pusat')).toMatchObject([{ code: '31.71', place: 'DKI Jakarta' }]);
  expect(await rina.get('/subdistrict?q=menteng&in=31.71')).toMatchObject([
    { code: '31.71.06', name: 'Menteng', place: expect.stringMatching(/Jakarta Pusat, DKI Jakarta$/) },
  ]);
  expect(await rina.get('/subdistrict?q=%25')).toEqual([]);
});

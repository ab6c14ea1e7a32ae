import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type TestApp, testApp } from './app.ts';

type Country = { id: string; version: number; updatedAt: number; code: string };

const PATH = '/admin/api/ebupot/country';

let app: TestApp;
let operator: Client;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  [operator, rina] = [await app.as('wira'), await app.as('rina')];
});
afterAll(() => app.close());

it('renamed by an internal admin have the new name in every company, and are offered while they are active', async () => {
  const filter = encodeURIComponent(JSON.stringify({ q: 'SGP' }));
  const [found] = await operator.get<Country[]>(`${PATH}?filter=${filter}`);
  const { id, updatedAt: _, ...country } = found as Country;
  await operator.put(`${PATH}/${id}`, { ...country, nameId: 'Republik Singapura', reason: 'Nama resmi' });
  const offered = () => rina.get<{ code: string; name: string }[]>('/efaktur/country-codes');
  expect(await offered()).toContainEqual({ code: 'SGP', name: 'Republik Singapura' });
  await operator.put(`${PATH}/${id}`, {
    ...country,
    nameId: 'Republik Singapura',
    active: false,
    version: 2,
    reason: 'Nama resmi',
  });
  expect((await offered()).map(({ code }) => code)).not.toContain('SGP');
  expect(await rina.get('/countries')).toContainEqual({
    code: 'SGP',
    id: 'Republik Singapura',
    en: 'Singapore',
    active: false,
  });
});

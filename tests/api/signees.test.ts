import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type TestApp, testApp } from './app.ts';
import { answered } from './faktur/faktur-client.ts';

type Signee = { id: string; product: string; npwp: string };

let app: TestApp;
let rina: Client;
let agus: Client;
const PATH = '/signees?range=[0,199]';
const of = (product: string) => `${PATH}&filter=${encodeURIComponent(JSON.stringify({ product }))}`;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  agus = await app.as('agus', 'sagara');
  await rina.post('/signees', {
    product: 'ebupot',
    name: 'Wulan Sari',
    jobTitle: 'Manajer pajak',
    npwp: '3275015507910004',
    phone: null,
    city: 'Bandung',
    actsAs: 'KUASA',
    active: true,
    codeState: 'UNKNOWN',
    codeEnds: null,
  });
});
afterAll(() => app.close());

it('of Coretax are listed, counted, read and found for the Owner only', async () => {
  const all = await rina.get<Signee[]>(PATH);
  const hidden = all.filter(({ product }) => ['efaktur-v2', 'ebupot-ctas'].includes(product));
  expect(hidden.length).toBeGreaterThan(0);
  const answer = await agus.request('GET', PATH);
  const seen = (await answer.json()) as Signee[];
  expect(seen.map(({ id }) => id).sort()).toEqual(
    all
      .filter((one) => !hidden.includes(one))
      .map(({ id }) => id)
      .sort(),
  );
  expect(seen).toHaveLength(all.length - hidden.length);
  expect(answer.headers.get('content-range')).toMatch(new RegExp(`/${seen.length}$`));
  expect(await agus.get(of('ebupot'))).toHaveLength(1);
  for (const path of [of('efaktur-v2'), of('ebupot-ctas'), `/signees/${hidden[0]?.id}`])
    expect(await answered(agus.request('GET', path))).toMatchObject({
      status: 403,
      body: { code: 'role_owner_required' },
    });
});

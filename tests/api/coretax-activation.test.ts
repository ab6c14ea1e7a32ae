import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserSetting } from '#domain/company/view-schema.ts';
import type { Coretax } from '#domain/settings/coretax.ts';
import type { TaxProfile } from '#domain/settings/tax-profile.ts';
import { companyOf, setActivated } from '../../db/repositories/companies.ts';
import { historyOf } from '../../db/repositories/history.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { anInput, answered, LIST } from './faktur/faktur-client.ts';

let app: TestApp;
let dewi: Client;
const SCOPE = scopeOf('dewi', 'cendana');
const activate = (who: Client, product: string, stated = true) =>
  answered(who.request('POST', `/company/coretax/${product}/activate`, { json: { stated } }));
const setting = () => dewi.get<UserSetting>('/user/setting');

beforeAll(async () => {
  app = await testApp();
  dewi = await app.as('dewi', 'cendana');
});
afterAll(() => app.close());

it('is stated by the Owner, and by nobody else', async () => {
  const others = [await app.as('rina', 'cendana'), await app.as('agus', 'sagara')];
  for (const who of others)
    expect(await activate(who, 'efaktur')).toMatchObject({ status: 403, body: { code: 'role_owner_required' } });
  expect(await activate(dewi, 'efaktur', false)).toMatchObject({
    status: 422,
    body: { errors: { stated: expect.stringContaining('PKP') } },
  });
  expect((await activate(dewi, 'espt1771')).status).toBe(422);
  expect(await setting()).toMatchObject({ isCtasEfakturDisabled: true, pkp: false });
});

it('makes the company a PKP that can write invoices, with a row of the history', async () => {
  const before = await dewi.get<TaxProfile>('/company/tax-profile');
  expect(await activate(dewi, 'efaktur')).toEqual({
    status: 200,
    body: { pkp: true, efaktur: true, ebupot: true } satisfies Coretax,
  });
  expect(await setting()).toMatchObject({
    isCtasEfakturDisabled: false,
    pkp: true,
    efaktur: { isRegistered: true, isActivated: true, isOnboarded: true, isEfakturDisabled: false },
  });
  expect(await dewi.get('/company/tax-profile')).toMatchObject({ pkp: true, version: before.version + 1 });
  expect((await historyOf(SCOPE, app.deps.db.read, companies.cendana.id)).at(-1)).toMatchObject({
    objectType: 'company',
    action: 'activateCoretax',
    before: { coretaxEfaktur: false, pkp: false },
    after: { coretaxEfaktur: true, pkp: true },
  });
  const draft = await answered(dewi.request('POST', `${LIST}/draft`, { json: { input: anInput({}, 'cendana') } }));
  expect(draft.status).toBe(201);
});

it('happens once, however many press', async () => {
  expect(await activate(dewi, 'efaktur')).toMatchObject({ status: 409 });
  const company = await companyOf(SCOPE, app.deps.db.read);
  if (!company) throw new Error('no company');
  const flags = { ...company.flags, isCtasEbupotDisabled: true };
  await app.plant((tx) => setActivated(tx, SCOPE, { pkp: company.pkp, flags }));
  const messageOf = await Promise.all(Array.from({ length: 8 }, () => activate(dewi, 'ebupot')));
  expect(messageOf.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const result = await historyOf(SCOPE, app.deps.db.read, companies.cendana.id);
  expect(result.filter(({ action }) => action === 'activateCoretax').map(({ after }) => after)).toEqual([
    expect.objectContaining({ coretaxEfaktur: true }),
    expect.objectContaining({ coretaxEbupot: true }),
  ]);
  expect(result.at(-1)?.after).not.toHaveProperty('pkp');
  expect(await setting()).toMatchObject({ isCtasEbupotDisabled: false, ebupot: { isRegistered: true } });
});

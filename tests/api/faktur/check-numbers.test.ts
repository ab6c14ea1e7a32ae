import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Counterparty, RegisterCheck } from '#domain/office/lookup-schema.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from './faktur-client.ts';

let app: TestApp;
let rina: Client;
const { npwp, name } = companies.bentala;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const check = (client: Client, ...numbers: string[]) =>
  client.post<RegisterCheck[]>('/npwp-validator/check', { numbers });
const buyer = (called: string) => ({
  document: 'TIN',
  identity: npwp,
  nitku: `${npwp}000000`,
  country: 'IDN',
  name: called,
  address: 'Jalan Satu 1',
});

it('returns for each number what the office reports, in the given order', async () => {
  const dotted = `${npwp.slice(1, 3)}.${npwp.slice(3, 6)}.${npwp.slice(6, 9)}.${npwp.slice(9, 10)}-${npwp.slice(10, 13)}.${npwp.slice(13)}`;
  const found = await check(rina, npwp, 'bukan nomor', dotted, '0'.repeat(16), '123');
  expect(found.map(({ verdict }) => verdict)).toEqual(['known', 'malformed', 'known', 'malformed', 'malformed']);
  expect(found.map(({ taxpayer }) => taxpayer?.npwp)).toEqual([npwp, undefined, npwp, undefined, undefined]);
});

it('shows differences from the book, until it is corrected with its version', async () => {
  const made = await rina.post<Counterparty>('/counterparties', buyer('PT Nama Lama'));
  const [before] = await check(rina, npwp);
  expect(before).toMatchObject({ taxpayer: { name }, counterparties: [{ known: { id: made.id }, differs: ['name'] }] });
  await rina.put(`/counterparties/${made.id}`, { ...buyer(name), version: made.version });
  expect((await check(rina, npwp))[0]?.counterparties).toMatchObject([{ differs: [] }]);
  expect(
    await answered(
      rina.request('PUT', `/counterparties/${made.id}`, { json: { ...buyer('PT Lain'), version: made.version } }),
    ),
  ).toMatchObject({ status: 409, body: { code: 'stale' } });
});

it('is open to everybody, the book only to who may see it, and no company sees another’s', async () => {
  const [payer] = await check(await app.as('budi', 'sagara'), npwp);
  expect(payer).toMatchObject({ verdict: 'known', counterparties: [] });
  const hendra = await app.as('hendra', 'bentalaFarma');
  expect((await check(hendra, npwp))[0]?.counterparties).toEqual([]);
  expect((await app.fetch('/main/api/npwp-validator/check', { method: 'POST' })).status).toBe(401);
});

it.each([
  [{ numbers: [] }],
  [{ numbers: Array.from({ length: 21 }, () => npwp) }],
  [{ numbers: ['1'.repeat(41)] }],
  [{ numbers: [17] }],
  [{ numbers: [npwp], companyId: 'x' }],
  [{}],
])('refuses %j', async (json) => {
  expect((await rina.request('POST', '/npwp-validator/check', { json })).status).toBe(422);
});

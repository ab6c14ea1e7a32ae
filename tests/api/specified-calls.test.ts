import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaxInfo } from '#domain/settings/tax-profile.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { specifiedCalls } from '../specification/specified-calls.ts';
import { type TestApp, testApp } from './app.ts';

let app: TestApp;
let calls: readonly { readonly method: string; readonly path: string }[];
beforeAll(async () => {
  app = await testApp();
  const { paths } = await (await app.as('rina')).get<{ paths: Record<string, object> }>('/openapi.json');
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ method: method.toUpperCase(), path })),
  );
});
afterAll(() => app.close());

it.each(specifiedCalls)('%s %s exists: %s', (method, pattern) => {
  expect(calls.some((call) => (method === 'ANY' || call.method === method) && pattern.test(call.path))).toBe(true);
});

describe('a specified call', () => {
  it('has the tax data of the company', async () => {
    const rina = await app.as('rina', 'sagara');
    expect(await rina.get<TaxInfo>('/tax_info')).toMatchObject({ npwp: companies.sagara.npwp, npwpType: 'FIRM' });
  });

  it('has what waits, as on Home', async () => {
    const rina = await app.as('rina', 'sagara');
    expect(await rina.get('/tax_action')).toEqual(await rina.get('/home/to-do'));
  });

  it('looks up a tax number, and refuses what is none', async () => {
    const rina = await app.as('rina', 'sagara');
    const { npwp } = companies.sagara;
    expect(await rina.get(`/validator/npwp?q=${npwp}`)).toEqual(await rina.post('/npwp-validator/npwp', { npwp }));
    expect((await rina.request('GET', '/validator/npwp?q=12')).status).toBe(422);
  });

  it('has the signees of PPh 21', async () => {
    const rina = await app.as('rina', 'sagara');
    expect(await rina.get('/ebupot/pph21/signee')).toEqual({ content: await rina.get('/ebupot/ctas/signee') });
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BillingGroup } from '#domain/bupot/billing-groups.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { insertProof } from '../../../db/repositories/spt/proofs.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { bupots, issued, SLIPS } from './bupot-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

it('lists how issued self-paid slips are paid, one code for each account and masa', async () => {
  const importId = 'together';
  const paid = { importId, kapKjs: '411128-403' };
  await issued(app, 'SP', { ...paid, tax: '1000000.00' });
  await issued(app, 'SP', { ...paid, tax: '500000.00' });
  await issued(app, 'SP', { importId, kapKjs: '411128-402', tax: '2500000.00' });
  await issued(app, 'BPPU', { importId });
  await bupots(rina).create('SP');
  const groups = await rina.post<BillingGroup[]>(`${SLIPS}/billing-groups`, { filter: { importId } });
  expect(groups).toEqual([
    { period: '2025-10', kapKjs: '411128-402', count: 1, amount: '2500000.00', byReturn: false, ntpns: [] },
    { period: '2025-10', kapKjs: '411128-403', count: 2, amount: '1500000.00', byReturn: true, ntpns: [] },
  ]);
  const [budi, hendra] = [await app.as('budi'), await app.as('hendra', 'bentala')];
  expect((await budi.request('POST', `${SLIPS}/billing-groups`, { json: { filter: {} } })).status).toBe(403);
  expect(await hendra.post(`${SLIPS}/billing-groups`, { filter: { importId } })).toEqual([]);
});

it('lists self-paid slips with the receipts of their account, once a return that holds them is paid', async () => {
  const held = { importId: 'settled', returnId: 'return-1', kapKjs: '411128-403' };
  await issued(app, 'SP', held);
  await issued(app, 'SP', { ...held, kapKjs: '411128-100' });
  const proof = {
    id: 'proof-1',
    companyId: companies.sagara.id,
    sptId: 'return-1',
    kind: 'NTPN' as const,
    number: 'A1B2C3D4E5F6G7H8',
    kapKjs: '411128-403',
    period: '2025-10',
    amount: '1500000.00',
    date: '2025-11-12',
    ntpnId: null,
    createdBy: 'Rina Wulandari',
    createdAt: app.clock.now,
  };
  await app.deps.db.transact((tx) => insertProof(tx, scopeOf('rina', 'sagara'), proof));
  const filter = JSON.stringify({ kind: ['SP'], importId: 'settled' });
  const rows = await rina.get<BupotListRow[]>(`${SLIPS}?filter=${encodeURIComponent(filter)}`);
  expect(Object.fromEntries(rows.map(({ kapKjs, ntpn }) => [kapKjs, ntpn]))).toEqual({
    '411128-403': proof.number,
    '411128-100': null,
  });
  const groups = await rina.post<BillingGroup[]>(`${SLIPS}/billing-groups`, { filter: { importId: 'settled' } });
  expect(groups.map(({ kapKjs, ntpns }) => [kapKjs, ntpns])).toEqual([
    ['411128-100', []],
    ['411128-403', [proof.number]],
  ]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Billing } from '#domain/billing/stored.ts';
import type { BillingView } from '#domain/billing/view-schema.ts';
import type { AnnualView, SheetView } from '#domain/spt-badan/view-schema.ts';
import { askOffice } from '../../../api/modules/billing/ask-office.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { ANNUAL, annuals } from './annual-client.ts';

let app: TestApp;
let rina: Client;
let id: string;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  ({ id } = await rina.post<{ id: string }>(ANNUAL, { taxYear: 2025 }));
});
afterAll(() => app.close());

const { fill } = annuals(() => rina);

const bill = (who = rina) => who.request('POST', `${ANNUAL}/${id}/billings`, { json: {} });
const billed = async (): Promise<Billing[]> => {
  const response = await bill();
  expect(response.status).toBe(201);
  return (await response.json()) as Billing[];
};

it('has no code while nothing is left to pay', async () => {
  expect((await bill()).status).toBe(409);
});

it('has the code of what receipts do not cover, which only a return makes', async () => {
  await fill(id, 'INDUK', { answers: { 'B.1': 'A', 'D.11': 'general' } });
  await fill(id, 'L1', { rows: { L1: [{ code: '4002', commercial: '1000000000' }] } });
  const [code] = await billed();
  expect(code).toMatchObject({
    kap: '411126',
    kjs: '200',
    periodFrom: '2025-01',
    periodTo: '2025-12',
    amount: '220000000.00',
    origin: 'return',
    sptId: id,
  });
  expect((await billed()).map((one) => one.id)).toEqual([code?.id]);
});

it('has a code of the rest once a part is paid', async () => {
  const paid = { ntpn: 'A1B2C3D4E5F6A7B8', year: '2025', date: '2026-01-15', amount: '200000000' };
  await fill(id, 'SSP', { rows: { SSP: [paid] } });
  expect((await billed()).map(({ amount }) => amount)).toEqual(['20000000.00']);
});

it('is made once, however many press', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, billed));
  expect(new Set(answers.map(([code]) => code?.id)).size).toBe(1);
});

it('leads back to its return, and its receipt covers it once it is paid', async () => {
  const [code] = await billed();
  const path = `/ebilling/${code?.id}`;
  const link = `/main/efiling/spt_badan/${id}/INDUK`;
  expect((await rina.get<BillingView>(path)).spt).toMatchObject({
    type: 'BADAN',
    label: 'SPT Tahunan badan 2025',
    link,
  });
  await rina.post('/simulator/billing/pay', { code: code?.code, amount: '20000000' });
  await askOffice(app.deps, scopeOf('rina', 'sagara'), code?.id ?? '');
  await app.drainJobs();
  const { ntpns } = await rina.get<BillingView>(path);
  const sheet = await rina.get<SheetView>(`${ANNUAL}/${id}/sheets/SSP`);
  expect(sheet.tables[0]?.rows).toMatchObject([
    { ntpn: 'A1B2C3D4E5F6A7B8' },
    { ntpn: ntpns[0]?.ntpn, year: '2025', amount: '20000000.00' },
  ]);
  const { findings } = await rina.get<AnnualView>(`${ANNUAL}/${id}`);
  expect(findings.filter(({ sheet: of }) => of === 'SSP')).toEqual([]);
  expect((await bill()).status).toBe(409);
});

it('is closed to other companies', async () => {
  expect((await bill(await app.as('hendra', 'bentala'))).status).toBe(404);
});

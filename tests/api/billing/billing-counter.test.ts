import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BillingOrder } from '../../../api/gateways/djp/billing/port.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const issued = async (tin: string, rupiah = 75_000_000): Promise<string> => {
  const order: BillingOrder = {
    companyId: companies.sagara.id,
    objectId: 'b1',
    tin,
    kap: '411126',
    kjs: '100',
    periodFrom: '2025-10',
    periodTo: '2025-10',
    amount: rupiah * 100,
    description: '',
    assessmentNumber: null,
    ofReturn: false,
    nop: null,
    payer: { npwp: tin, name: 'PT', address: '', city: '' },
  };
  const answer = await app.deps.billingOffice.issue(order, `${tin}-${rupiah}`);
  if (answer.kind !== 'done') throw new Error('no code');
  return answer.value.code;
};
const pay = (code: string, amount: string) =>
  rina.request('POST', '/simulator/billing/pay', { json: { code, amount } });

describe('the counter of the simulation', () => {
  it('pays a code of the own company, and the office knows it is paid', async () => {
    const code = await issued(companies.sagara.npwp);
    expect((await pay(code, '75000001')).status).toBe(409);
    const paid = await pay(code, '75000000');
    expect(paid.status).toBe(201);
    const { receipt } = (await paid.json()) as { receipt: { ntpn: string } };
    const requests = { companyId: companies.sagara.id, objectId: 'b1', tin: companies.sagara.npwp, code };
    expect(await app.deps.billingOffice.inquire(requests)).toMatchObject({ value: { state: 'paid', receipt } });
    const again = await pay(code, '75000000');
    expect(await again.json()).toMatchObject({ officeCode: 'ALREADY_PAID' });
  });

  it('knows no code of another company, and none that is no code', async () => {
    const code = await issued(companies.bentala.npwp, 80_000_000);
    expect(await (await pay(code, '80000000')).json()).toMatchObject({ officeCode: 'NOT_FOUND' });
    expect((await pay('12', '80000000')).status).toBe(422);
  });

  it('explains how amounts are treated, in the reader’s language', async () => {
    const result = await rina.get<{ digits: string; says: string }[]>('/simulator/billing');
    expect(result).toContainEqual({ digits: '9998', says: 'Ditolak: jumlah tidak diterima' });
  });

  it('asks for a session', async () => {
    expect((await app.fetch('/main/api/simulator/billing')).status).toBe(401);
  });
});

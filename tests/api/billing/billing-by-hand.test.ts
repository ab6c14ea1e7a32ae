import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Billing } from '#domain/billing/stored.ts';
import { requestAgain } from '../../../api/modules/billing/clock.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from '../faktur/faktur-client.ts';
import { payments } from '../payment/payment-client.ts';
import { billings, LIST } from './billing-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp({ env: { DJP_MODE: 'file' } });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const enters = (id: string, json: unknown, who = rina) => answered(who.request('POST', `${LIST}/${id}/code`, { json }));
const made = async (): Promise<Billing> => {
  const { id } = await billings(rina).create();
  await app.drainJobs();
  return billings(rina).one(id);
};

describe('a company that has no line to the office', () => {
  it('waits for the code a person makes in the portal, and continues with it to the receipt', async () => {
    const waiting = await made();
    expect(waiting).toMatchObject({ status: 'REQUESTING', code: null, officeCode: null });
    expect((await billings(rina).one(waiting.id)).actions).toEqual(expect.arrayContaining(['enter', 'withdraw']));
    app.clock.advance(60 * 60_000);
    expect(await requestAgain(app.deps)).toBe(0);

    const { body } = await enters(waiting.id, { code: '01234 56789 01231', issuedOn: '2025-11-14' });
    // 168 hours from the beginning of 14 November in Jakarta: PER-10/PJ/2024.
    expect(body).toMatchObject({ status: 'PAYABLE', code: '012345678901231', expiresAt: Date.UTC(2025, 10, 20, 17) });

    const steps = payments(app, rina);
    const { businessKey } = await steps.bulkPayable(waiting.id);
    expect(await steps.tax(businessKey)).toMatchObject({ methods: ['counter'], onlyCounter: 'by_hand' });
    const refused = await answered(
      rina.request('POST', '/ebilling/bulk-payment', { json: { businessKey, method: 'va', bank: 'BCA' } }),
    );
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['method']]);
    await steps.start(businessKey, { method: 'counter', bank: undefined });
    const form = new FormData();
    const message = { billingId: waiting.id, ntpn: 'A1B2C3D4E5F6G7H8', amount: waiting.amount, paidAt: '2025-11-15' };
    for (const [name, value] of Object.entries(message)) form.set(name, value);
    const named = await answered(rina.request('POST', '/ebilling/ntpn', { form }));
    expect([named.status, named.body.status]).toEqual([201, 'COMPLETED']);
    expect(await billings(rina).one(waiting.id)).toMatchObject({ status: 'PAID', ntpn: 'A1B2C3D4E5F6G7H8' });
  });

  it('takes no code of another office, of another billing, of a later day or that has run out', async () => {
    const first = await made();
    await enters(first.id, { code: '012345678901232', issuedOn: '2025-11-15' });
    const { id } = await made();
    const faults = async (json: unknown) => {
      const { status, body } = await enters(id, json);
      return [status, Object.keys((body.errors ?? {}) as object)];
    };
    expect(await faults({ code: '912345678901233', issuedOn: '2025-11-15' })).toEqual([422, ['code']]);
    expect(await faults({ code: '012345678901232', issuedOn: '2025-11-15' })).toEqual([422, ['code']]);
    expect(await faults({ code: '012345678901234', issuedOn: '2025-11-16' })).toEqual([422, ['issuedOn']]);
    expect(await faults({ code: '012345678901234', issuedOn: '2025-10-01' })).toEqual([422, ['issuedOn']]);
    expect((await enters(first.id, { code: '012345678901235', issuedOn: '2025-11-15' })).body.code).toBe(
      'wrong_status',
    );
    const lina = await app.as('lina');
    expect((await enters(id, { code: '012345678901236', issuedOn: '2025-11-15' }, lina)).status).toBe(404);
  });

  it('gives one up, corrects it and waits again', async () => {
    const { id } = await made();
    const { body } = await answered(rina.request('POST', `${LIST}/${id}/withdraw`));
    expect(body.status).toBe('FAILED');
    expect(await rina.post(`${LIST}/${id}/retry`)).toMatchObject({ status: 'REQUESTING' });
    await answered(rina.request('POST', `${LIST}/${id}/withdraw`));
    expect((await rina.delete(`${LIST}/${id}`)).status).toBe(200);
  });
});

describe('where there is a line', () => {
  it('nobody types a code', async () => {
    const other = await testApp();
    const who = await other.as('rina', 'sagara');
    const { id } = await billings(who).create();
    expect((await enters(id, { code: '012345678901231', issuedOn: '2025-11-15' }, who)).status).toBe(409);
    expect((await billings(who).one(id)).actions).not.toContain('enter');
    await other.close();
  });
});

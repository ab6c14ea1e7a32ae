import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import type { Candidate } from '#domain/billing/view.ts';
import { askAboutCodes } from '../../../api/modules/payment/jobs/clock.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { amountEnding, billings } from '../billing/billing-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { payments } from '../payment/payment-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const one = (id: string) => billings(rina).one(id);
const made = async (over: Parameters<ReturnType<typeof billings>['create']>[0] = {}): Promise<Billing> => {
  const { id } = await billings(rina).create(over);
  await app.drainJobs();
  return one(id);
};

/** A receipt the office knows with Rp 1.000 more than its code. */
const toReconcile = async (over: Parameters<typeof made>[0] = {}) => {
  const billing = await made({ ...amountEnding('9989'), ...over });
  const booked = String(Number(billing.amount) + 1_000);
  const { receipt } = await rina.post<{ receipt: { ntpn: string } }>('/simulator/billing/pay', {
    code: billing.code,
    amount: booked,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({
    billingId: billing.id,
    ntpn: receipt.ntpn,
    amount: billing.amount,
    paidAt: '2025-11-15',
  }))
    form.set(name, value);
  const record = (await (await rina.request('POST', '/ebilling/ntpn', { form })).json()) as NtpnRecord;
  return { billing, record, booked };
};
const candidates = (id: string) => rina.get<Candidate[]>(`/ebilling/ntpn/${id}/candidates`);
const match = (id: string, json: unknown, who = rina) =>
  answered(who.request('POST', `/ebilling/ntpn/${id}/match`, { json }));
const reject = (id: string, reason: string) =>
  answered(rina.request('POST', `/ebilling/ntpn/${id}/reject`, { json: { reason } }));
const history = (id: string) =>
  rina.get<{ action: string; reason: string | null; message: string }[]>(`/ebilling/ntpn/${id}/history`);

describe('a receipt the office knows under another amount', () => {
  it('is stored with the amount of the office, and proposes the code that has it', async () => {
    const { billing, record, booked } = await toReconcile();
    expect([record.status, Number(record.amount)]).toEqual(['RECONCILE', Number(booked)]);
    const { kap, kjs, periodFrom, periodTo } = billing;
    const right = await made({ kap, kjs, periodFrom: '2019-05', periodTo: '2019-05', amount: booked });
    const found = await candidates(record.id);
    expect(found.map(({ billing: { id }, agrees, isOwn }) => [id, agrees, isOwn])).toEqual(
      expect.arrayContaining([
        [right.id, ['amount', 'pair', 'payer'], false],
        [billing.id, ['pair', 'masa', 'payer'], true],
      ]),
    );
    expect([periodFrom, periodTo]).not.toContain('2019-05');

    const { body } = await match(record.id, { billingId: right.id, reason: 'Kode tertukar saat dicatat' });
    expect(body).toMatchObject({ status: 'COMPLETED', billingId: right.id, billingCode: billing.code });
    expect(await one(right.id)).toMatchObject({ status: 'PAID', ntpn: record.ntpn });
    expect(await one(billing.id)).toMatchObject({ status: 'PAYABLE', ntpn: null });
    expect((await history(record.id)).at(-1)).toMatchObject({
      action: 'match',
      reason: 'Kode tertukar saat dicatat',
      message: 'Dicocokkan dengan ID Billing',
    });
    await askAboutCodes(app.deps);
    await rina.post(`/ebilling/${billing.id}/inquiry`).catch(() => undefined);
    expect(await rina.get(`/ebilling/ntpn/${record.id}`)).toMatchObject({ billingId: right.id, status: 'COMPLETED' });
  });

  it('may belong to its own code after all', async () => {
    const { billing, record, booked } = await toReconcile();
    const { body } = await match(record.id, { billingId: billing.id, reason: 'Jumlah diubah di portal' });
    expect([body.status, Number(body.amount)]).toEqual(['COMPLETED', Number(booked)]);
    expect(await one(billing.id)).toMatchObject({ status: 'PAID', ntpn: record.ntpn });
  });

  it('ends the account of the code it belongs to, and settles a payment at a counter', async () => {
    const { record } = await toReconcile();
    const begun = await payments(app, rina).begun();
    const target = begun.billings[0]?.id ?? '';
    expect((await match(record.id, { billingId: target, reason: 'Dibayar di teller' })).status).toBe(200);
    expect((await one(target)).status).toBe('PAID');
    expect((await payments(app, rina).one(begun.id)).status).toBe('cancelled');
  });

  it('belongs to none: its code is to be paid as before', async () => {
    const { billing, record } = await toReconcile();
    const { body } = await reject(record.id, 'Setoran perusahaan lain');
    expect(body.status).toBe('FAILED');
    expect((await one(billing.id)).status).toBe('PAYABLE');
    expect((await history(record.id)).at(-1)).toMatchObject({ action: 'reject', reason: 'Setoran perusahaan lain' });
    expect((await reject(record.id, 'Lagi')).status).toBe(409);
    expect((await rina.request('GET', `/ebilling/ntpn/${record.id}/candidates`)).status).toBe(409);
  });

  it('wants a reason, a code of this company that can be paid, and a person of this company', async () => {
    const { record } = await toReconcile();
    const paid = await toReconcile();
    await match(paid.record.id, { billingId: paid.billing.id, reason: 'Benar' });
    expect((await match(record.id, { billingId: record.billingId, reason: ' ' })).status).toBe(422);
    expect((await match(record.id, { billingId: paid.billing.id, reason: 'x' })).body.code).toBe('wrong_status');
    expect((await match(record.id, { billingId: 'nobody', reason: 'x' })).status).toBe(422);
    const lina = await app.as('lina');
    expect((await match(record.id, { billingId: record.billingId, reason: 'x' }, lina)).status).toBe(404);
    expect((await one(record.billingId)).status).toBe('CONFIRMABLE');
  });

  it('is decided once, when requested twice concurrently', async () => {
    const { billing, record } = await toReconcile();
    const both = await Promise.all([
      match(record.id, { billingId: billing.id, reason: 'satu' }),
      reject(record.id, 'dua'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

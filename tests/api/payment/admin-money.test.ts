import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import type { PaymentView } from '#domain/billing/view.ts';
import { historyOf, SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import type { FoundPayment } from '../../../db/repositories/payment/find.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { billings } from '../billing/billing-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { payments } from './payment-client.ts';

const LOST = '/admin/api/ebilling/unmatched-payments';

let app: TestApp;
let rina: Client;
let wira: Client;
beforeAll(async () => {
  app = await testApp();
  [rina, wira] = [await app.as('rina', 'sagara'), await app.as('wira')];
});
afterAll(() => app.close());

let serial = 0;
/** The bank reports money for an unknown account. Amount in sen. */
const comes = async (amount: number): Promise<UnmatchedPaymentRecord> => {
  const paymentId = `stray-${serial++}`;
  const opened = await app.deps.bank.open(
    {
      companyId: 'another house',
      paymentId,
      amount,
      payer: { name: 'X', email: 'x@example.test' },
      expiresAt: app.clock.now + 3_600_000,
      method: 'va',
      bank: 'BCA',
    },
    paymentId,
  );
  if (opened.kind !== 'done') throw new Error('not opened');
  await app.deps.bankCounter?.pay({ number: opened.value.number, amount, how: 'exact' });
  await payments(app, rina).settle();
  const found = (await wira.get<UnmatchedPaymentRecord[]>(LOST)).find(({ movement }) => movement.startsWith(paymentId));
  if (!found) throw new Error('the money is not in the list');
  return found;
};
const senOf = ({ due }: PaymentView): number => Math.round(Number(due) * 100);
const decides = (id: string, what: 'attribute' | 'return', json: unknown, who = wira) =>
  answered(who.request('POST', `${LOST}/${id}/${what}`, { json }));
const history = (id: string) =>
  historyOf({ ...scopeOf('wira', 'bentalaTekstil'), companyId: SYSTEM_COMPANY }, app.deps.db.read, id);

describe('money of an account nobody knows', () => {
  it('is proposed for the payment of the same amount, pays it, and is in both trails', async () => {
    const begun = await payments(app, rina).begun({ amount: '3210000' });
    const lost = await comes(senOf(begun));
    expect(lost).toMatchObject({ why: 'unknown_account', companyId: null });
    const found = await wira.get<FoundPayment[]>(`${LOST}/${lost.id}/payments`);
    expect(found.map(({ id, companyName }) => [id, companyName])).toEqual([[begun.id, companies.sagara.name]]);
    const byAccount = await wira.get<FoundPayment[]>(`${LOST}/${lost.id}/payments?q=${begun.accountNumber}`);
    const byCode = await wira.get<FoundPayment[]>(`${LOST}/${lost.id}/payments?q=${begun.billings[0]?.code}`);
    expect([byAccount[0]?.id, byCode[0]?.id]).toEqual([begun.id, begun.id]);

    expect(
      (await decides(lost.id, 'attribute', { paymentId: begun.id, reason: 'Salah rekening, bukti terlampir' })).status,
    ).toBe(200);
    await payments(app, rina).settle();
    expect(await payments(app, rina).one(begun.id)).toMatchObject({ status: 'settled', held: begun.due });
    expect((await billings(rina).one(begun.billings[0]?.id ?? '')).status).toBe('PAID');
    expect((await wira.get<UnmatchedPaymentRecord[]>(LOST)).map(({ id }) => id)).not.toContain(lost.id);
    expect((await history(lost.id)).at(-1)).toMatchObject({
      action: 'attribute',
      userName: 'Wira Adinata',
      reason: 'Salah rekening, bukti terlampir',
    });
    const ours = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, begun.id);
    expect(ours.map(({ action }) => action)).toContain('attributed');
    expect((await verifyHistory(app.deps.db, SYSTEM_COMPANY)).broken).toEqual([]);
  });

  it('waits for the company where it does not fit its payment', async () => {
    const begun = await payments(app, rina).begun({ amount: '4110000' });
    const lost = await comes(senOf(begun) + 100_00);
    await decides(lost.id, 'attribute', { paymentId: begun.id, reason: 'Penyetor yang sama' });
    const held = await payments(app, rina).one(begun.id);
    expect([held.status, held.unmatchedPayments.map(({ why }) => why)]).toEqual(['attention', ['wrong_amount']]);
    const waiting = await rina.get<UnmatchedPaymentRecord[]>('/ebilling/unmatched-payments');
    expect(waiting.find(({ id }) => id === lost.id)).toMatchObject({ companyId: companies.sagara.id });
  });

  it('is noted as sent back, once', async () => {
    const lost = await comes(1_234_500);
    const both = await Promise.all([
      decides(lost.id, 'return', { reason: 'Dikirim balik lewat bank' }),
      decides(lost.id, 'return', { reason: 'Lagi' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const back = await wira.get<UnmatchedPaymentRecord[]>(`${LOST}?state=returned`);
    expect(back.find(({ id }) => id === lost.id)).toMatchObject({ resolution: 'returned', resolvedBy: 'Wira Adinata' });
    expect(await wira.get(`${LOST}/${lost.id}/history`)).toMatchObject([
      { action: 'return', message: 'Dikirim balik' },
    ]);
  });

  it('wants a reason and a payment there is', async () => {
    const lost = await comes(7_654_300);
    expect((await decides(lost.id, 'return', { reason: ' ' })).status).toBe(422);
    expect((await decides(lost.id, 'attribute', { paymentId: 'nobody', reason: 'x' })).status).toBe(422);
    expect((await decides('nobody', 'return', { reason: 'x' })).status).toBe(404);
  });

  it('is closed to everybody who does not work for the house, Owners too', async () => {
    const lost = await comes(9_876_500);
    expect((await rina.request('GET', LOST)).status).toBe(404);
    expect((await rina.request('GET', `${LOST}/${lost.id}/payments`)).status).toBe(404);
    expect((await decides(lost.id, 'return', { reason: 'x' }, rina)).status).toBe(404);
    expect((await app.fetch(LOST)).status).toBe(401);
    expect(await rina.get('/user/setting')).toMatchObject({ isInternal: false });
    expect(await wira.get('/user/setting')).toMatchObject({ isInternal: true });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentView } from '#domain/billing/view.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { billings } from '../billing/billing-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { payments } from './payment-client.ts';

let app: TestApp;
let rina: Client;
let budi: Client;
beforeAll(async () => {
  app = await testApp();
  [rina, budi] = [await app.as('rina', 'sagara'), await app.as('budi')];
});
afterAll(() => app.close());

const kinds = ({ entries }: PaymentView) => entries.map(({ kind }) => kind);

describe('codes that are past their due day', () => {
  it('are shown with their estimated interest, beside those in time', async () => {
    const late = await billings(rina).create({ periodFrom: '2025-08', periodTo: '2025-08', amount: '10000000' });
    const inTime = await billings(rina).create({ periodFrom: '2025-10', periodTo: '2025-10', amount: '10000000' });
    const { bulkPayable, tax } = payments(app, rina);
    const { dues, dueDay, billings: codes } = await tax((await bulkPayable(late.id, inTime.id)).businessKey);
    const of = ({ id }: { id: string }) => dues[codes.findIndex((code) => code.id === id)];
    expect(dueDay).toBe('2025-09-15');
    // From 16 September to 15 November, two months of the 0.95 % of September 2025: UU KUP art. 9 (2a).
    expect(of(late)).toMatchObject({ due: { day: '2025-09-15', late: true }, lateInterest: { value: '190000.00' } });
    expect(of(inTime)).toMatchObject({ due: { late: false }, lateInterest: null });
    expect(of(late)?.lateInterestSays.length).toBeGreaterThan(0);
    // Another day changes nothing before 16 November; another month adds 95.000.
    const viewOf = ({ id }: { id: string }) => {
      const { today, inAMonth, sameUntil } = of({ id })?.waiting ?? expect.fail();
      return [today.interest?.value, inAMonth.interest?.value, sameUntil];
    };
    expect(viewOf(late)).toEqual(['190000.00', '285000.00', '2025-11-15']);
    expect(viewOf(inTime)).toEqual(['0.00', '92000.00', '2025-11-17']);
  });
});

describe('a code paid by virtual account', () => {
  it('goes from the choice of a bank to its NTPN', async () => {
    const { payable, start, tax, pay, settle, one } = payments(app, rina);
    const { id, businessKey } = await payable({ amount: '2500000' });
    expect(await tax(businessKey)).toMatchObject({
      step: 'choose-bank',
      tax: '2500000.00',
      methods: ['va', 'ovo', 'counter'],
      onlyCounter: null,
      current: null,
      othersPending: 0,
    });

    const begun = await start(businessKey);
    expect(begun).toMatchObject({ status: 'waiting', bank: 'BCA', canCancel: true, held: '0.00' });
    expect(begun.accountNumber).toMatch(/^\d{16}$/);
    expect(Number(begun.due)).toBe(Number(begun.tax) + Number(begun.fee));
    expect(kinds(begun)).toEqual(['created', 'va-opened']);
    expect((await billings(rina).one(id)).status).toBe('WAITING');
    expect((await tax(businessKey)).step).toBe('virtual-account');

    await pay(begun);
    await settle();
    const paid = await one(begun.id);
    expect([paid.status, paid.held, kinds(paid)]).toEqual([
      'settled',
      begun.due,
      ['created', 'va-opened', 'paid', 'ntpn-received'],
    ]);
    const code = await billings(rina).one(id);
    expect(code).toMatchObject({ status: 'PAID', paymentId: begun.id });
    expect(code.ntpn).toMatch(/^[0-9A-Z]{16}$/);
    expect((await tax(businessKey)).step).toBe('success-payment');
    const notes = await rina.get<{ message: string }[]>('/notifications');
    expect(notes.map(({ message }) => message)).toContain('Pembayaran pajak selesai, NTPN sudah diterima.');
  });

  it('several codes at once get an NTPN each', async () => {
    const { bulkPayable, start, pay, settle, one } = payments(app, rina);
    const ids = [(await billings(rina).create()).id, (await billings(rina).create()).id];
    const { businessKey } = await bulkPayable(...ids);
    const begun = await start(businessKey);
    await pay(begun);
    await settle();
    expect((await one(begun.id)).status).toBe('settled');
    const codes = await Promise.all(ids.map((id) => billings(rina).one(id)));
    expect(new Set(codes.map(({ ntpn }) => ntpn)).size).toBe(2);
  });

  it('is cancelled while unpaid, and can be paid again', async () => {
    const { begun, cancel, tax, start } = payments(app, rina);
    const first = await begun();
    expect((await answered(cancel(first.id))).body).toMatchObject({ status: 'cancelled', canCancel: false });
    expect((await answered(cancel(first.id))).status).toBe(200);
    expect(await tax(first.payableId)).toMatchObject({ step: 'choose-bank', current: null, past: [{ id: first.id }] });
    expect(await start(first.payableId, { bank: 'MANDIRI' })).toMatchObject({ status: 'waiting', bank: 'MANDIRI' });
  });

  it('is not cancelled once money came', async () => {
    const { begun, pay, settle, cancel } = payments(app, rina);
    const first = await begun();
    await pay(first);
    await settle();
    const refused = await answered(cancel(first.id));
    expect([refused.status, refused.body.message]).toEqual([409, 'Pembayaran tidak dapat dibatalkan.']);
  });

  it('ends the other open payments of a person, after asking', async () => {
    const { begun, payable, start, one } = payments(app, rina);
    const first = await begun();
    const { businessKey } = await payable();
    const requests = await answered(
      rina.request('POST', '/ebilling/bulk-payment', { json: { businessKey, method: 'va', bank: 'BNI' } }),
    );
    expect([requests.status, requests.body.code, requests.body.pending]).toEqual([409, 'pending_payments', 1]);
    const second = await start(businessKey, { cancelOthers: true, bank: 'BNI' });
    expect((await one(first.id)).status).toBe('cancelled');
    expect((await billings(rina).one(first.billings[0]?.id ?? '')).status).toBe('PAYABLE');
    expect(second.status).toBe('waiting');
  });

  it('is begun by one of two people', async () => {
    const { id } = await billings(rina).create();
    const keys = await Promise.all([rina, budi].map((who) => payments(app, who).bulkPayable(id)));
    const begun = await Promise.all(
      [rina, budi].map((who, at) =>
        answered(
          who.request('POST', '/ebilling/bulk-payment', {
            json: { businessKey: keys[at]?.businessKey, method: 'va', bank: 'BCA', cancelOthers: true },
          }),
        ),
      ),
    );
    expect(begun.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(begun.find(({ status }) => status === 409)?.body.code).toBe('wrong_status');
  });
});

describe('how a tax may be paid', () => {
  it.each(['1000', '50000000'])('Rp %s only at a counter', async (amount) => {
    const { payable, tax } = payments(app, rina);
    const { businessKey } = await payable({ amount });
    expect((await tax(businessKey)).methods).toEqual(['counter']);
    const refused = await answered(
      rina.request('POST', '/ebilling/bulk-payment', {
        json: { businessKey, method: 'va', bank: 'BCA', cancelOthers: true },
      }),
    );
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['method']]);
  });

  it('OVO by a phone of 10 to 13 digits, and no bank that is not ours', async () => {
    const { payable, start, settle, one } = payments(app, rina);
    const { businessKey } = await payable();
    const asks = (json: object) =>
      answered(rina.request('POST', '/ebilling/bulk-payment', { json: { businessKey, cancelOthers: true, ...json } }));
    for (const phone of ['081234567', '08123456789012', '0812-345678', ''])
      expect((await asks({ method: 'ovo', phone })).body.errors).toHaveProperty('phone');
    expect((await asks({ method: 'va', bank: 'NOBANK' })).body.errors).toHaveProperty('bank');
    const begun = await start(businessKey, { method: 'ovo', phone: '081234567890', cancelOthers: true });
    expect(begun.status).toBe('waiting');
    await settle(5_000);
    await settle();
    expect((await one(begun.id)).status).toBe('settled');
  });

  it('OVO refused on the phone gives the code back', async () => {
    const { payable, start, settle, one } = payments(app, rina);
    const { id, businessKey } = await payable();
    const begun = await start(businessKey, { method: 'ovo', phone: '081234560000', cancelOthers: true });
    await settle(5_000);
    await settle();
    expect((await one(begun.id)).status).toBe('failed');
    expect((await billings(rina).one(id)).status).toBe('PAYABLE');
  });
});

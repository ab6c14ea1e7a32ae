import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UnmatchedPaymentView } from '#domain/billing/payment-schema.ts';
import type { Billing } from '#domain/billing/stored.ts';
import type { PaymentView } from '#domain/billing/view.ts';
import { askAboutCodes, askAboutPayments, endRunOutPayments } from '../../../api/modules/payment/jobs/clock.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { amountEnding, billings } from '../billing/billing-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { payments } from './payment-client.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const later = async (ms: number): Promise<void> => {
  app.clock.advance(ms);
  rina = await app.as('rina', 'sagara');
};
const steps = () => payments(app, rina);
const unmatchedPayments = () => rina.get<UnmatchedPaymentView[]>('/ebilling/unmatched-payments');
const codeOf = ({ billings: codes }: PaymentView): Promise<Billing> => billings(rina).one(codes[0]?.id ?? '');
const about = async ({ id }: PaymentView) => (await unmatchedPayments()).filter(({ paymentId }) => paymentId === id);
const resolves = (id: string | undefined, resolution: 'used' | 'returned', note?: string) =>
  answered(rina.request('POST', `/ebilling/unmatched-payments/${id}/resolve`, { json: { resolution, note } }));
const bankHolds = async ({ id }: PaymentView): Promise<number> => {
  const accounts =
    await rina.get<{ id: string; movements: { amount: string; reverses: string | null }[] }[]>('/simulator/bank');
  const { movements = [] } = accounts.find((account) => account.id === id) ?? {};
  return movements.reduce((sum, { amount, reverses }) => sum + (reverses ? -1 : 1) * Number(amount), 0);
};

describe('money that does not fit', () => {
  it('a wrong amount waits for a person, cannot be used, and is given back', async () => {
    const begun = await steps().begun();
    await steps().pay(begun, { amount: String(Number(begun.due) + 100) });
    await steps().settle();
    const held = await steps().one(begun.id);
    expect([held.status, Number(held.held), held.unmatchedPayments[0]?.why]).toEqual([
      'attention',
      await bankHolds(begun),
      'wrong_amount',
    ]);
    expect((await codeOf(begun)).status).toBe('WAITING');
    const [unmatchedPayment] = await about(begun);
    expect((await resolves(unmatchedPayment?.id, 'used')).status).toBe(409);
    expect((await resolves(unmatchedPayment?.id, 'returned', 'salah ketik')).body).toMatchObject({
      resolution: 'returned',
    });
    expect((await resolves(unmatchedPayment?.id, 'returned')).status).toBe(409);
    await steps().settle();
    const back = await steps().one(begun.id);
    expect([back.status, back.held, await bankHolds(begun)]).toEqual(['cancelled', '0.00', 0]);
    expect((await codeOf(begun)).status).toBe('PAYABLE');
    expect(await about(begun)).toEqual([]);
  });

  it('paid twice: the code is settled once and the second sum is given back', async () => {
    const begun = await steps().begun();
    await steps().pay(begun, { how: 'out-of-order' });
    await steps().settle();
    await steps().settle(40_000);
    expect((await codeOf(begun)).status).toBe('PAID');
    expect((await steps().one(begun.id)).status).toBe('attention');
    const open = await about(begun);
    expect(open.map(({ why }) => why)).toEqual(['twice']);
    await resolves(open[0]?.id, 'returned');
    await steps().settle();
    const end = await steps().one(begun.id);
    expect([end.status, end.held, await bankHolds(begun)]).toEqual(['settled', begun.due, Number(begun.due)]);
  });

  it.each(['used', 'returned'] as const)('paid after it was cancelled: %s', async (resolution) => {
    const begun = await steps().begun();
    await steps().cancel(begun.id);
    await app.drainJobs();
    await steps().pay(begun);
    await steps().settle();
    const [unmatchedPayment] = await about(begun);
    expect(unmatchedPayment?.why).toBe('after_cancel');
    expect((await codeOf(begun)).status).toBe('PAYABLE');
    expect((await resolves(unmatchedPayment?.id, resolution)).status).toBe(200);
    await steps().settle();
    const used = resolution === 'used';
    expect((await codeOf(begun)).status).toBe(used ? 'PAID' : 'PAYABLE');
    expect((await steps().one(begun.id)).status).toBe(used ? 'settled' : 'cancelled');
    expect(await bankHolds(begun)).toBe(used ? Number(begun.due) : 0);
  });

  it('the bank reports paid when we close the account: booked, and the person is notified', async () => {
    const begun = await steps().begun();
    await steps().pay(begun, { how: 'lost' });
    expect((await answered(steps().cancel(begun.id))).status).toBe(200);
    await app.drainJobs();
    expect((await about(begun)).map(({ why }) => why)).toEqual(['after_cancel']);
    const notes = await rina.get<{ message: string }[]>('/notifications');
    expect(notes[0]?.message).toContain('setelah pembayaran dibatalkan');
  });

  it('cannot pay a code that is being paid in another way by now', async () => {
    const begun = await steps().begun();
    await steps().cancel(begun.id);
    await steps().pay(begun);
    await steps().settle();
    await steps().start(begun.payableId, { bank: 'BRI' });
    const [unmatchedPayment] = await about(begun);
    expect((await resolves(unmatchedPayment?.id, 'used')).status).toBe(409);
    expect((await resolves(unmatchedPayment?.id, 'returned')).status).toBe(200);
  });

  it('late: the account ran out, the bank took the money all the same', async () => {
    const begun = await steps().begun();
    await later(25 * HOUR);
    await endRunOutPayments(app.deps);
    expect((await steps().one(begun.id)).status).toBe('expired');
    await steps().pay(begun);
    await steps().settle();
    expect((await about(begun)).map(({ why }) => why)).toEqual(['after_expiry']);
  });

  it('paid at the last moment, reported after it: the bank is queried before the payment ends', async () => {
    const begun = await steps().begun();
    await later(24 * HOUR - 1_000);
    await steps().pay(begun, { how: 'lost' });
    app.clock.advance(2_000);
    await endRunOutPayments(app.deps);
    await app.drainJobs();
    expect((await steps().one(begun.id)).status).toBe('settled');
    expect((await codeOf(begun)).status).toBe('PAID');
  });
});

describe('what the office does not take', () => {
  it('a code paid elsewhere: its receipt is booked, our money waits to be given back', async () => {
    const begun = await steps().begun(amountEnding('9990'));
    await steps().pay(begun);
    await steps().settle();
    expect((await codeOf(begun)).status).toBe('PAID');
    const [unmatchedPayment] = await about(begun);
    expect(unmatchedPayment?.why).toBe('not_settled');
    await resolves(unmatchedPayment?.id, 'returned');
    await steps().settle();
    expect(await bankHolds(begun)).toBe(0);
    expect((await steps().one(begun.id)).held).toBe('0.00');
  });

  it('one code of two paid elsewhere: the payment shows the rest, and the last refund is whole', async () => {
    const ending = async (...digits: string[]) => {
      const ids: string[] = [];
      for (const one of digits) ids.push((await billings(rina).create(amountEnding(one))).id);
      const { businessKey } = await steps().bulkPayable(...ids);
      const begun = await steps().start(businessKey, { cancelOthers: true });
      await steps().pay(begun);
      await steps().settle();
      return { ids, businessKey, begun };
    };
    const { ids, businessKey, begun } = await ending('9988', '0000');
    const returns = async (of: PaymentView) => {
      const [first] = await about(of);
      expect((await resolves(first?.id, 'returned')).status).toBe(200);
      await steps().settle();
      return steps().one(of.id);
    };
    expect(await returns(begun)).toMatchObject({ status: 'settled', held: begun.due, returned: '1239988.00' });
    expect((await billings(rina).one(ids[0] ?? '')).status).toBe('PAYABLE');
    expect((await billings(rina).one(ids[1] ?? '')).status).toBe('PAID');
    expect(await steps().tax(businessKey)).toMatchObject({ step: 'success-payment' });

    const both = await ending('9990', '9990');
    expect(await returns(both.begun)).toMatchObject({ status: 'paid', returned: '1239990.00' });
    expect(await returns(both.begun)).toMatchObject({ status: 'cancelled', held: '0.00' });
    expect(await bankHolds(both.begun)).toBe(0);
  });

  it('a code paid elsewhere whose money came twice: each of the two waits for a person', async () => {
    const begun = await steps().begun(amountEnding('9990'));
    await steps().pay(begun, { how: 'twice' });
    await steps().settle();
    const waiting = await about(begun);
    expect(waiting.map(({ why }) => why).sort()).toEqual(['not_settled', 'twice']);
    await resolves(waiting.find(({ why }) => why === 'twice')?.id, 'returned');
    await steps().settle();
    const [left] = (await about(begun)).filter(({ resolution }) => resolution === null);
    expect(left?.why).toBe('not_settled');
    await resolves(left?.id, 'returned');
    await steps().settle();
    expect(await bankHolds(begun)).toBe(0);
  });

  it('a code that expired at the office: reported, tried again, refunded', async () => {
    const begun = await steps().begun(amountEnding('9988'));
    await steps().pay(begun);
    await steps().settle();
    expect(await codeOf(begun)).toMatchObject({ status: 'CONFIRMABLE', officeCode: 'EXPIRED' });
    const [first] = await about(begun);
    expect((await resolves(first?.id, 'used')).status).toBe(200);
    await steps().settle();
    const [second] = await about(begun);
    expect([second?.why, second?.id === first?.id]).toEqual(['not_settled', false]);
    await resolves(second?.id, 'returned');
    await steps().settle();
    expect([await bankHolds(begun), (await codeOf(begun)).status]).toEqual([0, 'PAYABLE']);
  });

  it('an NTPN that comes later, a request and an answer that are lost', async () => {
    for (const digits of ['9991', '9994', '9995', '9992']) {
      const begun = await steps().begun(amountEnding(digits));
      await steps().pay(begun);
      await steps().settle();
      app.clock.advance(40_000);
      await askAboutCodes(app.deps);
      expect([digits, (await codeOf(begun)).status]).toEqual([digits, 'PAID']);
    }
  });
});

describe('a callback that never comes', () => {
  it('is found by asking the bank', async () => {
    const begun = await steps().begun();
    await steps().pay(begun, { how: 'lost' });
    await steps().settle(10 * 60_000);
    expect((await steps().one(begun.id)).status).toBe('waiting');
    await askAboutPayments(app.deps);
    await app.drainJobs();
    expect((await steps().one(begun.id)).status).toBe('settled');
  });

  it('also of a payment that ended, when the product was down for longer than such payments are polled', async () => {
    const begun = await steps().begun();
    await steps().cancel(begun.id);
    await app.drainJobs();
    await steps().pay(begun, { how: 'lost' });
    await later(40 * DAY);
    await askAboutPayments(app.deps);
    expect((await about(begun)).map(({ why }) => why)).toEqual(['after_cancel']);
  });

  it('also of money that comes days after the end: polled daily for a month, then no more', async () => {
    const [late, none] = [await steps().begun(), await steps().begun()];
    for (const { id } of [late, none]) await steps().cancel(id);
    await app.drainJobs();
    const askAfter = async (ms: number): Promise<number> => {
      await later(ms);
      await askAboutPayments(app.deps);
      return app.clock.now - ((await steps().one(none.id)).checkedAt ?? 0);
    };
    expect(await askAfter(8 * DAY)).toBe(0);
    await steps().pay(late, { how: 'lost' });
    expect(await askAfter(2 * HOUR)).toBeGreaterThanOrEqual(2 * HOUR);
    expect(await about(late)).toEqual([]);
    expect(await askAfter(DAY)).toBe(0);
    expect((await about(late)).map(({ why }) => why)).toEqual(['after_cancel']);
    expect(await askAfter(30 * DAY)).toBe(0);
    expect(await askAfter(30 * DAY)).toBe(30 * DAY);
  });

  it('or by the person who presses the button', async () => {
    const begun = await steps().begun();
    await steps().pay(begun, { how: 'lost' });
    const checked = await steps().check(begun.id);
    expect([checked.status, checked.checkedAt]).toEqual(['settled', app.clock.now]);
  });
});

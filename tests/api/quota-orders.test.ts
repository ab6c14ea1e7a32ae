import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuotaOrder, QuotaShop } from '#domain/company/quota-order-schema.ts';
import type { Quota } from '#domain/company/view-schema.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import type { WayToPay } from '#domain/simulator/ways-to-pay.ts';
import { accountOf } from '../../api/modules/quota/account-of.ts';
import { askAboutOrders } from '../../api/modules/quota/jobs/clock.ts';
import { historyOf } from '../../db/repositories/history.ts';
import { unsafeLostMoney, unsafeQueueUnmatchedPayment } from '../../db/repositories/payment/bank-news.ts';
import { decideOrderMoney } from '../../db/repositories/payment/order-money.ts';
import { quotaOrderById } from '../../db/repositories/quota-orders.ts';
import { quotaLedger } from '../../db/repositories/quotas.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { answered } from './faktur/faktur-client.ts';

const UNMATCHED_PAYMENTS = '/admin/api/ebilling/unmatched-payments';
const HOUR = 3_600_000;
const SCOPE = scopeOf('rina', 'sagara');
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(() => app.close());

const order = (over: Record<string, unknown> = {}, who = rina) =>
  answered(
    who.request('POST', '/quota/orders', { json: { package: 'profesional', method: 'va', bank: 'BCA', ...over } }),
  );
const ordered = async (over: Record<string, unknown> = {}): Promise<QuotaOrder> => (await order(over)).body as never;
const one = (id: string) => rina.get<QuotaOrder>(`/quota/orders/${id}`);
const pay = ({ accountNumber, due }: QuotaOrder, { amount = due, how = 'exact' as WayToPay } = {}) =>
  rina.post('/simulator/bank/pay', { number: accountNumber, amount, how });
const settle = async (ms = 2_000): Promise<void> => {
  app.clock.advance(ms);
  await app.deps.bankCounter?.tick();
  await app.drainJobs();
};
const bought = async (product: 'efaktur' | 'ebupot') =>
  (await quotaLedger(SCOPE, app.deps.db.read, product, { offset: 0, limit: 100 })).rows.filter(
    ({ kind }) => kind === 'buy',
  );
const queued = async () => (await unsafeLostMoney(app.deps.db.read, 'open')).length;
const money = async () => (await rina.get<QuotaShop>('/quota/packages')).money;
const giveBack = (id: string) => answered(rina.request('POST', `/quota/money/${id}/return`, { json: {} }));
const cancel = (id: string) => answered(rina.request('DELETE', `/quota/orders/${id}`));

describe('an order of quota', () => {
  it('is paid by the money at the bank, once, and begins its package', async () => {
    const before = await rina.get<Quota>('/quota');
    const made = await ordered();
    expect(made).toMatchObject({ status: 'waiting', price: '2400000.00', due: '2402500.00', bank: 'BCA' });
    expect(made.accountNumber).toMatch(/^\d{16}$/);
    await pay(made, { how: 'repeated' });
    expect((await one(made.id)).status).toBe('waiting');
    for (let message = 0; message < 3; message++) await settle();
    await rina.post(`/quota/orders/${made.id}/check`);
    expect(await one(made.id)).toMatchObject({ status: 'paid' });
    for (const product of ['efaktur', 'ebupot'] as const)
      expect(await bought(product)).toMatchObject([{ quota: 2_500, userName: 'Rina Wulandari' }]);
    const after = await rina.get<Quota>('/quota');
    expect(after.efakturRemaining).toBe(before.efakturRemaining + 2_500);
    expect(after.ebupotRemaining).toBe(before.ebupotRemaining + 2_500);
    expect(after.packageName).toBe('Profesional');
    expect(after.packageEnd > before.packageEnd).toBe(true);
    expect((await cancel(made.id)).status).toBe(409);
  });

  it('requested twice concurrently is one, and another has to wait', async () => {
    const answers = await Promise.all([order(), order(), order()]);
    const ids = new Set(answers.map(({ body }) => (body as QuotaOrder).id));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(ids.size).toBe(1);
    expect(await order({ package: 'dasar' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const [id = ''] = ids;
    expect((await rina.get<QuotaShop>('/quota/packages')).order).toMatchObject({ id });
    expect(await cancel(id)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await cancel(id)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    const [newest] = await rina.get<QuotaOrder[]>('/quota/orders');
    expect(newest).toMatchObject({ id, status: 'cancelled' });
  });

  it('that nobody pays expires; whoever pays it late gets it all the same', async () => {
    const made = await ordered({ package: 'dasar' });
    app.clock.advance(25 * HOUR);
    rina = await app.as('rina');
    await askAboutOrders(app.deps);
    expect((await one(made.id)).status).toBe('expired');
    const before = (await bought('efaktur')).length;
    await pay(made, { how: 'lost' });
    app.clock.advance(2 * HOUR);
    await askAboutOrders(app.deps);
    expect((await one(made.id)).status).toBe('paid');
    expect(await bought('efaktur')).toHaveLength(before + 1);
  });

  it('takes no other amount: company and internal admins see that money, and duplicates; each is refunded on request', async () => {
    const made = await ordered({ package: 'rintisan' });
    const [before, units] = [await queued(), (await bought('ebupot')).length];
    await pay(made, { amount: '1000' });
    await settle();
    const due = Number(made.due);
    expect(await one(made.id)).toMatchObject({ status: 'waiting', held: '1000.00', topUp: (due - 1000).toFixed(2) });
    expect(await money()).toMatchObject([
      { orderId: made.id, why: 'wrong_amount', amount: '1000.00', due: made.due, state: 'waiting' },
    ]);
    expect(await queued()).toBe(before + 1);
    await pay(made, { how: 'twice' });
    await settle();
    await settle();
    expect(await one(made.id)).toMatchObject({ status: 'paid', topUp: null });
    expect((await money()).map(({ why }) => why)).toEqual(['wrong_amount', 'twice']);
    expect(await queued()).toBe(before + 2);
    expect(await bought('ebupot')).toHaveLength(units + 1);
    for (const { id } of await money()) {
      const [first, second] = await Promise.all([giveBack(id), giveBack(id)]);
      expect([first.status, second.status].sort()).toEqual([200, 409]);
    }
    expect((await money()).map(({ state }) => state)).toEqual(['returning', 'returning']);
    await settle();
    expect(await money()).toEqual([]);
    expect(await queued()).toBe(before);
    expect((await one(made.id)).status).toBe('paid');
    const result = JSON.stringify(await (await app.as('agus')).get('/notifications'));
    expect(result).not.toContain('%{');
  });

  it('is cancelled, not refused by the bank, where its wrong amount is refunded', async () => {
    const made = await ordered({ package: 'dasar' });
    await pay(made, { amount: '999' });
    await settle();
    for (const { id } of await money()) expect((await giveBack(id)).status).toBe(200);
    await settle();
    expect(await money()).toEqual([]);
    expect((await one(made.id)).status).toBe('cancelled');
    expect((await one(made.id)).refunds).toEqual([{ amount: '999.00', at: expect.any(Number) }]);
    const result = JSON.stringify(await (await app.as('agus')).get('/notifications'));
    expect(result).not.toContain('Bank menolak');
  });

  it('is paid by a wrong amount once the rest comes, once, and unpaid again when the bank takes a part back', async () => {
    const made = await ordered({ package: 'dasar' });
    const units = (await bought('efaktur')).length;
    await pay(made, { amount: '250000' });
    await settle();
    const { topUp } = await one(made.id);
    await pay(made, { amount: topUp ?? '' });
    await settle();
    for (let message = 0; message < 2; message++) await rina.post(`/quota/orders/${made.id}/check`);
    expect(await one(made.id)).toMatchObject({ status: 'paid', held: '0.00', topUp: null });
    expect(await bought('efaktur')).toHaveLength(units + 1);
    expect(await money()).toEqual([]);
    const row = await quotaOrderById(SCOPE, app.deps.db.read, made.id);
    if (!row) throw new Error('no such order');
    app.clock.advance(1_000);
    await app.deps.bank.giveBack(accountOf(row), row.movement ?? '', 'test');
    await rina.post(`/quota/orders/${made.id}/check`);
    expect((await one(made.id)).status).toBe('reversed');
    expect(await money()).toMatchObject([{ amount: '250000.00', state: 'waiting' }]);
  });

  it('takes money the house finds by its account or its number, and another amount waits for the company', async () => {
    const wira = await app.as('wira');
    const made = await ordered({ package: 'dasar' });
    const lost = async (amount: number) => {
      const id = app.deps.newId();
      const none = { companyId: null, paymentId: null, orderId: null, resolution: null, resolvedBy: null } as const;
      await app.deps.db.transact((tx) =>
        unsafeQueueUnmatchedPayment(tx, {
          id,
          movement: `stray-${id}`,
          why: 'unknown_account',
          at: app.clock.now,
          amount: rupiah(amount),
          ...none,
          resolvedAt: null,
          note: null,
        }),
      );
      return id;
    };
    const find = async (id: string, q: string) =>
      (await wira.get<{ id: string }[]>(`${UNMATCHED_PAYMENTS}/${id}/orders?q=${q}`)).map((found) => found.id);
    const assign = (id: string, orderId: string, who = wira) =>
      answered(
        who.request('POST', `${UNMATCHED_PAYMENTS}/${id}/attribute-order`, {
          json: { orderId, reason: 'Bukti transfer' },
        }),
      );
    const [short, rest] = [await lost(100_000_00), await lost(sen(made.due) - 100_000_00)];
    for (const q of [made.accountNumber ?? '', made.id]) expect(await find(short, q)).toEqual([made.id]);
    expect(await find(short, '')).toEqual([]);
    expect(await assign(short, 'nobody')).toMatchObject({ status: 422 });
    expect(await assign(short, made.id, rina)).toMatchObject({ status: 404 });
    expect(await assign(short, made.id)).toMatchObject({ status: 200 });
    expect(await one(made.id)).toMatchObject({ status: 'waiting', held: '100000.00' });
    expect(await assign(rest, made.id)).toMatchObject({ status: 200 });
    expect((await one(made.id)).status).toBe('paid');
    expect(await assign(rest, made.id)).toMatchObject({ status: 409 });
  });

  it('shows what was returned of it, and leaves the internal list while its company decides', async () => {
    const wira = await app.as('wira');
    const listed = async (state: string) =>
      (await wira.get<{ id: string }[]>(`${UNMATCHED_PAYMENTS}?state=${state}`)).map(({ id }) => id);
    const made = await ordered({ package: 'dasar' });
    const id = app.deps.newId();
    const none = { companyId: null, paymentId: null, orderId: null, resolution: null, resolvedBy: null } as const;
    const stray = {
      id,
      movement: `stray-${id}`,
      why: 'unknown_account',
      at: app.clock.now,
      amount: '7000.00',
    } as const;
    await app.deps.db.transact((tx) =>
      unsafeQueueUnmatchedPayment(tx, { ...stray, ...none, resolvedAt: null, note: null }),
    );
    const json = { orderId: made.id, reason: 'Bukti transfer' };
    await answered(wira.request('POST', `${UNMATCHED_PAYMENTS}/${id}/attribute-order`, { json }));
    expect([await listed('open'), await listed('attributed')]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
    // As with a bank without a call for refunds.
    await app.deps.db.transact((tx) =>
      decideOrderMoney(tx, SCOPE, id, { was: null, resolution: 'returned', by: 'Rina', at: null }),
    );
    expect([await listed('open'), await listed('attributed')]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ]);
    const sent = { reason: 'Dikirim lewat kliring' };
    await answered(wira.request('POST', `${UNMATCHED_PAYMENTS}/${id}/return`, { json: sent }));
    const refunds = [{ amount: '7000.00', at: expect.any(Number) }];
    expect(await one(made.id)).toMatchObject({ status: 'waiting', held: '0.00', refunds });
    expect((await rina.get<QuotaOrder[]>('/quota/orders')).find((row) => row.id === made.id)).toMatchObject({
      refunds,
    });
    expect((await historyOf(SCOPE, app.deps.db.read, made.id)).at(-1)).toMatchObject({
      action: 'returned',
      after: { amount: '7000.00' },
      reason: sent.reason,
    });
    expect((await cancel(made.id)).status).toBe(200);
  });

  it('is refused where the customer of OVO declines', async () => {
    const made = await ordered({ package: 'rintisan', method: 'ovo', phone: '081234560000' });
    expect(made.accountNumber).not.toContain('1234560');
    await settle(70_000);
    await askAboutOrders(app.deps);
    expect((await one(made.id)).status).toBe('refused');
  });

  it.each([
    [{ package: 'emas' }, 'package'],
    [{ bank: 'BPD' }, 'bank'],
    [{ method: 'ovo', phone: '12' }, 'phone'],
    [{ method: 'counter' }, 'method'],
  ])('is refused at its field: %j', async (over, field) => {
    const { status, body } = await order(over);
    expect(status).toBe(422);
    expect((body as { errors: Record<string, string> }).errors[field]).toBeTruthy();
  });

  it('is made and seen with the permissions, in its own company', async () => {
    const budi = await app.as('budi');
    expect((await order({}, budi)).status).toBe(403);
    expect((await budi.request('GET', '/quota/packages')).status).toBe(403);
    const made = await ordered({ package: 'dasar' });
    const hendra = await app.as('hendra', 'bentala');
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/check'],
      ['DELETE', ''],
    ] as const)
      expect((await hendra.request(method, `/quota/orders/${made.id}${path}`)).status).toBe(404);
    await pay(made, { amount: '1000', how: 'lost' });
    await rina.post(`/quota/orders/${made.id}/check`);
    const [waiting] = await money();
    expect((await hendra.request('POST', `/quota/money/${waiting?.id}/return`, { json: {} })).status).toBe(404);
    expect((await budi.request('POST', `/quota/money/${waiting?.id}/return`, { json: {} })).status).toBe(403);
    expect(await hendra.get('/quota/orders')).toEqual([]);
    expect(await hendra.get<QuotaShop>('/quota/packages')).toMatchObject({ order: null, money: [] });
  });
});

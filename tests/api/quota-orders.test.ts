import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuotaOrder, QuotaShop } from '#domain/company/quota-order-schema.ts';
import type { Quota } from '#domain/company/view-schema.ts';
import type { WayToPay } from '#domain/simulator/ways-to-pay.ts';
import { askAboutOrders } from '../../api/modules/quota/jobs/clock.ts';
import { unsafeLostMoney } from '../../db/repositories/payment/bank-news.ts';
import { quotaLedger } from '../../db/repositories/quotas.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { answered } from './faktur/faktur-client.ts';

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
const queued = async () => (await unsafeLostMoney(app.deps.db.read, { open: true })).length;
const cancel = (id: string) => answered(rina.request('DELETE', `/quota/orders/${id}`));

describe('an order of quota', () => {
  it('is paid by the money at the bank, once, and begins its package', async () => {
    const before = await rina.get<Quota>('/quota');
    const made = await ordered();
    expect(made).toMatchObject({ status: 'waiting', price: '2400000.00', due: '2402500.00', bank: 'BCA' });
    expect(made.accountNumber).toMatch(/^\d{16}$/);
    await pay(made, { how: 'repeated' });
    expect((await one(made.id)).status).toBe('waiting');
    for (let said = 0; said < 3; said++) await settle();
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

  it('asked for twice at once is one, and another has to wait', async () => {
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

  it('takes no other amount: the house looks at that money, and at what came twice', async () => {
    const made = await ordered({ package: 'rintisan' });
    const [before, units] = [await queued(), (await bought('ebupot')).length];
    await pay(made, { amount: '1000' });
    await settle();
    expect((await one(made.id)).status).toBe('waiting');
    expect(await queued()).toBe(before + 1);
    await pay(made, { how: 'twice' });
    await settle();
    await settle();
    expect((await one(made.id)).status).toBe('paid');
    expect(await queued()).toBe(before + 2);
    expect(await bought('ebupot')).toHaveLength(units + 1);
  });

  it('is refused where the customer of OVO says no', async () => {
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

  it('is made and seen by whoever holds its keys, in its own company', async () => {
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
    expect(await hendra.get('/quota/orders')).toEqual([]);
    expect((await hendra.get<QuotaShop>('/quota/packages')).order).toBeNull();
  });
});

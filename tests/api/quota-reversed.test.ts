import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuotaOrder } from '#domain/company/quota-order-schema.ts';
import type { Quota } from '#domain/company/view-schema.ts';
import { dayAfterMonths } from '#domain/definition/day.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import type { AuditLog } from '#domain/history/view-schema.ts';
import { accountOf } from '../../api/modules/quota/account-of.ts';
import { askAboutOrders } from '../../api/modules/quota/jobs/clock.ts';
import { unsafeLostMoney } from '../../db/repositories/payment/bank-news.ts';
import { quotaOrderById } from '../../db/repositories/quota-orders.ts';
import { changeQuota, quotaLedger } from '../../db/repositories/quotas.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { anInput, answered, LIST } from './faktur/faktur-client.ts';

const HOUR = 3_600_000;
const SCOPE = scopeOf('rina', 'sagara');
let app: TestApp;
let rina: Client;
let agus: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
  agus = await app.as('agus');
});
afterAll(() => app.close());

const quota = () => rina.get<Quota>('/quota');
const one = (id: string) => rina.get<QuotaOrder>(`/quota/orders/${id}`);
const check = (id: string) => rina.post<QuotaOrder>(`/quota/orders/${id}/check`);
const ordered = (over: Record<string, unknown> = {}) =>
  agus.post<QuotaOrder>('/quota/orders', { package: 'dasar', method: 'va', bank: 'BCA', ...over });
const pay = ({ accountNumber, due }: QuotaOrder, amount = due) =>
  rina.post('/simulator/bank/pay', { number: accountNumber, amount, how: 'lost' });
const bought = async (over: Record<string, unknown> = {}): Promise<QuotaOrder> => {
  const made = await ordered(over);
  await pay(made);
  app.clock.advance(1_000);
  return check(made.id);
};

/** The bank reverses a movement of an order's account, the last one by default, without a callback. */
const takeBack = async (id: string, which = -1): Promise<void> => {
  const row = await quotaOrderById(SCOPE, app.deps.db.read, id);
  if (!row) throw new Error('no such order');
  const account = accountOf(row);
  const answer = await app.deps.bank.ask(account);
  const came = answer.kind === 'done' ? answer.value.movements.filter(({ reverses }) => !reverses) : [];
  app.clock.advance(1_000);
  await app.deps.bank.giveBack(account, came.at(which)?.movement ?? '', `${id}:test`);
};
const reversals = async () =>
  (await quotaLedger(SCOPE, app.deps.db.read, 'efaktur', { offset: 0, limit: 100 })).rows.filter(
    ({ kind }) => kind === 'reverse',
  );

describe('money the bank takes back', () => {
  it('removes the units and the package of its order, once, and notifies the Owner and the buyer', async () => {
    const before = await quota();
    const { id } = await bought();
    expect((await quota()).efakturQuota).toBe(before.efakturQuota + 500);
    await takeBack(id);
    expect((await check(id)).status).toBe('reversed');
    expect(await quota()).toEqual(before);
    expect((await check(id)).status).toBe('reversed');
    app.clock.advance(2 * HOUR);
    await askAboutOrders(app.deps);
    expect(await quota()).toEqual(before);
    expect(await reversals()).toMatchObject([{ quota: -500 }]);
    for (const who of [rina, agus]) {
      const result = await who.get<{ text: string }[]>('/notifications');
      expect(JSON.stringify(result)).toContain('Bank menarik kembali pembayaran paket Dasar');
    }
    const { rows } = await rina.get<AuditLog>(
      `/audit-log?filter=${encodeURIComponent(JSON.stringify({ objectId: id }))}`,
    );
    expect(rows[0]).toMatchObject({ action: 'Ditarik bank', fromStatus: 'Dibayar', toStatus: 'Ditarik bank' });
    expect((await answered(rina.request('DELETE', `/quota/orders/${id}`))).status).toBe(409);
  });

  it('before it was reported pays nothing', async () => {
    const before = await quota();
    const made = await ordered();
    await pay(made);
    await takeBack(made.id);
    expect((await check(made.id)).status).toBe('refused');
    expect(await quota()).toEqual(before);
  });

  it('leaves a negative quota where its units were used: nothing more is sent to the office until there is quota again', async () => {
    const { id } = await bought();
    const { efakturRemaining } = await quota();
    await app.deps.db.transact((tx) =>
      changeQuota(tx, SCOPE, 'efaktur', app.deps.now(), [
        { kind: 'use', quota: 0, reserved: 0, used: efakturRemaining },
      ]),
    );
    await takeBack(id);
    await check(id);
    const short = await quota();
    expect([short.efakturRemaining, short.efakturUsage - short.efakturQuota]).toEqual([0, 500]);
    const draft = await rina.post<Faktur>(`${LIST}/draft`, { input: anInput() });
    const refused = () => answered(rina.request('POST', `${LIST}/upload`, { json: { ids: [draft.id] } }));
    expect(await refused()).toMatchObject({ status: 422, body: { intercept: 'efaktur-upload-limit', remaining: 0 } });
    await bought();
    expect(await refused()).toMatchObject({ status: 422, body: { intercept: 'efaktur-upload-limit', remaining: 0 } });
    await bought();
    expect((await refused()).status).toBe(202);
  });

  it('leaves the packages paid after it', async () => {
    const before = await quota();
    const first = await bought();
    app.clock.advance(HOUR);
    await bought({ package: 'profesional' });
    const both = await quota();
    await takeBack(first.id);
    await check(first.id);
    const after = await quota();
    expect(after).toMatchObject({ packageName: 'Profesional', efakturQuota: both.efakturQuota - 500 });
    expect([after.packageEnd, both.packageEnd]).toEqual([
      dayAfterMonths(before.packageEnd, 12),
      dayAfterMonths(before.packageEnd, 24),
    ]);
  });

  it('is paid again by money that comes later', async () => {
    const { id, ...order } = await bought();
    await takeBack(id);
    await check(id);
    await pay({ id, ...order });
    expect((await check(id)).status).toBe('paid');
  });

  it('that fitted no order leaves the queue of the house', async () => {
    const open = async () => (await unsafeLostMoney(app.deps.db.read, 'open')).length;
    const before = await open();
    const made = await ordered();
    await pay(made, '1000');
    await check(made.id);
    expect(await open()).toBe(before + 1);
    await takeBack(made.id);
    await check(made.id);
    expect(await open()).toBe(before);
    expect((await one(made.id)).status).not.toBe('paid');
  });
});

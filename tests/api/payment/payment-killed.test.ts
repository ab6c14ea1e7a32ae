import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../app.ts';
import { billings } from '../billing/billing-client.ts';
import { killedOnce } from '../self-killed.ts';
import { payments } from './payment-client.ts';

const COUNT = 16;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ start: Date.now() });
});
afterAll(() => app.close());

const count = async (of: string): Promise<number> =>
  Number((await app.deps.db.rows<{ n: number }>(`select count(*) as n from ${of}`))[0]?.n);

describe('a process killed while it hands money over', () => {
  it('loses no payment and hands none over twice', async () => {
    const rina = await app.as('rina', 'sagara');
    const { bulkPayable, start, pay, one } = payments(app, rina);
    const begun: string[] = [];
    for (let at = 0; at < COUNT; at++) {
      const { id } = await billings(rina).create();
      const view = await start((await bulkPayable(id)).businessKey);
      await pay(view);
      app.clock.advance(1_100);
      await app.deps.bankCounter?.tick();
      begun.push(view.id);
    }
    expect(await count("payments where status = 'paid'")).toBe(COUNT);
    const [held] = await app.deps.db.rows<{ sum: number }>('select sum(held) as sum from payments');

    app.clock.advance(10_000);
    const working = { DJP_LATENCY_MS: '60' };
    for (const enough of [1, 4, 10])
      await killedOnce(app, "select count(*) as n from office_billings where state = 'PAID'", enough, working);
    await killedOnce(app, "select count(*) as n from payments where status = 'settled'", COUNT, working);

    expect(await count("office_billings where state = 'PAID'")).toBe(COUNT);
    expect(await count("billing where status = 'PAID'")).toBe(COUNT);
    expect(await count("ntpn where status = 'COMPLETED'")).toBe(COUNT);
    expect(await count('payment_misfits')).toBe(0);
    expect(await app.deps.db.rows('select sum(held) as sum from payments')).toEqual([held]);
    for (const id of begun)
      expect((await one(id)).entries.map(({ kind }) => kind)).toEqual([
        'created',
        'va-opened',
        'paid',
        'ntpn-received',
      ]);
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { billings } from './billing-client.ts';
import { payments } from './payment-client.ts';

const COUNT = 16;
const LEASE = 31_000;

let app: TestApp;
let child: ChildProcess | undefined;
beforeAll(async () => {
  app = await testApp({ start: Date.now() });
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await app.close();
});

const work = (ahead: number): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'tests/api/killed-house.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: app.dataDir,
      LOG_LEVEL: 'silent',
      DJP_LATENCY_MS: '60',
      CLOCK_AHEAD: String(ahead),
      ...(app.url ? { DATABASE_URL: app.url } : {}),
    },
  });
const count = async (of: string): Promise<number> =>
  Number((await app.deps.db.rows<{ n: number }>(`select count(*) as n from ${of}`))[0]?.n);
const until = async (fits: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await fits()); tries++) {
    if (tries > 2_000) throw new Error('it never came so far');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

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

    // The jobs of the last payments are due a little later than now.
    const ahead = app.clock.now - Date.now() + 10_000;
    let deaths = 0;
    for (const enough of [4, 10]) {
      child = work(ahead + deaths * LEASE);
      await until(async () => (await count("office_billings where state = 'PAID'")) >= enough);
      child.kill('SIGKILL');
      await once(child, 'exit');
      deaths++;
    }
    child = work(ahead + deaths * LEASE);
    await until(async () => (await count("payments where status = 'settled'")) === COUNT);
    child.kill('SIGKILL');

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
  }, 90_000);
});

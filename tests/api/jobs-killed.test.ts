import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '../../db/repositories/outbox.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type TestApp, testApp } from './app.ts';

const COUNT = 600;
const LEASE = 31_000;
/** What may be under way, or done and not written down yet, when a process dies. */
const AT_RISK = 25 + 2 * 4;

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
  spawn(process.execPath, ['--import', 'tsx', 'tests/api/killed-worker.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: app.dataDir,
      CLOCK_AHEAD: String(ahead),
      ...(app.url ? { DATABASE_URL: app.url } : {}),
    },
  });
const arrivals = (): string[] => {
  const file = join(app.dataDir, 'arrived');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};
const until = async (fits: () => Promise<boolean> | boolean): Promise<void> => {
  for (let tries = 0; !(await fits()); tries++) {
    if (tries > 1500) throw new Error('it never came so far');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('a process killed in the middle of a job', () => {
  it('loses nothing: the next one goes on where it stopped and every document is counted once', async () => {
    const rina = await app.as('rina');
    const items = Array.from({ length: COUNT }, (_, at) => ({ refId: `doc-${at}`, label: String(at) }));
    const id = await app.deps.db.transact((tx) =>
      enqueue(tx, scopeOf('rina', 'sagara'), app.clock.now, { kind: 'test.send', payload: {}, items }),
    );
    const read = () => rina.get<{ status: string; done: number }>(`/jobs/${id}`);

    let deaths = 0;
    for (const enough of [100, 250, 400]) {
      child = work(deaths * LEASE);
      await until(() => arrivals().length >= enough);
      child.kill('SIGKILL');
      await once(child, 'exit');
      deaths++;
      expect(await read()).toMatchObject({ status: 'RUNNING' });
    }
    child = work(deaths * LEASE);
    await until(async () => (await read()).status === 'DONE');
    child.kill('SIGKILL');

    expect(await read()).toMatchObject({ done: COUNT, failed: 0, total: COUNT });
    const lines = arrivals();
    expect(new Set(lines).size).toBe(COUNT);
    // Asked again, under the same key: which an idempotent gateway takes as one.
    expect(lines.length - COUNT).toBeLessThanOrEqual(deaths * AT_RISK);
  }, 60_000);
});

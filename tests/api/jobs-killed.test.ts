import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '../../db/repositories/outbox.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type TestApp, testApp } from './app.ts';
import { ended, LEASE, untilKilled } from './self-killed.ts';

const COUNT = 400;
/** Calls that may be made but not recorded when a process dies: two batches, and those in progress. */
const AT_RISK = 2 * 25 + 2 * 4;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ start: Date.now() });
});
afterAll(() => app.close());

const arrivals = (): string[] => readFileSync(join(app.dataDir, 'arrived'), 'utf8').trim().split('\n');

describe('a process killed in the middle of a job', () => {
  it('loses nothing: the next one continues where it stopped and every document is counted once', async () => {
    const rina = await app.as('rina');
    const items = Array.from({ length: COUNT }, (_, at) => ({ refId: `doc-${at}`, label: String(at) }));
    const id = await app.deps.db.transact((tx) =>
      enqueue(tx, scopeOf('rina', 'sagara'), app.clock.now, { kind: 'test.send', payload: {}, items }),
    );
    const read = () => rina.get<{ status: string; done: number }>(`/jobs/${id}`);

    const deaths = [1, 100, 180];
    for (const [died, after] of deaths.entries()) {
      await untilKilled(app, 'killed-worker.ts', { DIES_AFTER: String(after), CLOCK_AHEAD: String(died * LEASE) });
      expect(await read()).toMatchObject({ status: 'RUNNING' });
    }
    const survivor = await ended(app, 'killed-worker.ts', { CLOCK_AHEAD: String(deaths.length * LEASE) });
    expect(survivor).toEqual({ code: 0, signal: null });

    expect(await read()).toMatchObject({ status: 'DONE', done: COUNT, failed: 0, total: COUNT });
    const lines = arrivals();
    expect(new Set(lines).size).toBe(COUNT);
    // Repeated under the same key, which an idempotent gateway treats as one call.
    expect(lines.length - COUNT).toBeLessThanOrEqual(deaths.reduce((sum, after) => sum + Math.min(after, AT_RISK), 0));
  });
});

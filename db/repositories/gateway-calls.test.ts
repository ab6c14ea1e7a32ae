import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '../database.ts';
import { type Call, databaseCallLog } from './gateway-calls.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const call = { at: 1, gateway: 'djp/faktur', operation: 'send' } as unknown as Call;

/** A database whose writes are released by the test, and which fails once it is closed. */
const slowDb = () => {
  const written: number[] = [];
  const open: (() => void)[] = [];
  let closed = false;
  const db = {
    transact: async (work: (tx: unknown) => Promise<unknown>) => {
      await new Promise<void>((go) => open.push(go));
      if (closed) throw new Error('Cannot use a pool after calling end on the pool');
      return work({ insertMany: async (_table: unknown, rows: unknown[]) => written.push(rows.length) });
    },
  } as unknown as Pick<Db, 'transact'>;
  return {
    db,
    written,
    go: async () => {
      open.splice(0).forEach((one) => {
        one();
      });
      await vi.advanceTimersByTimeAsync(0);
    },
    close: () => {
      closed = true;
    },
  };
};

it('ends once what the clock began to write is written, and takes nothing after that', async () => {
  const slow = slowDb();
  const failed = vi.fn();
  const log = databaseCallLog(slow.db, failed);
  log.record(call);
  await vi.advanceTimersByTimeAsync(600);
  log.record(call);
  log.record(call);
  let isOver = false;
  const over = log.end().then(() => {
    isOver = true;
    slow.close();
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver).toBe(false);
  await slow.go();
  await slow.go();
  await over;
  log.record(call);
  await vi.advanceTimersByTimeAsync(1_000);
  await slow.go();
  expect([slow.written, failed.mock.calls]).toEqual([[1, 2], []]);
});

import { afterAll, describe, expect, it } from 'vitest';
import { workerPool } from './worker-pool.ts';

const pool = workerPool({ size: 1 });
afterAll(() => pool.close());

describe('a worker thread', () => {
  it('does a task that is a file of its name, and says what went wrong in one', async () => {
    await expect(pool.run('no-such-task', {})).rejects.toThrow(/no-such-task/);
    await expect(pool.run('../secrets', {})).rejects.toThrow('no task ../secrets');
  });

  it('gives up a task that is no longer wanted and serves the next', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(pool.run('no-such-task', {}, { signal: stop.signal })).rejects.toThrow('aborted');
    await expect(pool.run('no-such-task', {})).rejects.toThrow(/no-such-task/);
  });

  it('takes nothing once the pool is closed', async () => {
    const closed = workerPool();
    await closed.close();
    await expect(closed.run('no-such-task', {})).rejects.toThrow('closed');
  });
});

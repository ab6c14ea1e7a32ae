import { storageTrouble } from '../../db/database.ts';
import type { Log } from '../http/log.ts';

export const PATIENCE_MS = 20_000;
/** After this, unfinished work is left to the next start, which finds it by its lease. */
const MOST_MS = PATIENCE_MS + 3_000;

/** Until `stop` ends, storage failures in background work are logged and retried. */
export const runUntilSignal = (log: Log, stop: () => Promise<void>): void => {
  process.on('unhandledRejection', (error) => {
    if (!storageTrouble(error)) throw error;
    log.error({ error }, 'the storage failed');
  });
  let stopping = false;
  const end = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.warn('what was under way took too long to stop');
      process.exit(0);
    }, MOST_MS).unref();
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
};

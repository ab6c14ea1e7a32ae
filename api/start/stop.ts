import { storageTrouble } from '../../db/database.ts';
import type { Log } from '../http/log.ts';

/** How long what is under way may take to end once we are asked to stop. */
export const PATIENCE_MS = 20_000;
/** What holds out longer is left to the next start, which finds it by its lease. */
const MOST_MS = PATIENCE_MS + 3_000;

/**
 * Ends the process with 0 on SIGINT or SIGTERM, once `stop` has let everything come to its end. Until then it bears it that nothing can be
 * kept: work nobody waits for is noted as failed and tried at its next time.
 */
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

import { acrossCompanies } from '../company-context.ts';
import type { Db } from '../database.ts';
import { newId } from '../id.ts';
import { gatewayCalls } from '../tables.ts';

type Row = typeof gatewayCalls.$inferSelect;
export type Call = Omit<Row, 'id'>;

const BATCH = 100;
const WAIT_MS = 500;

/**
 * Notes calls to outside systems in batches: an upload of ten thousand makes twenty thousand calls, and each must not wait for a
 * transaction of its own. What is still in memory when the process is killed is lost from the log, never from the work.
 */
export const databaseCallLog = (db: Db, failed: (error: unknown) => void) => {
  let waiting: Row[] = [];
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const rows = waiting;
    waiting = [];
    if (rows.length === 0) return;
    try {
      await acrossCompanies(() => db.transact((tx) => tx.insertMany(gatewayCalls, rows)));
    } catch (error) {
      failed(error);
    }
  };

  return {
    record: (call: Call): void => {
      waiting.push({ id: newId(call.at), ...call });
      if (waiting.length >= BATCH) void flush();
      else timer ??= setTimeout(() => void flush(), WAIT_MS).unref();
    },
    /** Writes down what waits; call it before closing the database. */
    flush,
  };
};

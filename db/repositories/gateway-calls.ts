import { acrossCompanies } from '../company-context.ts';
import type { Db } from '../database.ts';
import { newId } from '../id.ts';
import { gatewayCalls } from '../tables.ts';

type Row = typeof gatewayCalls.$inferSelect;
export type Call = Omit<Row, 'id'>;

const BATCH = 100;
const WAIT_MS = 500;

/**
 * In batches: an upload of ten thousand makes twenty thousand calls. Entries still in memory are lost when the process
 * is killed.
 */
export const databaseCallLog = (db: Pick<Db, 'transact'>, failed: (error: unknown) => void) => {
  let waiting: Row[] = [];
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  /** Writes run one after the other; closing the database waits for one that a timer began. */
  let writing: Promise<void> = Promise.resolve();

  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const rows = waiting;
    waiting = [];
    if (rows.length > 0)
      writing = writing
        .then(() => acrossCompanies(() => db.transact((tx) => tx.insertMany(gatewayCalls, rows))))
        .catch(failed);
    return writing;
  };

  return {
    record: (call: Call): void => {
      if (ended) return;
      waiting.push({ id: newId(call.at), ...call });
      if (waiting.length >= BATCH) void write();
      else timer ??= setTimeout(() => void write(), WAIT_MS).unref();
    },
    /** Accepts no more; call it before closing the database. */
    end: async (): Promise<void> => {
      ended = true;
      await write();
    },
  };
};

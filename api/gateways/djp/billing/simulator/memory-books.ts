import { oneAtATime } from '../../simulator/turn.ts';
import type { BillingBooks, BillingEntry, BillingWriter } from './books.ts';

/** Books of billing codes that live as long as the process: for tests and for the office served by itself. */
export const memoryBillingBooks = (): BillingBooks => {
  const entries = new Map<string, BillingEntry>();
  const serials = { billing: 0, receipt: 0 };
  const inTurn = oneAtATime();

  const one = (is: (entry: BillingEntry) => boolean): BillingEntry | null => {
    const entry = [...entries.values()].find(is);
    return entry ? structuredClone(entry) : null;
  };
  const keep = async (entry: BillingEntry): Promise<void> => {
    entries.set(entry.code, structuredClone(entry));
  };
  const books: BillingWriter = {
    byCode: async (code) => one((entry) => entry.code === code),
    byKey: async (tin, key) => one((entry) => entry.tin === tin && entry.key === key),
    bySettleKey: async (tin, key) => one((entry) => entry.tin === tin && entry.settleKey === key),
    add: keep,
    change: keep,
    nextSerial: async (of) => {
      serials[of] += 1;
      return serials[of];
    },
  };
  return { read: books, transact: (work) => inTurn(() => work(books)) };
};

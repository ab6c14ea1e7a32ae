import type { BillingBooks, BillingEntry, BillingWriter } from '../../api/gateways/djp/billing/simulator/books.ts';
import type { BookWriter, Entry, OfficeBooks } from '../../api/gateways/djp/simulator/books.ts';

/** A serial queue; a failure does not stop it. */
const oneAtATime = () => {
  let turn: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
};

export const memoryBooks = (): OfficeBooks => {
  const entries = new Map<string, Entry>();
  const keys = new Map<string, string>();
  const references = new Map<string, Set<string>>();
  const payeeMasas = new Map<string, Set<string>>();
  const numbers = new Map<string, string>();
  const serials = new Map<string, number>();
  const inTurn = oneAtATime();

  const at = (ref: string | undefined): Entry | null => {
    const entry = ref === undefined ? undefined : entries.get(ref);
    return entry ? structuredClone(entry) : null;
  };
  const gather = (map: Map<string, Set<string>>, { tin, ref }: Entry, name: string | null): void => {
    if (name === null) return;
    map.set(`${tin}/${name}`, (map.get(`${tin}/${name}`) ?? new Set()).add(ref));
  };
  const index = (entry: Entry): void => {
    entries.set(entry.ref, structuredClone(entry));
    keys.set(`${entry.tin}/${entry.key}`, entry.ref);
    if (entry.number) numbers.set(`${entry.tin}/${entry.number}`, entry.ref);
    gather(references, entry, entry.reference);
    gather(payeeMasas, entry, entry.payeeMasa);
  };
  const gathered = (map: Map<string, Set<string>>, tin: string, name: string): Entry[] =>
    [...(map.get(`${tin}/${name}`) ?? [])].flatMap((ref) => at(ref) ?? []);

  const books: BookWriter = {
    byRef: async (ref) => at(ref),
    byKey: async (tin, key) => at(keys.get(`${tin}/${key}`)),
    byNumber: async (tin, number) => at(numbers.get(`${tin}/${number}`)),
    byReference: async (tin, reference) => gathered(references, tin, reference),
    byParty: async (payeeMasa) =>
      [...entries.values()].filter((entry) => entry.payeeMasa === payeeMasa).map((entry) => structuredClone(entry)),
    byPayeeMasa: async (tin, payeeMasa) => gathered(payeeMasas, tin, payeeMasa),
    add: async (entry) => index(entry),
    change: async (entry) => index(entry),
    nextSerial: async (year) => {
      const next = (serials.get(year) ?? 0) + 1;
      serials.set(year, next);
      return next;
    },
  };

  return {
    read: books,
    transact: (work) => inTurn(() => work(books)),
  };
};

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

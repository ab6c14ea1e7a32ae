import type { Db, Seal, Tx, WrittenRecords } from './database.ts';
import { unsafeLinkRecords } from './repositories/records/append-links.ts';

/** Runs work in an open transaction that seals the history it writes, and ends it with the links of the records it wrote. */
export const sealedWork = async <T>(tx: Tx, seal: Seal, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const records: WrittenRecords = new Map();
  const result = await work({ ...tx, seal, records });
  await unsafeLinkRecords(tx, records, seal);
  return result;
};

/**
 * A database whose transactions can seal the history they write, and end with the links of the records they wrote. The key stays with the
 * product: no table holds it.
 */
export const sealedBy = (db: Db, seal: Seal): Db => ({
  ...db,
  seal,
  // A past is written inside a transaction of the present, under the key of the present.
  transact: (work) => db.transact((tx) => (tx.seal ? work(tx) : sealedWork(tx, seal, work))),
});

/** The key a database or a transaction was opened with. */
export const sealIn = ({ seal }: { readonly seal?: Seal }): Seal => {
  if (!seal) throw new Error('this database was opened without the key that seals its history');
  return seal;
};

import type { Db, Seal, Tx, WrittenRecords } from './database.ts';
import { unsafeLinkRecords } from './repositories/records/append-links.ts';

export const sealedWork = async <T>(tx: Tx, seal: Seal, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const records: WrittenRecords = new Map();
  const result = await work({ ...tx, seal, records });
  await unsafeLinkRecords(tx, records, seal);
  return result;
};

/** The key is in no table. */
export const sealedBy = (db: Db, seal: Seal): Db => ({
  ...db,
  seal,
  // Demo history is written inside an outer transaction, and sealed with its key.
  transact: (work) => db.transact((tx) => (tx.seal ? work(tx) : sealedWork(tx, seal, work))),
});

export const sealIn = ({ seal }: { readonly seal?: Seal }): Seal => {
  if (!seal) throw new Error('this database was opened without the key that seals its history');
  return seal;
};

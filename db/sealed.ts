import type { Db, Seal } from './database.ts';

/** A database whose transactions can seal the history they write. The key stays with the product: no table holds it. */
export const sealedBy = (db: Db, seal: Seal): Db => ({
  ...db,
  seal,
  // A past is written inside a transaction of the present, under the key of the present.
  transact: (work) => db.transact((tx) => work(tx.seal ? tx : { ...tx, seal })),
});

/** The key a database or a transaction was opened with. */
export const sealIn = ({ seal }: { readonly seal?: Seal }): Seal => {
  if (!seal) throw new Error('this database was opened without the key that seals its history');
  return seal;
};

import { columns as c } from '../dialect/columns.ts';

/**
 * What each write left of a record that has no row of the history: append-only, each row with the hash of the one before it in its chain, and a
 * seal only the product can make. What is no company's is in the chain of the house.
 */
export const recordLinks = c.table(
  'record_links',
  {
    companyId: c.id('company_id').notNull(),
    /** A key of `chainedTables`. */
    chain: c.words('chain').notNull(),
    seq: c.count('seq').notNull(),
    /** The key of the record in its table. */
    record: c.id('record').notNull(),
    /** Digest of the record as the write left it, or `gone`. */
    state: c.words('state').notNull(),
    /** From then on the record may be missing, and so may this row. Null: never. */
    until: c.moment('until'),
    prevHash: c.words('prev_hash').notNull(),
    hash: c.words('hash').notNull(),
    seal: c.words('seal').notNull(),
  },
  (t) => [
    c.primaryKey({ columns: [t.companyId, t.chain, t.seq] }),
    c.index('record_links_record').on(t.companyId, t.chain, t.record, t.seq),
  ],
);

/** The end of each chain of records, locked by whoever appends to it, and where it begins once its oldest links have expired. */
export const recordChains = c.table(
  'record_chains',
  {
    companyId: c.id('company_id').notNull(),
    chain: c.words('chain').notNull(),
    seq: c.count('seq').notNull(),
    hash: c.words('hash').notNull(),
    /** The newest link that expired, its hash, and a seal over both; 0 while none has. */
    cutSeq: c.count('cut_seq').notNull(),
    cutHash: c.words('cut_hash').notNull(),
    cutSeal: c.words('cut_seal').notNull(),
  },
  (t) => [c.primaryKey({ columns: [t.companyId, t.chain] })],
);

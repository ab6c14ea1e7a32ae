import { columns as c } from '../dialect/columns.ts';

/**
 * Of a record without history rows: append-only, each row with the hash of the one before it in its chain, and a seal
 * only the product can make. Records of no company are in the system chain.
 */
export const recordLinks = c.table(
  'record_links',
  {
    companyId: c.id('company_id').notNull(),
    chain: c.words('chain').notNull(),
    seq: c.count('seq').notNull(),
    record: c.id('record').notNull(),
    /** Digest of the record after the write, or `gone`. */
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

/** Locked by every writer; with the beginning after its oldest links have expired. */
export const recordChains = c.table(
  'record_chains',
  {
    companyId: c.id('company_id').notNull(),
    chain: c.words('chain').notNull(),
    seq: c.count('seq').notNull(),
    hash: c.words('hash').notNull(),
    /** The newest expired link, its hash, and a seal over both; 0 when none has expired. */
    cutSeq: c.count('cut_seq').notNull(),
    cutHash: c.words('cut_hash').notNull(),
    cutSeal: c.words('cut_seal').notNull(),
  },
  (t) => [c.primaryKey({ columns: [t.companyId, t.chain] })],
);

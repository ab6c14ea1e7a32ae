import { hash as digest } from 'node:crypto';
import type { recordLinks } from '../../tables.ts';

export type LinkRow = typeof recordLinks.$inferSelect;
type Hashed = Omit<LinkRow, 'hash' | 'seal'>;

/** What the first link of a chain follows. */
export const START = '0'.repeat(64);

/** What a link says of a record that was removed. */
export const GONE = 'gone';

/** The hash of a link: SHA-256 of its fields by their names' order. */
export const linkHash = (link: Hashed): string =>
  digest(
    'sha256',
    JSON.stringify({
      chain: link.chain,
      companyId: link.companyId,
      prevHash: link.prevHash,
      record: link.record,
      seq: link.seq,
      state: link.state,
      until: link.until,
    } satisfies Record<keyof Hashed, unknown>),
  );

/** What is sealed of the beginning of a chain whose oldest links have expired. */
export const cutText = (companyId: string, chain: string, seq: number, hash: string): string =>
  JSON.stringify(['cut', companyId, chain, seq, hash]);

/** What is sealed of how often a row of the security log is counted. */
export const timesText = (id: string, times: number): string => JSON.stringify(['times', id, times]);

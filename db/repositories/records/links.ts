import { hash as digest } from 'node:crypto';
import type { recordLinks } from '../../tables.ts';

export type LinkRow = typeof recordLinks.$inferSelect;
type Hashed = Omit<LinkRow, 'hash' | 'seal'>;

export const START = '0'.repeat(64);

export const GONE = 'gone';

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

export const cutText = (companyId: string, chain: string, seq: number, hash: string): string =>
  JSON.stringify(['cut', companyId, chain, seq, hash]);

export const timesText = (id: string, times: number): string => JSON.stringify(['times', id, times]);

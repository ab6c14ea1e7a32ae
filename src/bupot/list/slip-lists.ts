import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { bupotPaths } from '../paths.ts';

export type SlipListKey =
  | 'domestic'
  | 'foreign'
  | 'article'
  | 'bp21'
  | 'bpmp'
  | 'bpA1'
  | 'bpA2'
  | 'bp26'
  | 'selfPayment'
  | 'cumulativePayment';

/** The kinds of each list, which is all that distinguishes the lists besides their columns. */
export const slipLists: Readonly<Record<SlipListKey, readonly [SlipKind, ...SlipKind[]]>> = {
  domestic: ['BPPU', 'BP21', 'BPMP'],
  foreign: ['BPNR'],
  article: ['BPA1', 'BPA2'],
  bp21: ['BP21'],
  bpmp: ['BPMP'],
  bpA1: ['BPA1'],
  bpA2: ['BPA2'],
  bp26: ['BP26'],
  selfPayment: ['SP'],
  cumulativePayment: ['CY'],
};

export const listAt = (pathname: string): SlipListKey =>
  (Object.keys(slipLists) as SlipListKey[]).find((key) => bupotPaths[key] === pathname) ?? 'domestic';

export const slipName = ({ number, reference, payeeName, taxCode }: BupotListRow): string =>
  `${number ?? reference ?? ''} ${payeeName ?? taxCode}`.trim();

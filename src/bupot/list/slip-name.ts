import type { BupotListRow } from '#domain/bupot/listed.ts';

/** What a slip is called when spoken of: its number or reference, and whom it is about. */
export const slipName = ({ number, reference, payeeName, taxCode }: BupotListRow): string =>
  `${number ?? reference ?? ''} ${payeeName ?? taxCode}`.trim();

import type { Bupot } from './record.ts';

/** How people call a slip before and after it has a number. */
export const labelOf = (of: Pick<Bupot, 'id' | 'number' | 'reference' | 'payeeName'>): string =>
  of.number ?? of.reference ?? of.payeeName ?? of.id;

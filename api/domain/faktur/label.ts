import type { FakturRow } from './record.ts';

/** How people call an invoice before and after it has a number. */
export const labelOf = (of: Pick<FakturRow, 'id' | 'number' | 'reference'>): string =>
  of.number ?? of.reference ?? of.id;

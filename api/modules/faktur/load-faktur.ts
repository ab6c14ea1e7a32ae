import type { FakturRow } from '#domain/faktur/record.ts';

export { permit } from '../../services/permit.ts';
export { loadFaktur, loadRow } from './move-fakturs.ts';

/** How people call an invoice before and after it has a number. */
export const labelOf = (of: Pick<FakturRow, 'id' | 'number' | 'reference'>): string =>
  of.number ?? of.reference ?? of.id;

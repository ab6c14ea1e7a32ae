import { isTemporary } from '#domain/bupot/year/monthly-slips.ts';
import type { BupotDocument } from '../document.ts';

/** Payee and masa of a slip as one key; null where the payee has no number of his own, for the office does not know him again. */
export const payeeMasaOf = ({ payee, period }: Pick<BupotDocument, 'payee' | 'period'>): string | null =>
  payee === null || isTemporary(payee.npwp) ? null : `${payee.npwp} ${period}`;

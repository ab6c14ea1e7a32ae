import type { FieldKind, FieldShape } from '../kind.ts';

const field = (kind: FieldKind): FieldShape => ({ level: 'document', kind });
const amount: FieldShape = { level: 'line', kind: 'decimal' };

/**
 * Rows with the same number are one invoice with the sum of their amounts. The masa is given by `period`, with or
 * without `year`; the office's state by `status`, the buyer's decision by `decision`.
 */
export const masukanFields = {
  number: field('digits'),
  date: field('day'),
  counterpartyNpwp: field('digits'),
  counterpartyName: field('words'),
  period: field('month'),
  year: field('month'),
  dpp: amount,
  otherDpp: amount,
  ppn: amount,
  ppnbm: amount,
  status: field('choice'),
  decision: field('choice'),
  creditPeriod: field('month'),
  creditYear: field('month'),
  valid: field('choice'),
  reference: field('words'),
  ownNpwp: field('digits'),
} as const satisfies Record<string, FieldShape>;

export type MasukanField = keyof typeof masukanFields;

export const masukanLimits = { documents: 100_000, lines: 100_000 } as const;

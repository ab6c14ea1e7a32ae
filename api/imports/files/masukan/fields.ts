import type { FieldKind, FieldShape } from '../kind.ts';

const field = (kind: FieldKind): FieldShape => ({ level: 'document', kind });
/** Of several rows with one number each has an amount of its own. */
const amount: FieldShape = { level: 'line', kind: 'decimal' };

/**
 * Every field a list may bring of an incoming invoice: the rows of one number are one, by their sums. Its masa is named by `period`, with or without `year`; the
 * office's state by `status`, what its buyer decided by `decision` where that stands in a column of its own.
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

/** More are refused with the number, never cut off in silence. */
export const masukanLimits = { documents: 100_000, lines: 100_000 } as const;

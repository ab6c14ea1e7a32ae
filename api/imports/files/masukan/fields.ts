import type { FieldKind, FieldShape } from '../kind.ts';

const field = (kind: FieldKind): FieldShape => ({ level: 'document', kind });

/**
 * Every field a list may bring of an incoming invoice: each row is one, by its sums. Its masa is named by `period`, with or without `year`; the
 * office's state by `status`, what its buyer decided by `decision` where that stands in a column of its own.
 */
export const masukanFields = {
  number: field('digits'),
  date: field('day'),
  counterpartyNpwp: field('digits'),
  counterpartyName: field('words'),
  period: field('month'),
  year: field('month'),
  dpp: field('decimal'),
  otherDpp: field('decimal'),
  ppn: field('decimal'),
  ppnbm: field('decimal'),
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

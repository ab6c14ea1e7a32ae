import type { FakturKind } from './record.ts';

const NO_NUMBER = '0'.repeat(16);

/** What the title of an outgoing invoice is made of: message keys of type and, unless normal, kind; sixteen zeros while there is no number. */
export const titleParts = (kind: FakturKind, number: string | null): { words: string[]; number: string } => ({
  words: ['faktur.type.OUT', ...(kind === 'NORMAL' ? [] : [`faktur.status.kind.${kind}`])],
  number: number ?? NO_NUMBER,
});

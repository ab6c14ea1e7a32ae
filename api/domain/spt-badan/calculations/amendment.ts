import type { Sen } from '../../definition/money.ts';

/**
 * What an amendment adds to the filed return it corrects, in sen: F.18b of 2025, of a 1771 the difference of lines 11a.
 * `before` and `after` are below zero where overpaid.
 */
export const amendmentDifference = (before: Sen, after: Sen): Sen => after - before;

type Version = { readonly revision: number; readonly filed: boolean };

/** The next version, once the newest is filed; null before. */
export const nextRevision = (versions: readonly Version[]): number | null => {
  const newest = versions.toSorted((one, other) => other.revision - one.revision)[0];
  if (!newest) return 0;
  return newest.filed ? newest.revision + 1 : null;
};

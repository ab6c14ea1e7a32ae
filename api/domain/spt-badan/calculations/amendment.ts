import type { Sen } from '../../definition/money.ts';

/**
 * What an amendment adds to the filed return it corrects, in sen: F.18b of 2025, of a 1771 the difference of lines 11a.
 * `before` and `after` are below zero where overpaid.
 */
export const amendmentDifference = (before: Sen, after: Sen): Sen => after - before;

/**
 * Whether a later version took the place of a revision, so that it is not corrected again. `others`: revisions of the
 * same year that were not annulled.
 */
export const isSuperseded = (revision: number, others: readonly number[]): boolean =>
  others.some((other) => other > revision);

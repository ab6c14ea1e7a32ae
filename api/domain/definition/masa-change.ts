import type { Sen } from './money.ts';

/** By how much an amount of a masa (YYYY-MM) changes, in sen. `masa` null: one that is not known here. */
export type MasaChange = { readonly masa: string | null; readonly change: Sen };

/** Whose word about a document it is: this product's, or the tax office's. */
export type Side = 'ours' | 'theirs';

/** What the documents bring to each masa by the office's word less what they bring by ours, earliest first. Masa that stay as they are are left out. */
export const masaChanges = <Row>(
  rows: readonly Row[],
  broughtBy: (row: Row, side: Side) => MasaChange | null,
): MasaChange[] => {
  const changes = new Map<string | null, Sen>();
  const add = (of: MasaChange | null, sign: 1 | -1) => {
    if (of) changes.set(of.masa, (changes.get(of.masa) ?? 0) + sign * of.change);
  };
  for (const row of rows) {
    add(broughtBy(row, 'ours'), -1);
    add(broughtBy(row, 'theirs'), 1);
  }
  return [...changes]
    .flatMap(([masa, change]) => (change === 0 ? [] : [{ masa, change }]))
    .sort((a, b) => (a.masa ?? '').localeCompare(b.masa ?? ''));
};

type Difference = { readonly field: string; readonly ours: string | null; readonly theirs: string | null };

/** What a side says of a field of a document: its part of the difference, else what both say. */
export const valueFrom =
  (differences: readonly Difference[], side: Side) =>
  <F extends string>(field: F, same: string | null): string | null => {
    const found = differences.find((one) => one.field === field);
    return found ? found[side] : same;
  };

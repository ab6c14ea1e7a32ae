import type { Sen } from './money.ts';

/** By how much an amount of a masa (YYYY-MM) changes, in sen. `masa` null: unknown. */
export type MasaChange = { readonly masa: string | null; readonly change: Sen };

export type Side = 'ours' | 'theirs';

/** The office's amounts minus those here, earliest first, without unchanged masa. */
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

/** The value of a field on one side: from the difference, or else the common value. */
export const valueFrom =
  (differences: readonly Difference[], side: Side) =>
  <F extends string>(field: F, same: string | null): string | null => {
    const found = differences.find((one) => one.field === field);
    return found ? found[side] : same;
  };

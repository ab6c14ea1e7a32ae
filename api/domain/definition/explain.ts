import type { Stretch } from './dated.ts';

/** One number that explains itself: what it is, from what, by which rule. Labels are message keys under `explain`. */
export type Explained = {
  /** Message key of what this number is, e.g. `explain.ppn`. */
  readonly label: string;
  /** Number of the line on its form, where it stands on one. */
  readonly line?: string;
  /** Rupiah (decimal string) or a plain decimal when `unit` says so. */
  readonly value: string;
  readonly unit: 'rupiah' | 'percent' | 'factor' | 'quantity' | 'count';
  /** Message key of the formula in words, e.g. `explain.formula.ppn`. */
  readonly formula?: string;
  readonly inputs?: readonly Explained[];
  /** Message key naming the rounding used, e.g. `explain.rounding.sen_nearest`. */
  readonly rounding?: string;
  /** Regulation and the day it took effect (YYYY-MM-DD). */
  readonly rule?: { readonly name: string; readonly from: string };
};

/** A stretch of the law as an explanation names it. */
export const ruleNamed = ({ from, source }: Stretch<unknown>): NonNullable<Explained['rule']> => ({
  name: `${source.name} ${source.article}`,
  from,
});

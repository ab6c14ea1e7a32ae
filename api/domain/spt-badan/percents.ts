import { allocate, rupiah, type Sen, total } from '../definition/money.ts';

const WHOLE = 10_000;

/** Shares in percent with two decimals, as text, which together are 100 exactly; empty without a whole. */
export const percents = (parts: readonly Sen[]): readonly string[] =>
  total(parts) > 0 ? allocate(WHOLE, parts).map(rupiah) : parts.map(() => '');

import type { Explained } from '../../definition/explain.ts';
import { rupiah, sen } from '../../definition/money.ts';

/** One number of an answer: its field, the value as it travels, and where it comes from. */
export type Line = { readonly field: string; readonly amount: string; readonly explain: Explained };

/** The numbers a calculation noted, in the order it noted them. */
export const linesOf = (notes: ReadonlyMap<string, Explained>): Line[] =>
  [...notes].map(([field, explain]) => ({ field, amount: explain.value, explain }));

/** One number of an answer as it travels; zero where the calculation had none. */
export const amountOf = (lines: readonly Line[], field: string): string =>
  lines.find((line) => line.field === field)?.amount ?? '0.00';

/** What a second calculation has more (or, with a minus, less) than the first, as a decimal string in rupiah. */
export const differenceOf = (first: string, second: string): string => rupiah(sen(second) - sen(first));

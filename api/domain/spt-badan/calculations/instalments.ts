import { divide, type Sen } from '../../definition/money.ts';
import { type TaxBase, taxDue } from './tax-due.ts';

/** In sen. The income is the regular one (KEP-537/PJ/2000 art. 3). */
export type InstalmentBase = Omit<TaxBase, 'pkp'> & {
  readonly income: Sen;
  readonly openLosses: Sen;
  /** Withheld by others on that income. */
  readonly credits: Sen;
  /** Months of the tax year: 12, or fewer in the first year. */
  readonly months: number;
};

export type Instalment = {
  readonly base: Sen;
  readonly tax: Sen;
  readonly rest: Sen;
  readonly monthly: Sen;
};

/** Lines 14c to 14g of the 1771 and 3 to 7 of L6, in sen, whole rupiah (UU PPh art. 25 (1)). */
export const instalmentOf = ({ income, openLosses, credits, months, ...tax }: InstalmentBase): Instalment => {
  const base = Math.max(0, income - openLosses);
  const due = taxDue({ ...tax, pkp: base });
  const rest = Math.max(0, due - credits);
  return { base, tax: due, rest, monthly: Number(divide(BigInt(rest), BigInt(months * 100), 'down')) * 100 };
};

/**
 * What a company pays each month of the year after a return filed in `filed` (1 to 12), in sen: before the month of the
 * filing limit the amount of the December before, then that of the return (PMK 215/2018).
 */
export const yearOfInstalments = (before: Sen, after: Sen, filed: number): readonly Sen[] =>
  Array.from({ length: 12 }, (_, at) => (at + 1 < filed ? before : after));

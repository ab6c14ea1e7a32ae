import { isZero } from '../../definition/money.ts';
import type { Amounts } from '../../definition/worked.ts';

const always = ['III.A', 'III.C', 'III.E'] as const;
const rows = ['III.A', 'III.B', 'III.C', 'III.D', 'III.E'] as const;
const amending = ['III.F', 'III.G'] as const;

/**
 * How a return of PPN comes to what is under- or overpaid, by the rows of its part III, in rupiah: output tax less input tax, with what was paid
 * ahead or collected too much where there is any; of an amendment less what the return before it came to. Empty for other returns.
 */
export const derivationOf = (amounts: Amounts | null, amends: boolean): { row: string; amount: string }[] => {
  const of = amounts?.PPN;
  if (!of) return [];
  return [...rows, ...(amends ? amending : [])].flatMap((row) => {
    const amount = of[`${row}.PPN`] ?? '0.00';
    const isSaid = always.some((one) => one === row) || amending.some((one) => one === row) || !isZero(amount);
    return isSaid ? [{ row, amount }] : [];
  });
};

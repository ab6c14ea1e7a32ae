import { isZero, sen } from '../../definition/money.ts';
import type { Amounts } from '../../definition/worked.ts';
import { ppn } from './definition.ts';

const always = ['III.A', 'III.C', 'III.E'] as const;
const rows = ['III.A', 'III.B', 'III.C', 'III.D', 'III.E'] as const;
const amending = ['III.F', 'III.G'] as const;

type Step = { row: string; column: string; amount: string };

const END = 'III.G.PPN';

const afterPartThree = (of: Amounts[string]): Step[] =>
  ppn.due.flatMap(({ line, below }) => {
    const amount = of[line] ?? '0.00';
    const [column = '', ...row] = line.split('.').reverse();
    const isElsewhere = sen(amount) < 0 && below === 'reported_elsewhere';
    return line === END || isZero(amount) || isElsewhere ? [] : [{ row: row.reverse().join('.'), column, amount }];
  });

/**
 * By the rows of part III, in rupiah: output tax less input tax, plus prepayments or excess collection; for a
 * correction less the earlier result. Amounts of other parts follow. Empty for other returns.
 */
export const derivationOf = (amounts: Amounts | null, amends: boolean): Step[] => {
  const of = amounts?.PPN;
  if (!of) return [];
  const partThree = [...rows, ...(amends ? amending : [])].flatMap((row) => {
    const amount = of[`${row}.PPN`] ?? '0.00';
    const isShown = always.some((one) => one === row) || amending.some((one) => one === row) || !isZero(amount);
    return isShown ? [{ row, column: 'PPN', amount }] : [];
  });
  return [...partThree, ...afterPartThree(of)];
};

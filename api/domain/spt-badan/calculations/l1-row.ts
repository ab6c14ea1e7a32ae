import type { Sen } from '../../definition/money.ts';

export type L1Kind = 'income' | 'expense';

/** Columns (3) to (5), (7) and (8) of L1, in sen. */
export type L1Row = {
  readonly commercial: Sen;
  readonly notObject: Sen;
  readonly final: Sen;
  readonly plus: Sen;
  readonly minus: Sen;
};

/** Column (6): objects of tax that is not final. */
export const ordinaryOf = ({ commercial, notObject, final }: L1Row): Sen => commercial - notObject - final;

/** Column (10): a positive correction raises income and lowers costs (PER-11/PJ/2025). */
export const fiscalOf = (kind: L1Kind, row: L1Row): Sen =>
  kind === 'income' ? ordinaryOf(row) + row.plus - row.minus : ordinaryOf(row) - row.plus + row.minus;

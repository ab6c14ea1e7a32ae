import { type Sen, total } from '../../definition/money.ts';
import { finalTaxOn } from './final-regime.ts';

export type SmallTurnover = {
  readonly taxYear: number;
  /** Of each place of business. */
  readonly turnovers: readonly Sen[];
  readonly ownPayments: Sen;
  readonly slips: Sen;
  /** Line e of the amended return. */
  readonly before: Sen;
};

/** Lines a, b, e and g of L5B in sen; g is what may be requested back (H.21.j). */
export const smallTurnoverOf = ({ taxYear, turnovers, ownPayments, slips, before }: SmallTurnover) => {
  const turnover = total(turnovers);
  const tax = finalTaxOn(taxYear, turnover);
  const difference = ownPayments + slips - tax;
  return { turnover, tax, difference, amendment: difference - before };
};

import type { Sen } from '../../definition/money.ts';
import type { AnnualLines } from './annual-input.ts';
import { explainedLine, type Pph21Notes } from './explained.ts';

/** Month 1 to 12, tax under the law and the part borne by the government, in sen. */
export type MonthSlip = { readonly month: number; readonly tax: Sen; readonly borne: Sen };

/** Line 22 from a year's monthly slips: everything withheld or borne before the last period, in sen. */
export const withheldBefore = (slips: readonly MonthSlip[]): Sen => {
  let sum = 0;
  for (const { tax } of slips) sum += tax;
  return sum;
};

/** Settlement of the last period, in sen. Of the excess, only what the employee paid is refunded. */
export type Settled = {
  readonly withheld: Sen;
  readonly borne: Sen;
  /** Excess withheld: refunded by the employer with the slip, by the end of the following month. */
  readonly refunded: Sen;
  /** Excess borne by the government: not refunded. */
  readonly notRefunded: Sen;
};

/** Line 23 of the annual slip is withheld (or borne), or refunded less the part the government bore before. */
export const settleYear = (
  { pph21PaymentDifference: difference }: Pick<AnnualLines, 'pph21PaymentDifference'>,
  slips: readonly MonthSlip[],
  borneNow: boolean,
  notes?: Pph21Notes,
): Settled => {
  let borneBefore = 0;
  for (const { borne } of slips) borneBefore += borne;
  const due = Math.max(0, difference);
  const over = Math.max(0, -difference);
  const refunded = Math.max(0, over - borneBefore);
  const settled = { withheld: borneNow ? 0 : due, borne: borneNow ? due : 0, refunded, notRefunded: over - refunded };
  if (notes) {
    const line23 = explainedLine('pph21PaymentDifference', difference);
    notes('borneBefore', borneBefore, { formula: 'borne_before' });
    notes('withheld', settled.withheld, { formula: 'last_period', inputs: [line23] });
    notes('borne', settled.borne, { formula: 'last_period_borne', inputs: [line23] });
    notes('refunded', refunded, { formula: 'refunded', inputs: [line23, 'borneBefore'] });
    notes('notRefunded', settled.notRefunded, { formula: 'not_refunded', inputs: [line23, 'refunded'] });
  }
  return settled;
};

/** The last month needs no slip: it is settled by the annual one. */
export type MonthsAmiss = { readonly missing: number[]; readonly doubled: number[]; readonly outside: number[] };

/** By month. */
export const monthsAmiss = (
  { firstMonth, lastMonth }: { readonly firstMonth: number; readonly lastMonth: number },
  slips: readonly Pick<MonthSlip, 'month'>[],
): MonthsAmiss => {
  const count = new Map<number, number>();
  for (const { month } of slips) count.set(month, (count.get(month) ?? 0) + 1);
  const months = [...count.keys()].sort((a, b) => a - b);
  const expected = Array.from({ length: Math.max(0, lastMonth - firstMonth) }, (_, at) => firstMonth + at);
  return {
    missing: expected.filter((month) => !count.has(month)),
    doubled: months.filter((month) => (count.get(month) ?? 0) > 1),
    outside: months.filter((month) => month < firstMonth || month >= lastMonth),
  };
};

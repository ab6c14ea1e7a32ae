import { lateInterest } from '../calendar/late-interest.ts';
import type { Explained } from '../definition/explain.ts';
import { type Sen, sen } from '../definition/money.ts';
import type { Coverage } from './bills.ts';
import { debtsOf } from './label.ts';

export type PaidLate = {
  readonly kapKjs: string;
  readonly date: string;
  readonly amount: Sen;
  readonly interest: Explained;
};

/**
 * Per payment until its day (UU KUP art. 9 (2a)). A transfer from the tax deposit counts as paid on the day the deposit
 * was filled. Nothing where no rate is known. An estimate: the STP of the tax office decides.
 */
export const paidLate = (period: string, { bills }: Pick<Coverage, 'bills'>): PaidLate[] =>
  bills.flatMap(({ bill, proofs }) => {
    let left = bill.amount;
    return proofs.flatMap((proof) => {
      const amount = Math.min(left, proof.amount);
      left -= amount;
      return debtsOf(period, [{ kapKjs: bill.kapKjs, rest: amount }]).flatMap(({ due, forgivenUntil }) => {
        const { explained } = lateInterest({ amount, due, paid: proof.date, forgivenUntil });
        if (!explained || sen(explained.value) === 0) return [];
        return [{ kapKjs: bill.kapKjs, date: proof.date, amount, interest: explained }];
      });
    });
  });

import { z } from 'zod';
import { isDay } from '../definition/day.ts';
import { type Sen, sen } from '../definition/money.ts';
import { balanceOf, type Filling } from './tax-deposit.ts';

/** What went out of the deposit elsewhere, as a person says: whole rupiah, the day, and what for. */
export const depositUseInput = z.strictObject({
  amount: z.string().regex(/^[1-9]\d{0,12}(\.0{1,2})?$/, 'problem.field.whole_rupiah'),
  date: z.string().refine(isDay, 'problem.field.day'),
  reason: z.string().trim().min(1, 'problem.field.required').max(200),
});
export type DepositUseInput = z.infer<typeof depositUseInput>;

type Use = { readonly amount: Sen; readonly date: string };

/**
 * What is left of each filling once the uses elsewhere are taken off (amounts in sen): the oldest use first, each of the oldest filling paid by
 * its day. What no filling of its time covers is taken of the later ones, so that the balance is true in any case.
 */
export const usedElsewhere = (fillings: readonly Filling[], uses: readonly Use[]): Filling[] => {
  const left = fillings.map((one) => ({ ...one }));
  const oldest = [...left].sort((a, b) => a.date.localeCompare(b.date));
  for (const { amount, date } of [...uses].sort((a, b) => a.date.localeCompare(b.date))) {
    let rest = amount;
    for (const isOfTime of [true, false])
      for (const filling of oldest) {
        if (filling.date <= date !== isOfTime) continue;
        const part = Math.max(0, Math.min(rest, filling.left));
        filling.left -= part;
        rest -= part;
      }
  }
  return left;
};

/** What is wrong with a use as typed, as text keys by field; `today` is YYYY-MM-DD in Jakarta, the fillings as they stand before it. */
export const depositUseFaults = (
  { amount, date }: DepositUseInput,
  fillings: readonly Filling[],
  today: string,
): Record<string, string> => {
  if (date > today) return { date: 'spt.server.use_future' };
  const paidBy = fillings.filter((one) => one.date <= date);
  if (paidBy.length === 0) return { date: 'spt.server.use_before' };
  return sen(amount) > balanceOf(paidBy) ? { amount: 'spt.server.use_over' } : {};
};

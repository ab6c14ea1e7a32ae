import { z } from 'zod';
import { isDay } from '../definition/day.ts';
import { type Sen, sen } from '../definition/money.ts';
import { balanceOf, type Filling } from './tax-deposit.ts';

/** Schema of an entered use of the deposit outside this application: whole rupiah, day, and purpose. */
export const depositUseInput = z.strictObject({
  amount: z.string().regex(/^[1-9]\d{0,12}(\.0{1,2})?$/, 'problem.field.whole_rupiah'),
  date: z.string().refine(isDay, 'problem.field.day'),
  reason: z.string().trim().min(1, 'problem.field.required').max(200),
});
export type DepositUseInput = z.infer<typeof depositUseInput>;

type Use = { readonly amount: Sen; readonly date: string };

/**
 * Amounts in sen. The oldest use first, each taken from the oldest filling paid by its day; what no such filling covers
 * is taken from later ones, so that the balance is always right.
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

/** Message keys by field; `today` is YYYY-MM-DD in Jakarta, `fillings` are those before this use. */
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

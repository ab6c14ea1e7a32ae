import { stretchOn } from '../calendar/due-day.ts';
import type { Stretch } from '../definition/dated.ts';
import { type Sen, sen } from '../definition/money.ts';
import type { Amounts } from '../definition/worked.ts';
import type { Overpaid } from '../rules/spt.ts';
import type { ReturnDefinition } from './definition.ts';

/** What a return leaves to pay on one account, in sen. */
export type Bill = { readonly line: string; readonly kapKjs: string; readonly amount: Sen };

/** What was paid too much on one account, in sen, what becomes of it, and by which law. */
export type Overpayment = Bill & { readonly becomes: Overpaid; readonly rule: Stretch<Overpaid> };

const dueOf = ({ due, induk }: ReturnDefinition, amounts: Amounts): Bill[] =>
  due.map(({ line, kapKjs }) => ({ line, kapKjs, amount: sen(amounts[induk]?.[line] ?? '0') }));

/** The accounts of a worked return that need money. One account never pays for another. */
export const billsOf = (definition: ReturnDefinition, amounts: Amounts): Bill[] =>
  dueOf(definition, amounts).filter(({ amount }) => amount > 0);

/**
 * The accounts paid too much. PPh 21/26 carries it to a later period; of a unifikasi return it is neither carried nor moved by Pbk, but
 * given back on request (PMK 81/2024 art. 109 (3) d and 123).
 */
export const overpaymentsOf = (definition: ReturnDefinition, amounts: Amounts, period: string): Overpayment[] => {
  const rule = stretchOn(definition.overpaid, `${period}-01`);
  if (!rule?.value) return [];
  const { value: becomes } = rule;
  return dueOf(definition, amounts)
    .filter(({ amount }) => amount < 0)
    .map((bill) => ({ ...bill, amount: -bill.amount, becomes, rule }));
};

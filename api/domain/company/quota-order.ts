import type { BankMovement } from '../billing/payment/book.ts';
import { dayAfterMonths } from '../definition/day.ts';
import { type Sen, total } from '../definition/money.ts';
import type { StateLook } from '../definition/status.ts';

export const orderMethods = ['va', 'ovo'] as const;
export type OrderMethod = (typeof orderMethods)[number];

export const orderStatuses = ['waiting', 'paid', 'expired', 'cancelled', 'refused', 'reversed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** How an order of upload quota stands. */
export const orderLook: StateLook<OrderStatus> = {
  words: 'settings.order',
  states: { waiting: 'orange', paid: 'green', expired: 'grey', cancelled: 'grey', refused: 'red', reversed: 'red' },
  marks: { expired: 'history', cancelled: 'close', reversed: 'history' },
};

/**
 * What happened to the money of an order. `pays`: the movement that completed its amount; `parts`: earlier movements that pay together with it.
 * `reversed`: the bank took back money that paid it. `strange`: money that fits nothing yet. `returned`: movements that never paid and went back.
 */
export type OrderMoney = {
  readonly pays: BankMovement | null;
  readonly parts: readonly BankMovement[];
  readonly reversed: boolean;
  readonly strange: readonly BankMovement[];
  readonly returned: readonly string[];
};

/** An order and the money known of it. `due`: price and fee, sen. `paidBy`: movements that paid it before. `notForIt`: movements decided otherwise. */
export type OrderDue = {
  readonly due: Sen;
  readonly paidBy: readonly string[];
  readonly notForIt?: ReadonlySet<string>;
};

const sumOf = (movements: readonly BankMovement[]): Sen => total(movements.map(({ amount }) => amount));

/** The movements that pay `due`: one of exactly that amount, else all of them where they add up to it. */
const payingFor = (due: Sen, free: readonly BankMovement[]): readonly BankMovement[] => {
  const exact = free.find(({ amount }) => amount === due);
  if (exact) return [exact];
  return free.length > 0 && sumOf(free) === due ? free : [];
};

/**
 * Looks at all money that ever moved for an order. Late money pays too: whoever paid gets what they ordered. A wrong amount waits; topped up to
 * exactly what is due, it pays. Money the bank took back pays nothing, in whichever order it tells so; once it took back what paid, only money
 * that came after that pays again. The same movements again change nothing.
 */
export const orderMoney = (
  { due, paidBy, notForIt = new Set() }: OrderDue,
  moved: readonly BankMovement[],
): OrderMoney => {
  const back = new Map(moved.flatMap(({ reverses, at }) => (reverses === undefined ? [] : [[reverses, at] as const])));
  const lostAt = paidBy.flatMap((movement) => back.get(movement) ?? []);
  const came = moved.filter(
    ({ movement, reverses }) => reverses === undefined && !back.has(movement) && !notForIt.has(movement),
  );
  const since = Math.max(0, ...lostAt);
  const mayPay = paidBy.length === 0 || lostAt.length > 0;
  const paying = mayPay
    ? payingFor(
        due,
        came.filter(({ at }) => at > since),
      )
    : [];
  const used = new Set([...paying.map(({ movement }) => movement), ...(lostAt.length > 0 ? [] : paidBy)]);
  return {
    pays: paying.at(-1) ?? null,
    parts: paying.slice(0, -1),
    reversed: lostAt.length > 0,
    strange: came.filter(({ movement }) => !used.has(movement)),
    returned: [...back.keys()].filter((movement) => !paidBy.includes(movement)),
  };
};

/** What is still to be paid for an order, sen, after money of another amount came: null where that money is no part of it. */
export const topUpOf = (due: Sen, held: Sen): Sen | null => (held > 0 && held < due ? due - held : null);

/** Why money of an order is not its payment: it was paid already, or the amount is another. */
export const whyStrange = (due: Sen, amount: Sen): 'twice' | 'wrong_amount' =>
  amount === due ? 'twice' : 'wrong_amount';

/** Until when a package bought today is valid: its months after the end of the one before, or after today. Days are YYYY-MM-DD. */
export const packageEnd = (today: string, before: string, months: number): string =>
  dayAfterMonths(before > today ? before : today, months);

/** The package of a company, and the last day it is valid. */
export type Package = { readonly packageName: string; readonly packageEnd: string };

/** The package a company has once one more was paid. `day`: on which its money was booked. */
export const packageAfter = (
  before: Package,
  { packageName, months, day }: { readonly packageName: string; readonly months: number; readonly day: string },
): Package => ({ packageName, packageEnd: packageEnd(day, before.packageEnd, months) });

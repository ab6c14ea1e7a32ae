import type { BankMovement } from '../billing/payment/book.ts';
import { dayAfterMonths } from '../definition/day.ts';
import type { Sen } from '../definition/money.ts';
import type { StateLook } from '../definition/status.ts';

export const orderMethods = ['va', 'ovo'] as const;
export type OrderMethod = (typeof orderMethods)[number];

export const orderStatuses = ['waiting', 'paid', 'expired', 'cancelled', 'refused'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** How an order of upload quota stands. */
export const orderLook: StateLook<OrderStatus> = {
  words: 'settings.order',
  states: { waiting: 'orange', paid: 'green', expired: 'grey', cancelled: 'grey', refused: 'red' },
  marks: { expired: 'history', cancelled: 'close' },
};

/** Of what a bank says came in: the money that pays an order, and what fits none. */
export type OrderMoney = { readonly pays: BankMovement | null; readonly strange: readonly BankMovement[] };

/**
 * Looks at all money that ever moved on the account of an order. `due`: price and fee, sen. `movement`: what paid it before, so that
 * the same said again pays nothing. Late money pays too: whoever paid gets what they ordered.
 */
export const orderMoney = (
  { due, movement }: { readonly due: Sen; readonly movement: string | null },
  moved: readonly BankMovement[],
): OrderMoney => {
  const came = moved.filter(({ reverses }) => reverses === undefined);
  const pays = movement === null ? (came.find(({ amount }) => amount === due) ?? null) : null;
  const used = movement ?? pays?.movement;
  return { pays, strange: came.filter((one) => one.movement !== used) };
};

/** Until when a package bought today is valid: its months after the end of the one before, or after today. Days are YYYY-MM-DD. */
export const packageEnd = (today: string, before: string, months: number): string =>
  dayAfterMonths(before > today ? before : today, months);

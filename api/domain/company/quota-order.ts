import type { BankMovement } from '../billing/payment/book.ts';
import { dayAfterMonths } from '../definition/day.ts';
import type { Sen } from '../definition/money.ts';
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
 * Of what a bank says moved: the money that pays an order, whether the money that paid it was taken back, what fits no order, and what fitted
 * none and went back.
 */
export type OrderMoney = {
  readonly pays: BankMovement | null;
  readonly reversed: boolean;
  readonly strange: readonly BankMovement[];
  readonly returned: readonly string[];
};

/**
 * Looks at all money that ever moved on the account of an order. `due`: price and fee, sen. `movement`: what paid it before, so that
 * the same said again pays nothing. Late money pays too: whoever paid gets what they ordered. Money the bank took back pays nothing, in
 * whichever order it tells so; once it took back what paid, only money that came after that pays again.
 */
export const orderMoney = (
  { due, movement }: { readonly due: Sen; readonly movement: string | null },
  moved: readonly BankMovement[],
): OrderMoney => {
  const back = new Map(moved.flatMap(({ reverses, at }) => (reverses === undefined ? [] : [[reverses, at] as const])));
  const lost = movement === null ? undefined : back.get(movement);
  const came = moved.filter((one) => one.reverses === undefined && !back.has(one.movement));
  const mayPay = movement === null || lost !== undefined;
  const pays = mayPay ? came.find(({ amount, at }) => amount === due && at > (lost ?? 0)) : undefined;
  const used = pays?.movement ?? movement;
  return {
    pays: pays ?? null,
    reversed: lost !== undefined,
    strange: came.filter((one) => one.movement !== used),
    returned: [...back.keys()].filter((one) => one !== movement),
  };
};

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

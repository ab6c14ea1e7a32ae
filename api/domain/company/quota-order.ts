import type { BankMovement } from '../billing/payment/book.ts';
import { dayAfterMonths } from '../definition/day.ts';
import { type Sen, total } from '../definition/money.ts';
import type { StateLook } from '../definition/status.ts';

export const orderMethods = ['va', 'ovo'] as const;
export type OrderMethod = (typeof orderMethods)[number];

export const orderStatuses = ['waiting', 'paid', 'expired', 'cancelled', 'refused', 'reversed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderLook: StateLook<OrderStatus> = {
  words: 'settings.order',
  states: { waiting: 'orange', paid: 'green', expired: 'grey', cancelled: 'grey', refused: 'red', reversed: 'red' },
  marks: { expired: 'history', cancelled: 'close', reversed: 'history' },
};

/**
 * `pays`: the movement that completed the amount; `parts`: earlier ones that count towards it. `reversed`: reversed by
 * the bank after it paid. `strange`: not assigned yet. `returned`: never paid and was refunded.
 */
export type OrderMoney = {
  readonly pays: BankMovement | null;
  readonly parts: readonly BankMovement[];
  readonly reversed: boolean;
  readonly strange: readonly BankMovement[];
  readonly returned: readonly string[];
};

/** `due`: price and fee, sen. `paidBy`: movements that paid it before. `notForIt`: movements assigned otherwise. */
export type OrderDue = {
  readonly due: Sen;
  readonly paidBy: readonly string[];
  readonly notForIt?: ReadonlySet<string>;
};

const sumOf = (movements: readonly BankMovement[]): Sen => total(movements.map(({ amount }) => amount));

/** The movements that pay `due`: one of exactly that amount, else all of them if they add up to it. */
const payingFor = (due: Sen, free: readonly BankMovement[]): readonly BankMovement[] => {
  const exact = free.find(({ amount }) => amount === due);
  if (exact) return [exact];
  return free.length > 0 && sumOf(free) === due ? free : [];
};

/**
 * Late payments count too. A wrong amount waits until a top-up completes it exactly. Reversed money does not pay; after
 * a reversal only later money pays again. Repeated movements change nothing.
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

/** The rest to pay for an order, sen, after a partial payment; null if the money is not a part of it. */
export const topUpOf = (due: Sen, held: Sen): Sen | null => (held > 0 && held < due ? due - held : null);

/** Why money does not pay an order: it was already paid, or the amount differs. */
export const whyStrange = (due: Sen, amount: Sen): 'twice' | 'wrong_amount' =>
  amount === due ? 'twice' : 'wrong_amount';

/** Its months start after the end of the previous package, or after today. Days are YYYY-MM-DD. */
export const packageEnd = (today: string, before: string, months: number): string =>
  dayAfterMonths(before > today ? before : today, months);

export type Package = { readonly packageName: string; readonly packageEnd: string };

/** The package of a company after one more was paid. `day`: booking day of the payment. */
export const packageAfter = (
  before: Package,
  { packageName, months, day }: { readonly packageName: string; readonly months: number; readonly day: string },
): Package => ({ packageName, packageEnd: packageEnd(day, before.packageEnd, months) });

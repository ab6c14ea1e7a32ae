import { dayAfterMonths } from '../definition/day.ts';
import { type Sen, total } from '../definition/money.ts';
import { burden, fineOn, interestOfPart, isEstimable, type Owed } from './owed.ts';

/** Up to this number the order is exact: the cost of one duty depends on the sum paid before it, so subsets suffice. */
const EXACT = 12;
const MOST_MONTHS = 120;

/** A payment of a plan: the amount paid on a day towards a duty, and the interest on that part, in sen. */
export type PlannedPayment = {
  readonly day: string;
  readonly key: string;
  readonly amount: Sen;
  readonly interest: Sen;
};

export type Plan = {
  readonly order: readonly string[];
  readonly payments: readonly PlannedPayment[];
  readonly interest: Sen;
  readonly fines: Sen;
  readonly total: Sen;
  /** The day everything is settled. */
  readonly until: string;
  /** Whether the plan is optimal; for more than twelve duties it is good but may not be the best. */
  readonly exact: boolean;
};

export class UnworkablePlan extends RangeError {}

type Settled = { readonly payments: readonly PlannedPayment[]; readonly interest: Sen; readonly fine: Sen };

const amountOf = ({ debts }: Owed): Sen => total(debts.map(({ amount }) => amount));

/** Payment days: today, then the same day of each later month. */
const calendarOf = (today: string, months: number): readonly string[] =>
  Array.from({ length: months }, (_, at) => dayAfterMonths(today, at));

/** Cost of one duty after a given amount was paid before it: its parts fall into the months of their money. */
const settler = (monthly: Sen, days: readonly string[]) => {
  const burdens = new Map<Owed, readonly (readonly number[])[]>();
  const burdensOf = (owed: Owed): readonly (readonly number[])[] => {
    const known = burdens.get(owed) ?? owed.debts.map((debt) => days.map((day) => burden(debt, day)));
    burdens.set(owed, known);
    return known;
  };
  return (owed: Owed, before: Sen): Settled => {
    const payments: PlannedPayment[] = [];
    let paid = before;
    let interest = 0;
    for (const [at, debt] of owed.debts.entries())
      for (let left = debt.amount; left > 0; ) {
        const month = Math.floor(paid / monthly);
        const amount = Math.min(left, (month + 1) * monthly - paid);
        const cost = interestOfPart(amount, burdensOf(owed)[at]?.[month] ?? 0);
        payments.push({ day: days[month] ?? '', key: owed.key, amount, interest: cost });
        interest += cost;
        paid += amount;
        left -= amount;
      }
    // A return without tax does not wait for money.
    const day = payments.at(-1)?.day ?? days[0] ?? '';
    return { payments, interest, fine: fineOn(owed.filing, day) };
  };
};

type Settle = ReturnType<typeof settler>;
const costOf = ({ interest, fine }: Settled): Sen => interest + fine;

/** The cost of a duty depends on the sum of those before it. Of equal orders the first given wins. */
const exactly = (owed: readonly Owed[], settle: Settle): readonly Owed[] => {
  const whole = 2 ** owed.length;
  const sums = new Array<Sen>(whole).fill(0);
  const best = new Array<Sen>(whole).fill(Number.POSITIVE_INFINITY);
  const last = new Array<number>(whole).fill(-1);
  best[0] = 0;
  for (let set = 0; set < whole; set++)
    for (const [at, one] of owed.entries()) {
      if (set & (1 << at)) continue;
      const next = set | (1 << at);
      const before = sums[set] ?? 0;
      sums[next] = before + amountOf(one);
      const cost = (best[set] ?? 0) + costOf(settle(one, before));
      if (cost < (best[next] ?? 0)) [best[next], last[next]] = [cost, at];
    }
  const order: Owed[] = [];
  for (let set = whole - 1; set > 0; ) {
    const at = last[set] ?? 0;
    order.unshift(owed[at] as Owed);
    set &= ~(1 << at);
  }
  return order;
};

const inOrder = (order: readonly Owed[], settle: Settle): readonly Settled[] => {
  let before = 0;
  return order.map((one) => {
    const settled = settle(one, before);
    before += amountOf(one);
    return settled;
  });
};

const costInOrder = (order: readonly Owed[], settle: Settle): Sen => total(inOrder(order, settle).map(costOf));

const firstDue = ({ debts, filing }: Owed): string =>
  [...debts.map(({ due }) => due), filing?.due ?? '9'].sort()[0] ?? '';

const byDueDay = (owed: readonly Owed[]): readonly Owed[] =>
  [...owed].sort((a, b) => firstDue(a).localeCompare(firstDue(b)));

/** Starts with the order of due days and swaps neighbours while that reduces the cost. */
const nearly = (owed: readonly Owed[], settle: Settle): readonly Owed[] => {
  let order = byDueDay(owed);
  let cost = costInOrder(order, settle);
  for (let better = true; better; ) {
    better = false;
    for (let at = 0; at + 1 < order.length; at++) {
      const swapped = order.with(at, order[at + 1] as Owed).with(at + 1, order[at] as Owed);
      const less = costInOrder(swapped, settle);
      if (less < cost) [order, cost, better] = [swapped, less, true];
    }
  }
  return order;
};

/**
 * The plan of paying duties one after another in this order, with a monthly amount (sen) from today (YYYY-MM-DD) on.
 */
export const planOf = (order: readonly Owed[], monthly: Sen, today: string, exact: boolean): Plan => {
  const settle = settler(monthly, calendarOf(today, monthsFor(order, monthly)));
  const settled = inOrder(order, settle);
  const interest = total(settled.map((one) => one.interest));
  const fines = total(settled.map((one) => one.fine));
  const payments = settled.flatMap((one) => one.payments);
  return {
    order: order.map(({ key }) => key),
    payments,
    interest,
    fines,
    total: interest + fines,
    until: payments.at(-1)?.day ?? today,
    exact,
  };
};

const monthsFor = (owed: readonly Owed[], monthly: Sen): number => {
  const months = Math.ceil(total(owed.map(amountOf)) / monthly) + 1;
  if (!(monthly > 0) || months > MOST_MONTHS + 1) throw new UnworkablePlan(`${monthly} sen a month`);
  return months;
};

/**
 * An amount (sen) is paid each month from today on, one duty after another. Interest itself is billed later (STP) and
 * not paid from it. Throws UnworkablePlan if the amount is zero, or would take more than ten years; the caller leaves
 * out duties without a known rate.
 */
export const cheapestOrder = (owed: readonly Owed[], monthly: Sen, today: string): Plan => {
  const known = owed.filter(isEstimable);
  const settle = settler(monthly, calendarOf(today, monthsFor(known, monthly)));
  const exact = known.length <= EXACT;
  return planOf(exact ? exactly(known, settle) : nearly(known, settle), monthly, today, exact);
};

/** The plan with the same monthly amount, in the order of due days. */
export const planByDueDay = (owed: readonly Owed[], monthly: Sen, today: string): Plan =>
  planOf(byDueDay(owed.filter(isEstimable)), monthly, today, true);

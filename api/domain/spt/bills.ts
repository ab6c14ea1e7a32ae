import { stretchOn } from '../calendar/day-count.ts';
import type { Stretch } from '../definition/dated.ts';
import { rupiah, type Sen, sen, total } from '../definition/money.ts';
import type { Amounts } from '../definition/worked.ts';
import type { Overpaid } from '../rules/spt.ts';
import type { ReturnDefinition } from './definition.ts';
import type { SptEntries, SptRecord } from './record.ts';

/** Amount payable on one account, in sen. */
export type Bill = { readonly line: string; readonly kapKjs: string; readonly amount: Sen };

/** Overpayment on one account, in sen, what happens to it, and the law that decides. */
type Overpayment = Bill & { readonly becomes: Overpaid; readonly rule: Stretch<Overpaid> };

/** By KAP-KJS, in rupiah; null in a return that is no correction. The form has no line for it. */
export type PaidBefore = SptRecord['paidBefore'];

/** In sen. For a line restated in full: the part not covered yet, negative if more is covered. */
const dueOf = ({ due, induk }: ReturnDefinition, amounts: Amounts, paidBefore: PaidBefore = null) =>
  due.map((one) => {
    const amount = sen(amounts[induk]?.[one.line] ?? '0');
    if (!one.whole) return { ...one, amount: amount };
    return { ...one, below: 'refund' as const, amount: amount - sen(paidBefore?.[one.kapKjs] ?? '0') };
  });

export type EarlierReturn = {
  readonly amounts: Amounts | null;
  readonly proofs: readonly { readonly kapKjs: string; readonly amount: string }[];
};

/**
 * For lines restated in full, by KAP-KJS in rupiah. Receipts first pay the other lines of their account, whose
 * corrections bill differences; at most the amount of the newest version is covered.
 */
export const paidBefore = (definition: ReturnDefinition, earlier: readonly EarlierReturn[]): Record<string, string> => {
  const covered: Record<string, string> = {};
  for (const { line, kapKjs } of definition.due.filter(({ whole }) => whole)) {
    const received = total(
      earlier.flatMap(({ proofs }) => proofs.filter((one) => one.kapKjs === kapKjs).map(({ amount }) => sen(amount))),
    );
    const others = definition.due.filter((one) => one.kapKjs === kapKjs && !one.whole);
    const differences = total(
      earlier.flatMap(({ amounts }) =>
        others.map((one) => Math.max(0, sen(amounts?.[definition.induk]?.[one.line] ?? '0'))),
      ),
    );
    const earlierAmount = sen(earlier[0]?.amounts?.[definition.induk]?.[line] ?? '0');
    const amount = Math.min(Math.max(0, received - differences), Math.max(0, earlierAmount));
    if (amount > 0) covered[kapKjs] = rupiah(amount);
  }
  return covered;
};

/** One per account: lines of the same account are paid together. An overpayment of one line does not reduce another. */
export const billsOf = (definition: ReturnDefinition, amounts: Amounts, before: PaidBefore = null): Bill[] => {
  const found = new Map<string, Bill>();
  for (const { line, kapKjs, amount } of dueOf(definition, amounts, before).filter((one) => one.amount > 0)) {
    const known = found.get(kapKjs);
    found.set(kapKjs, known ? { ...known, amount: total([known.amount, amount]) } : { line, kapKjs, amount });
  }
  return [...found.values()];
};

/**
 * PPh 21/26 carries the excess to a later period; in a Unifikasi return it is refunded on request (PMK 81/2024 art. 109
 * (3) d and 123). For PPN `chosen` decides.
 */
export const overpaymentsOf = (
  definition: ReturnDefinition,
  amounts: Amounts,
  period: string,
  chosen: SptEntries['overpaidAs'] = null,
  before: PaidBefore = null,
): Overpayment[] => {
  const rule = stretchOn(definition.overpaid, `${period}-01`);
  if (!rule?.value) return [];
  const becomes = rule.value === 'undecided' && chosen !== null ? chosen : rule.value;
  return dueOf(definition, amounts, before).flatMap(({ line, kapKjs, amount, below }) =>
    amount >= 0 || below === 'reported_elsewhere'
      ? []
      : [{ line, kapKjs, amount: -amount, becomes: below ?? becomes, rule }],
  );
};

/** The choice what happens to the excess, or the bank account for a refund. */
export type OverpaymentMissing = 'no_choice' | 'no_account';

/** `overpayments`: of the return, its own account first. `entries`: null if nothing was entered. */
export const overpaymentMissing = (
  [own]: readonly { readonly becomes: Overpaid }[],
  entries: Pick<SptEntries, 'account'> | null,
): OverpaymentMissing | null => {
  if (!own || own.becomes === 'carry' || own.becomes === 'refund') return null;
  if (own.becomes === 'undecided') return 'no_choice';
  return entries?.account ? null : 'no_account';
};

/** NTPN or Pbk. Amount in sen, date YYYY-MM-DD, masa YYYY-MM. */
export type Proof = {
  readonly id: string;
  readonly kind: 'NTPN' | 'PBK';
  readonly number: string;
  readonly kapKjs: string;
  readonly period: string;
  readonly amount: Sen;
  readonly date: string;
};

export type Unfit = 'pair' | 'period' | 'spare';

/** A bill with the proofs that pay it. `rest` is still payable, `over` exceeds the bill, in sen. */
type Covered = {
  readonly bill: Bill;
  readonly proofs: readonly Proof[];
  readonly paid: Sen;
  readonly rest: Sen;
  readonly over: Sen;
};

export type Coverage = {
  readonly bills: readonly Covered[];
  readonly unfit: readonly { readonly proof: Proof; readonly why: Unfit }[];
  readonly settled: boolean;
};

const chosenFor = ({ amount }: Bill, fitting: readonly Proof[]): readonly Proof[] => {
  const exact = fitting.find((proof) => proof.amount === amount);
  if (exact) return [exact];
  const chosen: Proof[] = [];
  for (const proof of [...fitting].sort((a, b) => a.date.localeCompare(b.date)))
    if (total(chosen.map((one) => one.amount)) < amount) chosen.push(proof);
  return chosen;
};

/** Why this proof would pay nothing besides the ones already linked; null if it pays. */
export const unfitFor = (bills: readonly Bill[], period: string, named: readonly Proof[], proof: Proof): Unfit | null =>
  coverBills(bills, period, [...named, proof]).unfit.find((one) => one.proof === proof)?.why ?? null;

/** Account and masa must equal those of the bill; proofs that are not needed remain spare. */
export const coverBills = (bills: readonly Bill[], period: string, proofs: readonly Proof[]): Coverage => {
  const fits = (bill: Bill, proof: Proof) => proof.kapKjs === bill.kapKjs && proof.period === period;
  const covered = bills.map((bill): Covered => {
    const chosen = chosenFor(
      bill,
      proofs.filter((proof) => fits(bill, proof)),
    );
    const paid = total(chosen.map(({ amount }) => amount));
    return {
      bill,
      proofs: chosen,
      paid,
      rest: Math.max(0, bill.amount - paid),
      over: Math.max(0, paid - bill.amount),
    };
  });
  const used = new Set(covered.flatMap((one) => one.proofs));
  const unfit = proofs
    .filter((proof) => !used.has(proof))
    .map((proof) => {
      const own = bills.some(({ kapKjs }) => kapKjs === proof.kapKjs);
      const why: Unfit = !own ? 'pair' : proof.period === period ? 'spare' : 'period';
      return { proof, why };
    });
  return { bills: covered, unfit, settled: covered.every(({ rest }) => rest === 0) };
};

/**
 * In sen: effective payments, the rest payable, and linked money that pays nothing here. An overpayment of one account
 * does not reduce another.
 */
export const summed = ({ bills, unfit }: Coverage): { paid: Sen; rest: Sen; surplus: Sen } => ({
  paid: total(bills.map(({ paid, over }) => paid - over)),
  rest: total(bills.map(({ rest }) => rest)),
  surplus: total([...bills.map(({ over }) => over), ...unfit.map(({ proof }) => proof.amount)]),
});

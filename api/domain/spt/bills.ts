import { stretchOn } from '../calendar/day-count.ts';
import type { Stretch } from '../definition/dated.ts';
import { rupiah, type Sen, sen, total } from '../definition/money.ts';
import type { Amounts } from '../definition/worked.ts';
import type { Overpaid } from '../rules/spt.ts';
import type { ReturnDefinition } from './definition.ts';
import type { SptEntries, SptRecord } from './record.ts';

/** What a return leaves to pay on one account, in sen. */
export type Bill = { readonly line: string; readonly kapKjs: string; readonly amount: Sen };

/** What was paid too much on one account, in sen, what becomes of it, and by which law. */
type Overpayment = Bill & { readonly becomes: Overpaid; readonly rule: Stretch<Overpaid> };

/**
 * What receipts of the returns before cover of the lines a correction says again whole, by KAP-KJS, in rupiah; null in a return that corrects none.
 * The form has no line for it, so it is kept beside the lines.
 */
export type PaidBefore = SptRecord['paidBefore'];

/** Every line that may leave something to pay, in sen: of a line that is said again whole, what is not covered already, below zero where more is. */
const dueOf = ({ due, induk }: ReturnDefinition, amounts: Amounts, paidBefore: PaidBefore = null) =>
  due.map((one) => {
    const amount = sen(amounts[induk]?.[one.line] ?? '0');
    if (!one.whole) return { ...one, amount: amount };
    return { ...one, below: 'refund' as const, amount: amount - sen(paidBefore?.[one.kapKjs] ?? '0') };
  });

/** An earlier version of a return: its lines, what was covered before it, and the money named for it. */
export type EarlierReturn = {
  readonly amounts: Amounts | null;
  readonly proofs: readonly { readonly kapKjs: string; readonly amount: string }[];
};

/**
 * What the receipts of earlier versions (the newest first) cover of each line that is said again whole, by KAP-KJS in rupiah. Receipts of an
 * account pay its other lines first, whose corrections bill differences; no more is covered than the newest version said of the line.
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

/**
 * The accounts of a worked return that need money, each once: lines under one account are paid together. What one line has too much pays for
 * no other.
 */
export const billsOf = (definition: ReturnDefinition, amounts: Amounts, before: PaidBefore = null): Bill[] => {
  const found = new Map<string, Bill>();
  for (const { line, kapKjs, amount } of dueOf(definition, amounts, before).filter((one) => one.amount > 0)) {
    const known = found.get(kapKjs);
    found.set(kapKjs, known ? { ...known, amount: total([known.amount, amount]) } : { line, kapKjs, amount });
  }
  return [...found.values()];
};

/**
 * The accounts paid too much. PPh 21/26 carries it to a later period; of a unifikasi return it is neither carried nor moved by Pbk, but
 * given back on request (PMK 81/2024 art. 109 (3) d and 123). Of PPN `chosen` says what is asked for.
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
    amount >= 0 || below === 'told_elsewhere'
      ? []
      : [{ line, kapKjs, amount: -amount, becomes: below ?? becomes, rule }],
  );
};

/** What a return that was paid too much has to say before it is filed and does not say yet: what is asked for, or where money is given back to. */
export type OverpaymentMissing = 'no_choice' | 'no_account';

/** `overpayments`: of the return, its own account first. `entries`: what was filled in of it; null where nothing was. */
export const overpaymentMissing = (
  [own]: readonly { readonly becomes: Overpaid }[],
  entries: Pick<SptEntries, 'account'> | null,
): OverpaymentMissing | null => {
  if (!own || own.becomes === 'carry' || own.becomes === 'refund') return null;
  if (own.becomes === 'undecided') return 'no_choice';
  return entries?.account ? null : 'no_account';
};

/** Money at the state: a receipt (NTPN) or a transfer between accounts (Pbk). Amount in sen, date YYYY-MM-DD, masa YYYY-MM. */
export type Proof = {
  readonly id: string;
  readonly kind: 'NTPN' | 'PBK';
  readonly number: string;
  readonly kapKjs: string;
  readonly period: string;
  readonly amount: Sen;
  readonly date: string;
};

/** Why a proof pays for nothing in this return. */
export type Unfit = 'pair' | 'period' | 'spare';

/** A bill with the proofs that pay it. `rest` is still to be paid, `over` is more than it asks for, in sen. */
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
  /** Nothing is left to pay. */
  readonly settled: boolean;
};

/** One proof that is exactly the bill; failing that, the earliest ones until it is paid. */
const chosenFor = ({ amount }: Bill, fitting: readonly Proof[]): readonly Proof[] => {
  const exact = fitting.find((proof) => proof.amount === amount);
  if (exact) return [exact];
  const chosen: Proof[] = [];
  for (const proof of [...fitting].sort((a, b) => a.date.localeCompare(b.date)))
    if (total(chosen.map((one) => one.amount)) < amount) chosen.push(proof);
  return chosen;
};

/** Why this proof would pay for nothing beside those that are named already; null where it pays. */
export const unfitFor = (bills: readonly Bill[], period: string, named: readonly Proof[], proof: Proof): Unfit | null =>
  coverBills(bills, period, [...named, proof]).unfit.find((one) => one.proof === proof)?.why ?? null;

/** Holds proofs against the bills of a return: account and masa have to be the bill's own; what is not needed stays spare. */
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
 * What a return comes to over all of its accounts, in sen: money that pays something, what is still to be paid, and money named that pays
 * nothing here. What one account has too much pays for no other.
 */
export const summed = ({ bills, unfit }: Coverage): { paid: Sen; rest: Sen; surplus: Sen } => ({
  paid: total(bills.map(({ paid, over }) => paid - over)),
  rest: total(bills.map(({ rest }) => rest)),
  surplus: total([...bills.map(({ over }) => over), ...unfit.map(({ proof }) => proof.amount)]),
});

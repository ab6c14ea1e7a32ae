import { type Sen, total } from '../../definition/money.ts';
import type { CancelReason, Opening, PaymentEntry } from './entry.ts';

/**
 * Where a payment stands. `attention`: money came that does not fit (wrong amount, twice, after it ended) and a person decides.
 * `settled`: every billing code in it has its NTPN, but those whose money goes back.
 */
export type PaymentStatus =
  | 'opening'
  | 'waiting'
  | 'paid'
  | 'settled'
  | 'attention'
  | 'cancelled'
  | 'expired'
  | 'failed';

export type PaymentBalance = {
  readonly status: PaymentStatus;
  readonly opening: Opening;
  /** Tax and fee together, in sen: what the bank must receive, to the rupiah. */
  readonly due: Sen;
  /** Received and not given back, in sen. */
  readonly held: Sen;
  readonly received: Sen;
  readonly reversed: Sen;
  readonly account: { readonly number: string; readonly expiresAt: number } | null;
  readonly ended: { readonly reason: CancelReason; readonly at: number } | null;
  /** What goes back for codes the office did not take, in sen by billing id. */
  readonly returned: ReadonlyMap<string, Sen>;
  /** What is due without what goes back; nothing where all of it does. */
  readonly owed: Sen;
  /** Moment of the first movement that makes up what is due; null while it is not paid. */
  readonly paidAt: number | null;
  /** NTPN by billing id. */
  readonly ntpn: ReadonlyMap<string, string>;
  readonly movements: ReadonlySet<string>;
};

const closedAs: Record<CancelReason, PaymentStatus> = {
  person: 'cancelled',
  superseded: 'cancelled',
  expired: 'expired',
  refused: 'failed',
};

const statusOf = (of: Omit<PaymentBalance, 'status'>): PaymentStatus => {
  const { lines } = of.opening;
  const settled =
    of.ntpn.size > 0 && lines.every(({ billingId }) => of.ntpn.has(billingId) || of.returned.has(billingId));
  // Nothing of it was paid: the bank has to give all of it back.
  if (of.held > 0 && of.owed === 0) return 'attention';
  if (of.held > of.due || (of.ended && of.held > 0 && !settled)) return 'attention';
  if (of.held > 0 && of.held < of.owed) return 'attention';
  if (settled) return 'settled';
  if (of.held > 0) return 'paid';
  if (of.ended) return closedAs[of.ended.reason];
  return of.account || of.opening.method === 'counter' ? 'waiting' : 'opening';
};

/**
 * What the entries of one payment, oldest first, come to. Entries may repeat a movement or come after the end: the sums stay
 * those of the bank. Throws RangeError when the first entry is not `created`.
 */
export const balanceOf = (entries: readonly PaymentEntry[]): PaymentBalance => {
  const opening = entries[0];
  if (opening?.kind !== 'created') throw new RangeError('a payment begins with created');
  const movements = new Map<string, Sen>();
  const ntpn = new Map<string, string>();
  const returned = new Map<string, Sen>();
  let account: PaymentBalance['account'] = null;
  let ended: PaymentBalance['ended'] = null;
  let paidAt: number | null = null;
  const tax = total(opening.lines.map(({ amount }) => amount));
  const due = tax + opening.fee;
  for (const entry of entries) {
    if (entry.kind === 'va-opened') account ??= { number: entry.number, expiresAt: entry.expiresAt };
    else if (entry.kind === 'cancelled') ended ??= { reason: entry.reason, at: entry.at };
    else if (entry.kind === 'ntpn-received') ntpn.set(entry.billingId, ntpn.get(entry.billingId) ?? entry.ntpn);
    else if (entry.kind === 'part-returned') returned.set(entry.billingId, entry.amount);
    else if (entry.kind === 'paid' || entry.kind === 'reversed') {
      if (movements.has(entry.movement)) continue;
      movements.set(entry.movement, entry.kind === 'paid' ? entry.amount : -entry.amount);
      if (entry.kind === 'paid' && entry.amount === due) paidAt ??= entry.at;
    }
  }
  const amounts = [...movements.values()];
  const received = total(amounts.filter((amount) => amount > 0));
  const reversed = -total(amounts.filter((amount) => amount < 0));
  const heldAmount = received - reversed;
  const allReturned = opening.lines.every(({ billingId }) => returned.has(billingId));
  const owed = allReturned ? 0 : due - total([...returned.values()]);
  const known = {
    opening,
    due,
    held: heldAmount,
    received,
    reversed,
    account,
    ended,
    returned,
    owed,
    paidAt: heldAmount >= owed ? paidAt : null,
    ntpn,
    movements: new Set(movements.keys()),
  };
  return { ...known, status: statusOf(known) };
};

/** Whether nothing more is expected of it: no money may still come to it, and none is on its way out. */
export const isClosed = ({ status }: Pick<PaymentBalance, 'status'>): boolean =>
  status === 'settled' || status === 'cancelled' || status === 'expired' || status === 'failed';

/** Whether the payment still holds its billing codes, so that no second one may be begun without ending it. */
export const holdsBillings = ({ status }: Pick<PaymentBalance, 'status'>): boolean => !isClosed({ status });

/** Whether money came that does not fit, so that a person says what becomes of it. */
export const needsPerson = ({ status }: Pick<PaymentBalance, 'status'>): boolean => status === 'attention';

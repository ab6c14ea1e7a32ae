import { type Sen, total } from '../../definition/money.ts';
import type { CancelReason, Opening, PaymentEntry } from './entry.ts';

/**
 * `attention`: money does not match and a user decides. `settled`: every billing code has its NTPN, except those being
 * refunded.
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
  /** Tax and fee, in sen: the exact amount the bank must receive. */
  readonly due: Sen;
  /** Received and not refunded, in sen. */
  readonly held: Sen;
  readonly received: Sen;
  readonly reversed: Sen;
  readonly account: { readonly number: string; readonly expiresAt: number } | null;
  readonly ended: { readonly reason: CancelReason; readonly at: number } | null;
  /** Refunds for codes the tax office did not accept, in sen by billing id. */
  readonly returned: ReadonlyMap<string, Sen>;
  /** The amount due less refunds; zero if all of it is refunded. */
  readonly owed: Sen;
  /** Time of the first movement that completes the amount due; null while unpaid. */
  readonly paidAt: number | null;
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
  // All codes are refunded: the bank must return all the money.
  if (of.held > 0 && of.owed === 0) return 'attention';
  if (of.held > of.due || (of.ended && of.held > 0 && !settled)) return 'attention';
  if (of.held > 0 && of.held < of.owed) return 'attention';
  if (settled) return 'settled';
  if (of.held > 0) return 'paid';
  if (of.ended) return closedAs[of.ended.reason];
  return of.account || of.opening.method === 'counter' ? 'waiting' : 'opening';
};

/**
 * Oldest entry first. Entries may repeat a movement or follow the end; the sums always equal those of the bank. Throws
 * RangeError if the first entry is not `created`.
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

/** Whether the payment is final: no money may still arrive, and none is being refunded. */
export const isClosed = ({ status }: Pick<PaymentBalance, 'status'>): boolean =>
  status === 'settled' || status === 'cancelled' || status === 'expired' || status === 'failed';

export const holdsBillings = ({ status }: Pick<PaymentBalance, 'status'>): boolean => !isClosed({ status });

export const needsPerson = ({ status }: Pick<PaymentBalance, 'status'>): boolean => status === 'attention';

import type { Sen } from '../../definition/money.ts';
import { holdsBillings, type PaymentBalance } from './balance.ts';
import type { PaymentEntry } from './entry.ts';

export type BankMovement = {
  readonly movement: string;
  readonly at: number;
  readonly amount: Sen;
  readonly reverses?: string;
};

/** Why incoming money needs a manual decision. */
export type UnmatchedPayment =
  | 'wrong_amount'
  | 'twice'
  | 'after_cancel'
  | 'after_expiry'
  | 'unknown_account'
  /** The money fits, but the tax office does not take it for the code. */
  | 'not_settled';

export type Booking = {
  /** Entries to append; empty if the movement is already known. */
  readonly entries: readonly PaymentEntry[];
  readonly unmatchedPayment: UnmatchedPayment | null;
};

const NOTHING: Booking = { entries: [], unmatchedPayment: null };

const unmatchedPaymentOf = (balance: PaymentBalance, amount: Sen): UnmatchedPayment | null => {
  if (balance.held > 0) return 'twice';
  if (balance.ended) return balance.ended.reason === 'expired' ? 'after_expiry' : 'after_cancel';
  return amount === balance.due ? null : 'wrong_amount';
};

/**
 * Money is always booked, whenever it arrives, so that our sums equal the bank's; money that does not match is queued.
 * Repeating a movement changes nothing.
 */
export const book = (balance: PaymentBalance, bankMovement: BankMovement): Booking => {
  if (balance.movements.has(bankMovement.movement)) return NOTHING;
  const { movement, at, amount } = bankMovement;
  if (bankMovement.reverses !== undefined)
    return {
      entries: [{ kind: 'reversed', at, amount, movement, of: bankMovement.reverses }],
      unmatchedPayment: null,
    };
  return { entries: [{ kind: 'paid', at, amount, movement }], unmatchedPayment: unmatchedPaymentOf(balance, amount) };
};

/** Also after the payment ended, so that the account can be closed. */
export const openAccount = (
  balance: PaymentBalance,
  account: { number: string; expiresAt: number; at: number },
): readonly PaymentEntry[] => (balance.account ? [] : [{ kind: 'va-opened', ...account }]);

/** Nothing once money has arrived: it can no longer be cancelled. */
export const end = (
  balance: PaymentBalance,
  reason: Extract<PaymentEntry, { kind: 'cancelled' }>['reason'],
  at: number,
): readonly PaymentEntry[] => (balance.held > 0 || !holdsBillings(balance) ? [] : [{ kind: 'cancelled', at, reason }]);

/** Nothing if already recorded, or if the code has its receipt from this payment. */
export const returnPart = (
  balance: PaymentBalance,
  part: { billingId: string; amount: Sen; at: number },
): readonly PaymentEntry[] =>
  balance.returned.has(part.billingId) || balance.ntpn.has(part.billingId) ? [] : [{ kind: 'part-returned', ...part }];

/** Throws RangeError for a second, different NTPN. */
export const receipt = (
  balance: PaymentBalance,
  given: { billingId: string; ntpn: string; at: number; from: 'office' | 'person' },
): readonly PaymentEntry[] => {
  if (!balance.opening.lines.some(({ billingId }) => billingId === given.billingId))
    throw new RangeError('this payment has no such billing code');
  const known = balance.ntpn.get(given.billingId);
  if (known === given.ntpn) return [];
  if (known !== undefined) throw new RangeError('this billing code has another NTPN');
  return [{ kind: 'ntpn-received', ...given }];
};

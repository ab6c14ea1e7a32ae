import type { Sen } from '../../definition/money.ts';
import { holdsBillings, type PaymentBalance } from './balance.ts';
import type { PaymentEntry } from './entry.ts';

/** What a bank says of money, in our words: a movement in, or one given back. Amounts sen, moments milliseconds. */
export type BankMovement = {
  readonly movement: string;
  readonly at: number;
  readonly amount: Sen;
  /** Set when the bank gave back an earlier movement. */
  readonly reverses?: string;
};

/** Why a person has to look at money that came. */
export type UnmatchedPayment =
  | 'wrong_amount'
  | 'twice'
  | 'after_cancel'
  | 'after_expiry'
  | 'unknown_account'
  /** The money fits, but the tax office does not take it for the code. */
  | 'not_settled';

export type Booking = {
  /** To be appended; empty when the movement is known already. */
  readonly entries: readonly PaymentEntry[];
  /** For the queue a person resolves. */
  readonly unmatchedPayment: UnmatchedPayment | null;
};

const NOTHING: Booking = { entries: [], unmatchedPayment: null };

const unmatchedPaymentOf = (balance: PaymentBalance, amount: Sen): UnmatchedPayment | null => {
  if (balance.held > 0) return 'twice';
  if (balance.ended) return balance.ended.reason === 'expired' ? 'after_expiry' : 'after_cancel';
  return amount === balance.due ? null : 'wrong_amount';
};

/**
 * Books what the bank says. Money is booked whatever it is and whenever it comes, so that our sums are the bank's; what does not
 * fit is named for the queue. The same movement again changes nothing.
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

/** The account a bank opened for us. Opened too late, after the payment ended, it is noted all the same, so that it can be closed. */
export const openAccount = (
  balance: PaymentBalance,
  account: { number: string; expiresAt: number; at: number },
): readonly PaymentEntry[] => (balance.account ? [] : [{ kind: 'va-opened', ...account }]);

/** Ends a payment nobody has paid. Nothing once money came: it can no longer be cancelled. */
export const end = (
  balance: PaymentBalance,
  reason: Extract<PaymentEntry, { kind: 'cancelled' }>['reason'],
  at: number,
): readonly PaymentEntry[] => (balance.held > 0 || !holdsBillings(balance) ? [] : [{ kind: 'cancelled', at, reason }]);

/** The money for one code goes back, as a person said. Nothing where that is known, or the code has its receipt from this payment. */
export const returnPart = (
  balance: PaymentBalance,
  part: { billingId: string; amount: Sen; at: number },
): readonly PaymentEntry[] =>
  balance.returned.has(part.billingId) || balance.ntpn.has(part.billingId) ? [] : [{ kind: 'part-returned', ...part }];

/** The state's receipt for one billing code of the payment. A second, different one is refused: RangeError. */
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

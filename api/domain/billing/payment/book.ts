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

const unmatchedPaymentOf = (standing: PaymentBalance, amount: Sen): UnmatchedPayment | null => {
  if (standing.held > 0) return 'twice';
  if (standing.ended) return standing.ended.reason === 'expired' ? 'after_expiry' : 'after_cancel';
  return amount === standing.due ? null : 'wrong_amount';
};

/**
 * Books what the bank says. Money is booked whatever it is and whenever it comes, so that our sums are the bank's; what does not
 * fit is named for the queue. The same movement again changes nothing.
 */
export const book = (standing: PaymentBalance, said: BankMovement): Booking => {
  if (standing.movements.has(said.movement)) return NOTHING;
  const { movement, at, amount } = said;
  if (said.reverses !== undefined)
    return { entries: [{ kind: 'reversed', at, amount, movement, of: said.reverses }], unmatchedPayment: null };
  return { entries: [{ kind: 'paid', at, amount, movement }], unmatchedPayment: unmatchedPaymentOf(standing, amount) };
};

/** The account a bank opened for us. Opened too late, after the payment ended, it is noted all the same, so that it can be closed. */
export const openAccount = (
  standing: PaymentBalance,
  account: { number: string; expiresAt: number; at: number },
): readonly PaymentEntry[] => (standing.account ? [] : [{ kind: 'va-opened', ...account }]);

/** Ends a payment nobody has paid. Nothing once money came: it can no longer be cancelled. */
export const end = (
  standing: PaymentBalance,
  reason: Extract<PaymentEntry, { kind: 'cancelled' }>['reason'],
  at: number,
): readonly PaymentEntry[] =>
  standing.held > 0 || !holdsBillings(standing) ? [] : [{ kind: 'cancelled', at, reason }];

/** The money for one code goes back, as a person said. Nothing where that is known, or the code has its receipt from this payment. */
export const returnPart = (
  standing: PaymentBalance,
  part: { billingId: string; amount: Sen; at: number },
): readonly PaymentEntry[] =>
  standing.returned.has(part.billingId) || standing.ntpn.has(part.billingId)
    ? []
    : [{ kind: 'part-returned', ...part }];

/** The state's receipt for one billing code of the payment. A second, different one is refused: RangeError. */
export const receipt = (
  standing: PaymentBalance,
  given: { billingId: string; ntpn: string; at: number; from: 'office' | 'person' },
): readonly PaymentEntry[] => {
  if (!standing.opening.lines.some(({ billingId }) => billingId === given.billingId))
    throw new RangeError('this payment has no such billing code');
  const known = standing.ntpn.get(given.billingId);
  if (known === given.ntpn) return [];
  if (known !== undefined) throw new RangeError('this billing code has another NTPN');
  return [{ kind: 'ntpn-received', ...given }];
};

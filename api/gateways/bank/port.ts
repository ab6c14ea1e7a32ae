import type { BankMovement } from '#domain/billing/payment/book.ts';
import type { Sen } from '#domain/definition/money.ts';
import type { WayToPay } from '#domain/simulator/ways-to-pay.ts';
import type { Answer } from '../answer.ts';

export const vaBanks = ['BCA', 'MANDIRI', 'BRI', 'BNI', 'PERMATA', 'CIMB', 'DANAMON', 'BSI'] as const;
export type VaBank = (typeof vaBanks)[number];

/**
 * An account for one payment, of exactly this amount and open until then. Amount sen (whole rupiah), times in
 * milliseconds.
 */
export type AccountOrder = {
  readonly companyId: string;
  /** Our id of the payment, used in the log of calls and in the bank's callbacks. */
  readonly paymentId: string;
  readonly amount: Sen;
  readonly payer: { readonly name: string; readonly email: string };
  readonly expiresAt: number;
} & (
  | { readonly method: 'va'; readonly bank: VaBank }
  /** OVO asks its customer on the phone; there is no number to pay to. */
  | { readonly method: 'ovo'; readonly phone: string }
);

export type Account = { readonly ref: string; readonly number: string; readonly expiresAt: number };

export type AccountState = {
  readonly state: 'open' | 'closed' | 'expired' | 'paid';
  readonly movements: readonly BankMovement[];
};

export type KnownAccount = {
  readonly companyId: string;
  readonly paymentId: string;
  readonly ref: string;
  readonly bank: VaBank | 'OVO';
};

/** A request as received; the body is the signed text, not parsed. Header names are lower case. */
export type IncomingCall = {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly path: string;
  readonly body: string;
};

/** The content of a callback. `event` is the bank's own id of it: the same id is the same event. */
export type News =
  | { readonly kind: 'money'; readonly event: string; readonly paymentId: string; readonly movement: BankMovement }
  /** Signed and well-formed, but of no money. Where it names a payment, the bank may be asked about it at once. */
  | { readonly kind: 'other'; readonly event: string; readonly paymentId?: string }
  | { readonly kind: 'forged'; readonly why: 'signature' | 'age' | 'shape' };

/**
 * A bank, or a provider in front of several. `key` makes a request idempotent. Every method returns an answer; none
 * throws for a failure of the other side.
 */
export type Bank = {
  readonly name: string;
  readonly simulated: boolean;
  /** The calls the bank supports. Without one, a person does it in the provider's back office. */
  readonly capabilities: { readonly close: boolean; readonly giveBack: boolean };
  /** The provider's fee for one payment, in sen, paid on top. */
  fee(method: 'va' | 'ovo'): Sen;
  /**
   * The account may expire earlier than requested, never later. OVO may take its customer's whole minute to respond.
   */
  open(order: AccountOrder, key: string): Promise<Answer<Account>>;
  /**
   * Closes an unpaid account. Refused with ALREADY_PAID once money came. A bank that cannot close returns the state of
   * the account: one that is still `open` can be paid until it expires, and is polled until then.
   */
  close(account: KnownAccount, key: string): Promise<Answer<AccountState>>;
  ask(account: KnownAccount): Promise<Answer<AccountState>>;
  /** Refunds a movement to its payer. Refused with NOT_SUPPORTED by a bank that cannot. */
  giveBack(account: KnownAccount, movement: string, key: string): Promise<Answer<BankMovement>>;
  /** Checks signature and age, and parses. Never throws. */
  read(call: IncomingCall, now: number): News;
};

/** The payer's side of a simulated bank; absent with a real bank. */
export type BankCounter = {
  pay(paid: {
    readonly number: string;
    readonly amount: Sen;
    readonly how: WayToPay;
  }): Promise<Answer<readonly BankMovement[]>>;
  /** Processes what is due (responses of OVO customers, callbacks); returns the number of callbacks tried. */
  tick(): Promise<number>;
};

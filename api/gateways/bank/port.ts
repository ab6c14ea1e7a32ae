import type { BankMovement } from '#domain/billing/payment/book.ts';
import type { Sen } from '#domain/definition/money.ts';
import type { WayToPay } from '#domain/simulator/ways-to-pay.ts';
import type { Answer } from '../answer.ts';

export const vaBanks = ['BCA', 'MANDIRI', 'BRI', 'BNI', 'PERMATA', 'CIMB', 'DANAMON', 'BSI'] as const;
export type VaBank = (typeof vaBanks)[number];

/** Amount in sen (whole rupiah), times in ms. */
export type AccountOrder = {
  readonly companyId: string;
  /** Our id, used in the log of calls and in callbacks. */
  readonly paymentId: string;
  readonly amount: Sen;
  readonly payer: { readonly name: string; readonly email: string };
  readonly expiresAt: number;
} & (
  | { readonly method: 'va'; readonly bank: VaBank }
  /** OVO asks its customer on the phone: there is no number to pay to. */
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

/** The body is the signed text, not parsed. Header names are lower case. */
export type IncomingCall = {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly path: string;
  readonly body: string;
};

/** `event`: the bank's own id; the same id is the same event. */
export type News =
  | { readonly kind: 'money'; readonly event: string; readonly paymentId: string; readonly movement: BankMovement }
  /** Valid, but about no money. The bank may be queried about a named payment at once. */
  | { readonly kind: 'other'; readonly event: string; readonly paymentId?: string }
  | { readonly kind: 'forged'; readonly why: 'signature' | 'age' | 'shape' };

/**
 * A bank or payment provider. `key` makes a request idempotent. Every method returns an answer; none throws for a
 * failure of the other side.
 */
export type Bank = {
  readonly name: string;
  readonly simulated: boolean;
  /** Calls the bank lacks are made by a person in the provider's back office. */
  readonly capabilities: { readonly close: boolean; readonly giveBack: boolean };
  /** Per payment, in sen, paid on top. */
  fee(method: 'va' | 'ovo'): Sen;
  /** The account may expire earlier than requested, never later. OVO may take a minute to respond. */
  open(order: AccountOrder, key: string): Promise<Answer<Account>>;
  /**
   * Refused with ALREADY_PAID once money came. A bank that cannot close returns the state: an `open` account is polled
   * until it expires.
   */
  close(account: KnownAccount, key: string): Promise<Answer<AccountState>>;
  ask(account: KnownAccount): Promise<Answer<AccountState>>;
  /** Refused with NOT_SUPPORTED by a bank that cannot. */
  giveBack(account: KnownAccount, movement: string, key: string): Promise<Answer<BankMovement>>;
  /** Checks signature and age, and parses. Never throws. */
  read(call: IncomingCall, now: number): News;
};

/** Absent with a real bank. */
export type BankCounter = {
  pay(paid: {
    readonly number: string;
    readonly amount: Sen;
    readonly how: WayToPay;
  }): Promise<Answer<readonly BankMovement[]>>;
  /** Returns the number of callbacks tried. */
  tick(): Promise<number>;
};

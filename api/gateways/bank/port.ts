import type { BankMovement } from '#domain/billing/payment/book.ts';
import type { Sen } from '#domain/definition/money.ts';
import type { WayToPay } from '#domain/simulator/ways-to-pay.ts';
import type { Answer } from '../answer.ts';

/** Banks an account may be opened at. */
export const vaBanks = ['BCA', 'MANDIRI', 'BRI', 'BNI', 'PERMATA', 'CIMB', 'DANAMON', 'BSI'] as const;
export type VaBank = (typeof vaBanks)[number];

/** An account for one payment, of exactly this amount and open until then. Amount sen (whole rupiah), moments milliseconds. */
export type AccountOrder = {
  readonly companyId: string;
  /** Our id of the payment: names it in the log of calls and in the bank's callbacks. */
  readonly paymentId: string;
  readonly amount: Sen;
  readonly payer: { readonly name: string; readonly email: string };
  readonly expiresAt: number;
} & (
  | { readonly method: 'va'; readonly bank: VaBank }
  /** OVO asks its customer on the phone; there is no number to pay to. */
  | { readonly method: 'ovo'; readonly phone: string }
);

/** `number`: what a person pays to; of an OVO customer's phone only the beginning and the end. */
export type Account = { readonly ref: string; readonly number: string; readonly expiresAt: number };

export type AccountState = {
  readonly state: 'open' | 'closed' | 'expired' | 'paid';
  /** All money that ever moved on it, oldest first. */
  readonly movements: readonly BankMovement[];
};

/** An account that was opened, as we know it. */
export type KnownAccount = {
  readonly companyId: string;
  readonly paymentId: string;
  readonly ref: string;
  readonly bank: VaBank | 'OVO';
};

/** A request as it came in; the body as it was signed, not parsed. Header names are lower case. */
export type IncomingCall = {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly path: string;
  readonly body: string;
};

/** What a callback turned out to say. `event` is the bank's own id of it: the same id is the same news. */
export type News =
  | { readonly kind: 'money'; readonly event: string; readonly paymentId: string; readonly movement: BankMovement }
  /** Signed and well-formed, but of no money. Where it names a payment, the bank may be asked about it at once. */
  | { readonly kind: 'other'; readonly event: string; readonly paymentId?: string }
  | { readonly kind: 'forged'; readonly why: 'signature' | 'age' | 'shape' };

/**
 * A bank, or a provider in front of several, as we need it. `key` makes a request safe to repeat. Every method answers; none
 * throws for what the other side does.
 */
export type Bank = {
  readonly name: string;
  readonly simulated: boolean;
  /** What the other side has a call for. A provider without one is told of it by a person, in its own back office. */
  readonly capabilities: { readonly close: boolean; readonly giveBack: boolean };
  /** The provider's fee for one payment, in sen, paid on top. */
  fee(method: 'va' | 'ovo'): Sen;
  /** The account may run out earlier than was asked for, never later. OVO may take its customer's whole minute to answer. */
  open(order: AccountOrder, key: string): Promise<Answer<Account>>;
  /**
   * Closes an account nobody has paid. Refused with ALREADY_PAID once money came. A bank that cannot close says how the account
   * stands: one that is still `open` may be paid until it runs out, and is asked about until then.
   */
  close(account: KnownAccount, key: string): Promise<Answer<AccountState>>;
  ask(account: KnownAccount): Promise<Answer<AccountState>>;
  /** Gives a movement back to whoever paid it. Refused with NOT_SUPPORTED by a bank that cannot. */
  giveBack(account: KnownAccount, movement: string, key: string): Promise<Answer<BankMovement>>;
  /** Checks signature and age, and reads. Never throws. */
  read(call: IncomingCall, now: number): News;
};

/** The street side of a simulated bank: where money comes from. Not there where the bank is a real one. */
export type BankCounter = {
  /** Puts money on an account, as some channels do: whatever the amount, whether it still is open or not. Amount sen. */
  pay(paid: {
    readonly number: string;
    readonly amount: Sen;
    readonly how: WayToPay;
  }): Promise<Answer<readonly BankMovement[]>>;
  /** Lets time do its work (customers of OVO, callbacks that are due); answers how many callbacks were tried. */
  tick(): Promise<number>;
};

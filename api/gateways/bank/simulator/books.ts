import { z } from 'zod';

export const accountStates = ['open', 'closed', 'paid'] as const;

/** Plain columns, so that any store can hold it. Amounts in sen, times in ms. */
export type BookedAccount = {
  ref: string;
  companyId: string;
  bank: string;
  number: string;
  holder: string;
  amount: number;
  state: string;
  openedAt: number;
  expiresAt: number;
  answersAt: number | null;
};

export type BookedMovement = {
  movement: string;
  ref: string;
  companyId: string;
  at: number;
  amount: number;
  reverses: string | null;
};

export type BookedCall = {
  id: string;
  ref: string;
  companyId: string;
  event: string;
  body: string;
  state: string;
  dueAt: number;
  tries: number;
  answered: number | null;
};

export type BankReader = {
  account(ref: string): Promise<BookedAccount | null>;
  byNumber(number: string): Promise<BookedAccount | null>;
  movements(ref: string): Promise<BookedMovement[]>;
  answering(now: number): Promise<BookedAccount[]>;
  dueCalls(now: number): Promise<BookedCall[]>;
};

export type BankWriter = BankReader & {
  /** Locks the account until the transaction ends. */
  hold(ref: string): Promise<BookedAccount | null>;
  add(account: BookedAccount): Promise<boolean>;
  change(account: BookedAccount): Promise<void>;
  addMovement(movement: BookedMovement): Promise<void>;
  addCall(call: BookedCall): Promise<void>;
  /** Postpones the next try of a due callback; false if another process has claimed it. */
  claim(call: BookedCall, until: number): Promise<boolean>;
  changeCall(call: BookedCall): Promise<void>;
};

/** `transact` is atomic. */
export type BankBooks = {
  readonly read: BankReader;
  transact<T>(work: (books: BankWriter) => Promise<T>): Promise<T>;
};

export const bookedState = z.enum(accountStates);

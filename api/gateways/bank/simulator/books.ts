import { z } from 'zod';

export const accountStates = ['open', 'closed', 'paid'] as const;

/** One account in the bank's books. Plain columns, so that any store can keep it. Amounts sen, moments milliseconds. */
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
  /** The one opened last, where a number was used again. */
  byNumber(number: string): Promise<BookedAccount | null>;
  /** Oldest first. */
  movements(ref: string): Promise<BookedMovement[]>;
  /** Open accounts whose customer answers by now. */
  answering(now: number): Promise<BookedAccount[]>;
  dueCalls(now: number): Promise<BookedCall[]>;
};

export type BankWriter = BankReader & {
  /** The account, and nobody else changes it until the transaction ends. */
  hold(ref: string): Promise<BookedAccount | null>;
  /** False when there is one of that name already. */
  add(account: BookedAccount): Promise<boolean>;
  change(account: BookedAccount): Promise<void>;
  addMovement(movement: BookedMovement): Promise<void>;
  addCall(call: BookedCall): Promise<void>;
  /** Puts a try of a due callback off to another moment; false when somebody else has taken it. */
  claim(call: BookedCall, until: number): Promise<boolean>;
  changeCall(call: BookedCall): Promise<void>;
};

/** The bank's memory, handed in. `transact` is all or nothing. */
export type BankBooks = {
  readonly read: BankReader;
  transact<T>(work: (books: BankWriter) => Promise<T>): Promise<T>;
};

export const bookedState = z.enum(accountStates);

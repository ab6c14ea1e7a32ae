import type { BankMovement } from '#domain/billing/payment/book.ts';
import { movementName } from '../doku/read.ts';
import { type AccountState, vaBanks } from '../port.ts';
import type { Way } from './behaviours.ts';
import { type BankWriter, type BookedAccount, type BookedMovement, bookedState } from './books.ts';

const channelOf = (bank: string): string =>
  vaBanks.some((known) => known === bank) ? `VIRTUAL_ACCOUNT_${bank}` : `EMONEY_${bank}`;

const notification = (account: BookedAccount, status: 'SUCCESS' | 'FAILED', at: number, amount: number): string =>
  JSON.stringify({
    service: { id: account.bank === 'OVO' ? 'EMONEY' : 'VIRTUAL_ACCOUNT' },
    acquirer: { id: account.bank },
    channel: { id: channelOf(account.bank) },
    transaction: { status, date: new Date(at).toISOString(), original_request_id: account.ref },
    order: { invoice_number: account.ref, amount: amount / 100 },
    ...(account.bank === 'OVO' ? {} : { virtual_account_info: { virtual_account_number: account.number } }),
  });

export const moved = ({ movement, at, amount, reverses }: BookedMovement): BankMovement => ({
  movement,
  at,
  amount,
  ...(reverses === null ? {} : { reverses }),
});

export type Teller = { readonly newId: () => string };

const plan = async (
  books: BankWriter,
  { newId }: Teller,
  account: BookedAccount,
  body: string,
  dues: readonly number[],
): Promise<void> => {
  const event = newId();
  for (const dueAt of dues)
    await books.addCall({
      id: newId(),
      ref: account.ref,
      companyId: account.companyId,
      event,
      body,
      state: 'waiting',
      dueAt,
      tries: 0,
      answered: null,
    });
};

/** Callbacks are scheduled in the same transaction. */
export const moveMoney = async (
  books: BankWriter,
  teller: Teller,
  account: BookedAccount,
  paid: { readonly amount: number; readonly at: number; readonly way: Way },
): Promise<readonly BankMovement[]> => {
  const before = await books.movements(account.ref);
  // A movement is identified by its second, so two of one account must not share it.
  let at = Math.max(paid.at, 1_000 * (Math.floor((before.at(-1)?.at ?? 0) / 1_000) + 1));
  const movements: BankMovement[] = [];
  for (const delays of paid.way.calls) {
    const { ref, companyId } = account;
    const movement = { movement: movementName(ref, at), ref, companyId, at, amount: paid.amount, reverses: null };
    await books.addMovement(movement);
    const body = notification(account, 'SUCCESS', at, paid.amount);
    await plan(
      books,
      teller,
      account,
      body,
      delays.map((delay) => paid.at + delay),
    );
    movements.push(moved(movement));
    at += 1_000;
  }
  await books.change({ ...account, state: 'paid', answersAt: null });
  return movements;
};

export const refuse = async (books: BankWriter, teller: Teller, account: BookedAccount, at: number): Promise<void> => {
  await books.change({ ...account, state: 'closed', answersAt: null });
  await plan(books, teller, account, notification(account, 'FAILED', at, account.amount), [at]);
};

export const stateOf = (account: BookedAccount, now: number): AccountState['state'] => {
  const state = bookedState.parse(account.state);
  return state === 'open' && now >= account.expiresAt ? 'expired' : state;
};

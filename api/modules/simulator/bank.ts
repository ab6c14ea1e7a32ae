import { rupiah, sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { WayToPay } from '#domain/simulator/ways-to-pay.ts';
import { hasBankAccount, listBankAccounts } from '../../../db/repositories/payment/bank.ts';
import type { Deps } from '../../services/deps.ts';

const SHOWN = 100;

/** The company's accounts at the simulated bank, the newest first, each with its movements of money and the bank's callbacks. */
export const getBankAccounts = async ({ db, bankCounter, now }: Deps, scope: Scope) => {
  if (!bankCounter) throw new Problem('not_found');
  const rows = await listBankAccounts(scope, db.read, SHOWN);
  return rows.map(({ account, movements, calls }) => ({
    id: account.ref,
    paymentId: account.ref,
    bank: account.bank,
    number: account.number,
    holder: account.holder,
    amount: rupiah(account.amount),
    state: account.state,
    isExpired: now() >= account.expiresAt,
    openedAt: account.openedAt,
    expiresAt: account.expiresAt,
    movements: movements.map(({ movement, at, amount, reverses }) => ({
      movement,
      at,
      amount: rupiah(amount),
      reverses,
    })),
    calls: calls.map(({ id, event, state, dueAt, tries, answered }) => ({ id, event, state, dueAt, tries, answered })),
  }));
};

/** Pays as a person does at a bank. Only accounts of the own company: the page of one is no counter for others. */
export const payAtBank = async (
  { db, bankCounter }: Deps,
  scope: Scope,
  paid: { readonly number: string; readonly amount: string; readonly how: WayToPay },
) => {
  if (!bankCounter) throw new Problem('not_found');
  if (!(await hasBankAccount(scope, db.read, paid.number))) throw new Problem('not_found');
  const answer = await bankCounter.pay({ ...paid, amount: sen(paid.amount) });
  if (answer.kind !== 'done') throw new Problem('not_found');
  return answer.value.map(({ movement, at, amount }) => ({ movement, at, amount: rupiah(amount) }));
};

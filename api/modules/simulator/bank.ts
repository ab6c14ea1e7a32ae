import { billingAdvice } from '#domain/billing/office-codes.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { WayToPay } from '#domain/simulator/ways-to-pay.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { hasBankAccount, listBankAccounts } from '../../../db/repositories/payment/bank.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { Deps } from '../../services/deps.ts';

const SHOWN = 100;

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

/** Only for accounts of the user's own company. */
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

export const getBillingBehaviours = ({ billingCounter }: Deps, { locale }: Scope) => {
  if (!billingCounter) throw new Problem('not_found');
  return billingCounter.behaviours.map(({ digits, says }) => ({ digits, says: says[locale] }));
};

const answered = <T>(answer: Answer<T>): T => {
  if (answer.kind === 'done') return answer.value;
  if (answer.kind === 'unreachable') throw new Problem('unavailable', { message: 'billing.office.UNREACHABLE.cause' });
  const { cause, code } = billingAdvice(answer.code);
  throw new Problem('conflict', { message: cause, extra: { officeCode: code } });
};

/** Only for codes of the user's own company. The receipt is null where its NTPN comes later. */
export const payAtCounter = async (
  { db, billingOffice, billingCounter }: Deps,
  scope: Scope,
  { code, amount }: { readonly code: string; readonly amount: string },
) => {
  const company = billingCounter ? await companyOf(scope, db.read) : undefined;
  if (!billingCounter || !company) throw new Problem('not_found');
  answered(await billingOffice.inquire({ companyId: scope.companyId, objectId: code, tin: company.npwp, code }));
  return answered(await billingCounter.payAtCounter(code, sen(amount)));
};

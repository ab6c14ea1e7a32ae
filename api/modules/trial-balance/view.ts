import { rupiah } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { reasonOf } from '#domain/trial-balance/fiscal.ts';
import { formOf } from '#domain/trial-balance/form-of.ts';
import type { TrialAccount } from '#domain/trial-balance/record.ts';
import { differenceOf, type TrialSums, trialSums } from '#domain/trial-balance/sums.ts';
import type { TrialBalanceView, TrialLines } from '#domain/trial-balance/view-schema.ts';
import type { Query } from '../../../db/database.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import {
  type TrialBalance,
  trialAccountsOf,
  trialBalanceBefore,
  trialBalanceOf,
} from '../../../db/repositories/trial-balance.ts';
import { type Deps, permit } from '../../services/deps.ts';

export const VIEW = 'EFILING_VIEW';

const viewOf = (balance: TrialBalance, accounts: readonly TrialAccount[]): TrialBalanceView => ({
  year: balance.year,
  form: balance.form,
  version: balance.version,
  fileName: balance.fileName,
  importedBy: balance.importedBy,
  importedAt: balance.importedAt,
  skipped: balance.unread.length,
  unread: [...balance.unread],
  difference: rupiah(differenceOf(accounts)),
  accounts: accounts.map(({ amount, nonObject, final, plus, minus, ...account }) => ({
    ...account,
    amount: rupiah(amount),
    nonObject: rupiah(nonObject),
    final: rupiah(final),
    plus: rupiah(plus),
    minus: rupiah(minus),
    reason: account.confirmed ? null : reasonOf(account.name, balance.form, account.code),
  })),
});

/** Throws `not_found` while the year has none. */
export const loadTrialBalance = async (scope: Scope, query: Query, year: string): Promise<TrialBalance> => {
  const balance = await trialBalanceOf(scope, query, year);
  if (!balance) throw new Problem('not_found');
  return balance;
};

export const readTrialView = async (scope: Scope, query: Query, year: string): Promise<TrialBalanceView> => {
  const balance = await loadTrialBalance(scope, query, year);
  return viewOf(balance, await trialAccountsOf(scope, query, balance.id));
};

/** Without books version 0, with the sector that the year before or the line of business proposes. */
export const viewTrialBalance = async (deps: Deps, scope: Scope, year: string): Promise<TrialBalanceView> => {
  permit(scope, VIEW);
  const { read } = deps.db;
  if (await trialBalanceOf(scope, read, year)) return readTrialView(scope, read, year);
  const before = await trialBalanceBefore(scope, read, year);
  const form = before?.form ?? formOf((await ownCompany(scope, read)).industryName);
  const nothing = {
    fileName: null,
    importedBy: null,
    importedAt: null,
    skipped: 0,
    unread: [],
    difference: '0.00',
    accounts: [],
  };
  return { year, form, version: 0, ...nothing };
};

/** For the annual return: sums per L1 account with their accounts; null while the year has no books. */
export const trialSumsOf = async (scope: Scope, query: Query, year: string): Promise<TrialSums | null> => {
  const balance = await trialBalanceOf(scope, query, year);
  return balance ? trialSums(await trialAccountsOf(scope, query, balance.id), balance.form) : null;
};

export const viewTrialLines = async (deps: Deps, scope: Scope, year: string): Promise<TrialLines> => {
  permit(scope, VIEW);
  const { form, id } = await loadTrialBalance(scope, deps.db.read, year);
  const { lines, unmapped, difference } = trialSums(await trialAccountsOf(scope, deps.db.read, id), form);
  const nameOf = ({ number, name }: TrialAccount): string => number || name;
  return {
    year,
    form,
    difference: rupiah(difference),
    lines: lines.map(({ commercial, nonObject, final, plus, minus, fiscal, adjustments, accounts, ...line }) => ({
      ...line,
      adjustments: [...adjustments],
      commercial: rupiah(commercial),
      nonObject: rupiah(nonObject),
      final: rupiah(final),
      plus: rupiah(plus),
      minus: rupiah(minus),
      fiscal: rupiah(fiscal),
      accounts: accounts.map(nameOf),
    })),
    unmapped: unmapped.map(nameOf),
  };
};

import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { TrialAccount } from '#domain/trial-balance/record.ts';
import type { Query, Tx } from '../database.ts';
import { trialAccounts, trialBalances } from '../tables.ts';
import { removeAsRead, updateAsRead } from './optimistic-update.ts';
import { bumpRevision } from './revisions.ts';

export type TrialBalance = typeof trialBalances.$inferSelect;

/** Every change increments its revision. */
export const TRIAL_BALANCES = 'trial-balance';

const updateBalance = async (
  tx: Tx,
  scope: Scope,
  read: TrialBalance,
  next: Partial<TrialBalance>,
): Promise<boolean> => {
  await bumpRevision(tx, scope, TRIAL_BALANCES);
  return updateAsRead(tx, scope, trialBalances, read, next);
};

export const trialBalanceOf = async (
  { companyId }: Scope,
  query: Query,
  year: string,
): Promise<TrialBalance | undefined> =>
  (
    await query
      .select()
      .from(trialBalances)
      .where(and(eq(trialBalances.companyId, companyId), eq(trialBalances.year, year)))
  )[0];

/** The newest before a year. */
export const trialBalanceBefore = async (
  { companyId }: Scope,
  query: Query,
  year: string,
): Promise<TrialBalance | undefined> =>
  (
    await query
      .select()
      .from(trialBalances)
      .where(and(eq(trialBalances.companyId, companyId), lt(trialBalances.year, year)))
      .orderBy(desc(trialBalances.year))
      .limit(1)
  )[0];

const own = ({ companyId }: Scope, id: string) =>
  and(eq(trialAccounts.companyId, companyId), eq(trialAccounts.trialBalanceId, id));

export const trialAccountsOf = async (scope: Scope, query: Query, id: string): Promise<TrialAccount[]> => {
  const rows = await query.select().from(trialAccounts).where(own(scope, id)).orderBy(asc(trialAccounts.place));
  return rows.map(({ companyId: _, trialBalanceId: __, place: ___, ...account }) => account);
};

const insertAccounts = (tx: Tx, { companyId }: Scope, id: string, accounts: readonly TrialAccount[]): Promise<void> =>
  tx.insertMany(
    trialAccounts,
    accounts.map((account, place) => ({ ...account, companyId, trialBalanceId: id, place })),
  );

export const insertTrialBalance = async (
  tx: Tx,
  scope: Scope,
  balance: TrialBalance,
  accounts: readonly TrialAccount[],
): Promise<void> => {
  await bumpRevision(tx, scope, TRIAL_BALANCES);
  await tx.insertMany(trialBalances, [balance]);
  await insertAccounts(tx, scope, balance.id, accounts);
};

/** With all its accounts, if the version is the one that was read; false otherwise. */
export const replaceTrialBalance = async (
  tx: Tx,
  scope: Scope,
  read: TrialBalance,
  next: TrialBalance,
  accounts: readonly TrialAccount[],
): Promise<boolean> => {
  if (!(await updateBalance(tx, scope, read, next))) return false;
  await tx.db.delete(trialAccounts).where(own(scope, read.id));
  await insertAccounts(tx, scope, read.id, accounts);
  return true;
};

export type PlacedAccount = { readonly place: number; readonly account: TrialAccount };

/** Some accounts; false if the version is another. */
export const updateTrialAccounts = async (
  tx: Tx,
  scope: Scope,
  read: TrialBalance,
  changed: readonly PlacedAccount[],
): Promise<boolean> => {
  if (!(await updateBalance(tx, scope, read, { version: read.version + 1 }))) return false;
  for (const { place, account } of changed)
    await tx.db
      .update(trialAccounts)
      .set(account)
      .where(and(own(scope, read.id), eq(trialAccounts.place, place)));
  return true;
};

/** Those that the rules or an earlier year are sure of, in one statement. */
export const confirmSureAccounts = async (tx: Tx, scope: Scope, read: TrialBalance): Promise<boolean> => {
  if (!(await updateBalance(tx, scope, read, { version: read.version + 1 }))) return false;
  await tx.db
    .update(trialAccounts)
    .set({ confirmed: true })
    .where(and(own(scope, read.id), eq(trialAccounts.confidence, 'sure'), sql`${trialAccounts.code} is not null`));
  return true;
};

export const removeTrialBalance = async (tx: Tx, scope: Scope, read: TrialBalance): Promise<boolean> => {
  await bumpRevision(tx, scope, TRIAL_BALANCES);
  if (!(await removeAsRead(tx, scope, trialBalances, read))) return false;
  await tx.db.delete(trialAccounts).where(own(scope, read.id));
  return true;
};

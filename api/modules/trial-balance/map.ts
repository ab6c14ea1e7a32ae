import { sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { checkAccount } from '#domain/trial-balance/fiscal.ts';
import type { L1Form } from '#domain/trial-balance/l1-accounts.ts';
import { mapAccounts } from '#domain/trial-balance/map-accounts.ts';
import { isSure, type TrialAccount } from '#domain/trial-balance/record.ts';
import type { TrialAccountInput, TrialBalanceView, TrialRowInput } from '#domain/trial-balance/view-schema.ts';
import type { Tx } from '../../../db/database.ts';
import { appendHistory, type Change } from '../../../db/repositories/history.ts';
import {
  confirmSureAccounts,
  type PlacedAccount,
  removeTrialBalance,
  replaceTrialBalance,
  type TrialBalance,
  trialAccountsOf,
  updateTrialAccounts,
} from '../../../db/repositories/trial-balance.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { decidedBefore, isTooMuch, OBJECT_TYPE, WRITE } from './import-balance.ts';
import { loadTrialBalance, readTrialView } from './view.ts';

type Seen = { readonly year: string; readonly version: number };

type Written = Pick<Change, 'action' | 'before' | 'after'>;

/** Loads the version that the person saw, and writes with the history. Throws `not_found` and `conflict`. */
const change = async (
  deps: Deps,
  scope: Scope,
  { year, version }: Seen,
  write: (tx: Tx, read: TrialBalance, accounts: readonly TrialAccount[]) => Promise<Written | null>,
): Promise<TrialBalanceView> => {
  permit(scope, WRITE);
  await loadTrialBalance(scope, deps.db.read, year);
  return deps.db.transact(async (tx) => {
    const read = await loadTrialBalance(scope, tx.db, year);
    if (read.version !== version) throw new Problem('conflict');
    const written = await write(tx, read, await trialAccountsOf(scope, tx.db, read.id));
    if (written === null) throw new Problem('conflict');
    await appendHistory(tx, scope, deps.now(), [{ objectType: OBJECT_TYPE, objectId: read.id, ...written }]);
    return readTrialView(scope, tx.db, year);
  });
};

const keyOf = ({ number, name }: { readonly number: string; readonly name: string }): string => `${number}\n${name}`;

const decided = (account: TrialAccount, { number: _, name: __, ...input }: TrialAccountInput): TrialAccount => ({
  ...account,
  code: input.code,
  plusCode: input.plusCode,
  minusCode: input.minusCode,
  nonObject: sen(input.nonObject),
  final: sen(input.final),
  plus: sen(input.plus),
  minus: sen(input.minus),
  confidence: 'sure',
  origin: account.code === input.code ? account.origin : 'person',
  confirmed: true,
});

/** What a person decided of some accounts. Throws `invalid` by place and field. */
export const decideAccounts = (
  deps: Deps,
  scope: Scope,
  { accounts: inputs, ...seen }: Seen & { readonly accounts: readonly TrialAccountInput[] },
): Promise<TrialBalanceView> =>
  change(deps, scope, seen, async (tx, read, accounts) => {
    const places = new Map(accounts.map((account, place) => [keyOf(account), place]));
    const errors: Record<string, string> = {};
    const changed = inputs.flatMap((input, at): PlacedAccount[] => {
      const place = places.get(keyOf(input));
      const account = place === undefined ? undefined : accounts[place];
      if (place === undefined || !account) {
        errors[`accounts.${at}.number`] = 'trialBalance.check.account';
        return [];
      }
      const next = decided(account, input);
      for (const { field, rule } of checkAccount(next, read.form))
        errors[`accounts.${at}.${field}`] = `trialBalance.check.${rule}`;
      return [{ place, account: next }];
    });
    if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
    if (!(await updateTrialAccounts(tx, scope, read, changed))) return null;
    const words = (of: readonly TrialAccount[]) =>
      Object.fromEntries(of.map(({ number, name, code }) => [number || name, code]));
    return {
      action: 'save',
      before: words(changed.flatMap(({ place }) => accounts[place] ?? [])),
      after: words(changed.map(({ account }) => account)),
    };
  });

/** All proposals that are sure. */
export const confirmSure = (deps: Deps, scope: Scope, seen: Seen): Promise<TrialBalanceView> =>
  change(deps, scope, seen, async (tx, read, accounts) => {
    const sure = accounts.filter(isSure);
    if (sure.length === 0) throw new Problem('invalid', { message: 'trialBalance.server.none_sure' });
    if (!(await confirmSureAccounts(tx, scope, read))) return null;
    return { action: 'confirm', before: null, after: { confirmed: sure.length } };
  });

type RowParams = Seen & { readonly row: number; readonly account: TrialRowInput | null };

/**
 * An account as a person reads it in a row of the file, after the others; null leaves the row out. Throws `not_found`
 * if the row is not among those unread, `invalid` and `conflict`.
 */
export const correctRow = (deps: Deps, scope: Scope, { row, account, ...seen }: RowParams): Promise<TrialBalanceView> =>
  change(deps, scope, seen, async (tx, read, accounts) => {
    const found = read.unread.find((one) => one.row === row);
    if (!found) throw new Problem('not_found');
    const added = account
      ? [{ number: account.number, name: account.name, amount: sen(account.debit) - sen(account.credit) }]
      : [];
    const books = [...accounts.map(({ number, name, amount }) => ({ number, name, amount })), ...added];
    if (isTooMuch(books)) throw new Problem('invalid', { errors: { debit: 'trialBalance.server.too_much' } });
    const mapped = mapAccounts(books, read.form, await decidedBefore(scope, tx.db, read.year));
    const unread = read.unread.filter((one) => one !== found);
    const next = { ...read, unread, version: read.version + 1 };
    const whole = [...accounts, ...mapped.slice(accounts.length)];
    if (!(await replaceTrialBalance(tx, scope, read, next, whole))) return null;
    return { action: 'save', before: { row, text: found.text }, after: account };
  });

/** Another sector has other accounts: everything is proposed again. */
export const changeForm = (
  deps: Deps,
  scope: Scope,
  { form, ...seen }: Seen & { readonly form: L1Form },
): Promise<TrialBalanceView> =>
  change(deps, scope, seen, async (tx, read, accounts) => {
    const books = accounts.map(({ number, name, amount }) => ({ number, name, amount }));
    const mapped = mapAccounts(books, form, await decidedBefore(scope, tx.db, read.year));
    const next = { ...read, form, version: read.version + 1 };
    if (!(await replaceTrialBalance(tx, scope, read, next, mapped))) return null;
    return { action: 'save', before: { form: read.form }, after: { form } };
  });

export const dropTrialBalance = async (deps: Deps, scope: Scope, year: string): Promise<void> => {
  const read = await loadTrialBalance(scope, deps.db.read, year);
  permit(scope, 'EFILING_DELETE');
  await deps.db.transact(async (tx) => {
    if (!(await removeTrialBalance(tx, scope, read))) throw new Problem('conflict');
    const { form, fileName } = read;
    await appendHistory(tx, scope, deps.now(), [
      { objectType: OBJECT_TYPE, objectId: read.id, action: 'remove', before: { year, form, fileName }, after: null },
    ]);
  });
};

import type { Group } from './group-words.ts';
import { groupOf, groupsOf } from './groups.ts';
import { plainName } from './plain-name.ts';
import type { BookedAccount } from './propose.ts';
import { differenceOf } from './sums.ts';

const CREDITS: ReadonlySet<Group> = new Set(['liability', 'equity', 'income', 'otherIncome']);

/** Accounts on the other side of their group, which some programs write negative and others positive. */
const contra = {
  debit: /akumulasi|penyisihan|cadangan|allowance/,
  credit: /\bretur\b|\breturn|potongan|dividen|\bprive\b|treasury|^rugi/,
} as const;
type Side = keyof typeof contra;
const readings: readonly (readonly Side[])[] = [[], ['debit'], ['credit'], ['debit', 'credit']];

/**
 * Accounts of books that write every balance positive, with the sign of their group. `accounts` as they are if they
 * balance already, or do not balance by their groups either.
 */
export const withNaturalBalances = (accounts: readonly BookedAccount[]): readonly BookedAccount[] => {
  if (differenceOf(accounts) === 0) return accounts;
  const numbered = accounts.map((account) => ({ ...account, plain: plainName(account.name) }));
  const groups = groupsOf(numbered);
  const sided = numbered.map(({ plain, ...account }) => {
    const side: Side = CREDITS.has(groupOf({ ...account, plain }, groups)) ? 'credit' : 'debit';
    return { account, side, isContra: contra[side].test(plain) };
  });
  for (const positive of readings) {
    const signed = sided.map(({ account, side, isContra }) => {
      const isCredit = (side === 'credit') !== (isContra && positive.includes(side));
      return isCredit ? { ...account, amount: -account.amount } : account;
    });
    if (differenceOf(signed) === 0) return signed;
  }
  return accounts;
};

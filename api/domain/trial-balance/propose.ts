import { grouped } from '../law-rows.ts';
import { assetRules, equityRules, liabilityRules } from './balance-rules.ts';
import { type Group, groupOf, groupsOf } from './groups.ts';
import { type L1Form, l1Rows } from './l1-accounts.ts';
import { plainName } from './plain-name.ts';
import { costRules, expenseRules, incomeRules, otherIncomeRules, restRules } from './result-rules.ts';
import { outsideRules, type Rule } from './rule.ts';

export type BookedAccount = {
  readonly number: string;
  readonly name: string;
  /** Debit positive, in sen. */
  readonly amount: number;
};

export const confidences = ['sure', 'likely', 'unknown'] as const;
export type Confidence = (typeof confidences)[number];

export type Proposal = { readonly code: string | null; readonly confidence: Confidence };

const NONE: Proposal = { code: null, confidence: 'unknown' };

const rulesFor: Readonly<Record<Group, readonly Rule[]>> = {
  asset: [...outsideRules, ...assetRules],
  liability: [...outsideRules, ...liabilityRules],
  equity: [...outsideRules, ...equityRules],
  income: [...incomeRules, ...restRules.income],
  cost: costRules,
  expense: [...expenseRules, ...restRules.expense],
  otherIncome: otherIncomeRules,
  otherExpense: [...expenseRules, ...restRules.otherExpense],
  tax: [],
};

/** The same code is something else in some sectors: 1422 is advances paid, 2988 other liabilities of any term. */
const OWN_NAMES: Readonly<Record<string, RegExp>> = { '1422': /uang muka/i, '2988': /^liabilitas lainnya/i };

const hasAccount = (form: L1Form, code: string): boolean => {
  const row = l1Rows(form).get(code);
  return row !== undefined && (OWN_NAMES[code]?.test(row.name) ?? true);
};

/** Undefined where no rule says anything. */
const ruled = (plain: string, group: Group, form: L1Form): Proposal | undefined => {
  for (const { words, codes, sure } of rulesFor[group]) {
    if (!words.test(plain)) continue;
    if (codes[0] === '-') return NONE;
    const code = codes.find((one) => hasAccount(form, one));
    if (code !== undefined) return { code, confidence: sure ? 'sure' : 'likely' };
  }
  return group === 'tax' ? NONE : undefined;
};

/** Number without its last two signs: "1-2131" and "1-2132" are neighbours. */
const rangeOf = (number: string): string => number.replace(/[^0-9A-Za-z]/g, '').slice(0, -2);

const MAJORITY = 0.6;

/**
 * The L1 account of most accounts in a range of numbers, which those without a rule are likely too; never one that
 * reduces a group, because its name would say so.
 */
const neighboursOf = (
  accounts: readonly BookedAccount[],
  proposals: readonly (Proposal | undefined)[],
  form: L1Form,
) => {
  const ranges = grouped(
    accounts.flatMap(({ number }, at) => {
      const code = proposals[at]?.code;
      const isUsual = code && l1Rows(form).get(code)?.sign !== '-';
      return isUsual && rangeOf(number) !== '' ? [{ range: rangeOf(number), code }] : [];
    }),
    ({ range }) => range,
  );
  return (number: string): Proposal => {
    const codes = ranges.get(rangeOf(number)) ?? [];
    const [most] = [...grouped(codes, ({ code }) => code).values()].sort((a, b) => b.length - a.length);
    const code = most && most.length > 1 && most.length >= codes.length * MAJORITY ? (most[0]?.code ?? null) : null;
    return code === null ? NONE : { code, confidence: 'likely' };
  };
};

/** Pure: the L1 account of each account of a chart, in the same order. */
export const proposeAccounts = (accounts: readonly BookedAccount[], form: L1Form): Proposal[] => {
  const named = accounts.map((account) => ({ ...account, plain: plainName(account.name) }));
  const groups = groupsOf(named);
  const proposals = named.map((account) => ruled(account.plain, groupOf(account, groups), form));
  const neighbours = neighboursOf(accounts, proposals, form);
  return proposals.map((proposal, at) => proposal ?? neighbours(accounts[at]?.number ?? ''));
};

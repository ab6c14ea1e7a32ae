import { grouped } from '../law-rows.ts';
import { assetRules } from './asset-rules.ts';
import type { Group } from './group-words.ts';
import { groupOf, groupsOf } from './groups.ts';
import { type L1Form, l1Rows } from './l1-accounts.ts';
import { equityRules, liabilityRules } from './owed-rules.ts';
import { plainName } from './plain-name.ts';
import { costRules, expenseRules, incomeRules, otherIncomeRules, restRules } from './result-rules.ts';
import { outsideRules, type Rule } from './rule.ts';

export type BookedAccount = {
  readonly number: string;
  readonly name: string;
  /** Debit positive, in sen. */
  readonly amount: number;
};

/** A row of the file without a readable amount or name. `row` counts from 1 in its sheet; `text` is the amount as written. */
export type UnreadRow = Pick<BookedAccount, 'number' | 'name'> & { readonly row: number; readonly text: string };

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

/**
 * The same code is something else in some sectors: 1180 is other receivables, 1422 is advances paid, 2988 other
 * liabilities of any term. A rule for forms of its own means what the code is there.
 */
const OWN_NAMES: Readonly<Record<string, RegExp>> = {
  '1180': /^piutang lain/i,
  '1422': /uang muka/i,
  '2988': /^liabilitas lainnya/i,
};

const hasAccount = (form: L1Form, code: string): boolean => {
  const row = l1Rows(form).get(code);
  return row !== undefined && (OWN_NAMES[code]?.test(row.name) ?? true);
};

/** Where a sector lacks the account a rule means and has several for the rest, the words do not decide. */
const isRest = (form: L1Form, code: string): boolean => /lain/i.test(l1Rows(form).get(code)?.name ?? '');

/** Undefined where no rule says anything. */
const ruled = (plain: string, group: Group, form: L1Form): Proposal | undefined => {
  for (const { words, codes, forms, sure } of rulesFor[group]) {
    if ((forms && !forms.includes(form.slice(-1))) || !words.test(plain)) continue;
    if (codes[0] === '-') return NONE;
    const [code, ...others] = codes.filter((one) => (forms ? l1Rows(form).has(one) : hasAccount(form, one)));
    if (code === undefined) continue;
    const isVague = code !== codes[0] && [code, ...others].filter((one) => isRest(form, one)).length > 1;
    return { code, confidence: sure && !isVague ? 'sure' : 'likely' };
  }
  return group === 'tax' ? NONE : undefined;
};

/** "THR" of "THR, bonus & pesangon"; undefined for a name of one part. */
const firstPart = (name: string): string | undefined => {
  const [first, ...others] = name.split(/\s*[&+,/]\s*|\s(?:dan|and)\s/).filter((part) => part !== '');
  return others.length > 0 ? first : undefined;
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
  const proposals = named.map((account) => {
    const group = groupOf(account, groups);
    const proposal = ruled(account.plain, group, form);
    if (proposal?.confidence !== 'sure') return proposal;
    const first = firstPart(account.name);
    const head = first === undefined ? undefined : ruled(plainName(first), group, form);
    const isMixed = head?.confidence === 'sure' && head.code !== proposal.code;
    return isMixed ? { ...proposal, confidence: 'likely' as const } : proposal;
  });
  const neighbours = neighboursOf(accounts, proposals, form);
  return proposals.map((proposal, at) => proposal ?? neighbours(accounts[at]?.number ?? ''));
};

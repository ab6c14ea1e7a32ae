import { byWords, type Group } from './group-words.ts';

export type Numbered = {
  readonly number: string;
  readonly plain: string /** Debit positive, in sen. */;
  readonly amount: number;
};

const usual: Readonly<Record<string, Group>> = {
  '1': 'asset',
  '2': 'liability',
  '3': 'equity',
  '4': 'income',
  '5': 'cost',
  '6': 'expense',
  '7': 'otherIncome',
  '8': 'otherExpense',
  '9': 'tax',
};

const leadOf = (number: string): string => number.trim().charAt(0).toUpperCase();

/** The leading sign with the next ones: "7.1" and "7-2", "610" and "620". */
const branchOf =
  (length: number) =>
  (number: string): string =>
    number
      .replace(/[^0-9A-Za-z]/g, '')
      .slice(0, length)
      .toUpperCase();

const BRANCHES = [branchOf(2), branchOf(3)];

type Votes = ReadonlyMap<Group, number>;

type Vote = { readonly number: string; readonly group: Group | undefined };

const votesBy = (named: readonly Vote[], keyOf: (number: string) => string): ReadonlyMap<string, Votes> => {
  const votes = new Map<string, Map<Group, number>>();
  for (const { number, group } of named) {
    const key = keyOf(number);
    if (key === '' || !group) continue;
    const under = votes.get(key) ?? new Map<Group, number>();
    under.set(group, (under.get(group) ?? 0) + 1);
    votes.set(key, under);
  }
  return votes;
};

const mostOf = (votes: Votes): readonly [Group, number] | undefined => [...votes].sort(([, a], [, b]) => b - a)[0];

/** What balance accounts are follows from their numbers alone in nearly every chart. */
const PRIOR = 3;
const BALANCE: ReadonlySet<Group> = new Set(['asset', 'liability', 'equity']);
const CLEAR = 0.6;

const withPrior = (lead: string, votes: Votes): Votes => {
  const group = usual[lead];
  return group && BALANCE.has(group) ? new Map(votes).set(group, (votes.get(group) ?? 0) + PRIOR) : votes;
};

/** Of accounts outside the business it only matters whether they are earned or spent. */
const SIDES: Partial<Record<Group, Group>> = { income: 'otherIncome', expense: 'otherExpense', cost: 'otherExpense' };

const bySide = (votes: Votes): Votes => {
  const sides = new Map<Group, number>();
  for (const [group, count] of votes) {
    const side = SIDES[group] ?? group;
    sides.set(side, (sides.get(side) ?? 0) + count);
  }
  return sides;
};

const isOther = (group: Group | undefined) => group === 'otherIncome' || group === 'otherExpense';

/** What a branch may be that says something else than its sign; undefined where it is the same. */
const ownGroup = (
  of: Group,
  says: Group,
  count: number,
  usually: Group | undefined,
  leads: ReadonlySet<Group>,
): Group | undefined => {
  if (isOther(of)) return isOther(says) && says !== of ? says : undefined;
  if (says === 'income' && usually === 'income' && count > 1) return says;
  if (of === 'income' && (says === 'cost' || says === 'expense')) return says;
  if (of === 'cost' && says === 'expense' && !leads.has('expense')) return 'expense';
  return of === 'expense' && says === 'cost' && !leads.has('cost') ? 'cost' : undefined;
};

/**
 * The group of each leading sign, by what most names under it say; without names that say anything, by the usual
 * numbers of Indonesian charts. Where a branch under a sign clearly says something else ("7.1" income, "7.2" expense), it
 * has its own.
 */
export const groupsOf = (accounts: readonly Numbered[]): ReadonlyMap<string, Group> => {
  const chosen = new Map<string, Group>();
  const named = accounts.map(({ number, plain }) => ({ number, group: byWords(plain) }));
  const everyLead = votesBy(named, leadOf);
  for (const [lead, votes] of everyLead) {
    const most = mostOf(withPrior(lead, votes));
    if (most) chosen.set(lead, most[0]);
  }
  // Costs of what is sold come before those of the period where a chart has both under numbers of their own.
  if (chosen.get('5') === 'expense' && chosen.get('6') === 'expense') chosen.set('5', 'cost');
  for (const [lead, group] of chosen) {
    const votes = everyLead.get(lead);
    const isMixed = (votes?.get('otherIncome') ?? 0) + (votes?.get('otherExpense') ?? 0) > 1;
    const isSecond = [...chosen].some(([other, one]) => one === 'expense' && other < lead);
    if (group === 'expense' && isMixed && isSecond) chosen.set(lead, 'otherExpense');
  }
  const firstIncome = [...chosen].filter(([, group]) => group === 'income').sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [lead] of firstIncome.slice(1)) chosen.set(lead, 'otherIncome');
  const leads = new Set(chosen.values());
  for (const branch of BRANCHES)
    for (const [under, counted] of votesBy(named, branch)) {
      const of = chosen.get(under.slice(0, -1)) ?? chosen.get(under.charAt(0));
      const votes = isOther(of) ? bySide(counted) : counted;
      const [says, count] = mostOf(votes) ?? [undefined, 0];
      const all = [...votes.values()].reduce((sum, one) => sum + one, 0);
      const isClear = count >= all * CLEAR && (under.length < 3 || count > 1);
      const group = of && says && isClear ? ownGroup(of, says, count, usual[under.charAt(0)], leads) : undefined;
      if (group) chosen.set(under, group);
    }
  return chosen;
};

const EARNED = /^(?:laba|untung|keuntungan|pendapatan|gain|income)|\b(?:untung|gain|income)\b|jasa giro|bunga deposito/;
const SPENT =
  /^(?:rugi|kerugian|beban|biaya|loss)|\b(?:rugi|loss|expense|denda|charges?|penalt\w*)\b|sumbangan|donation/;

/** Of the accounts outside the business, a name may say which side it is on. */
const sided = (group: Group, plain: string): Group => {
  if (group === 'tax' && byWords(plain) !== 'tax')
    return SPENT.test(plain) ? 'otherExpense' : EARNED.test(plain) ? 'otherIncome' : group;
  if (group === 'otherExpense' && EARNED.test(plain) && !SPENT.test(plain)) return 'otherIncome';
  if (group === 'otherIncome' && SPENT.test(plain) && !EARNED.test(plain)) return 'otherExpense';
  return group;
};

/** Without a number: by its words, or by the side it is on. */
export const groupOf = ({ number, plain, amount }: Numbered, groups: ReadonlyMap<string, Group>): Group => {
  const known =
    groups.get(branchOf(3)(number)) ??
    groups.get(branchOf(2)(number)) ??
    groups.get(leadOf(number)) ??
    usual[leadOf(number)];
  if (known) return sided(known, plain);
  return byWords(plain) ?? (amount < 0 ? 'income' : 'expense');
};

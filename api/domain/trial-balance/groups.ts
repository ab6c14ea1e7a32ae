/** What the accounts of one leading sign are. `cost` and `otherIncome` are those apart from the usual expense and income. */
export type Group =
  | 'asset'
  | 'liability'
  | 'equity'
  | 'income'
  | 'cost'
  | 'expense'
  | 'otherIncome'
  | 'otherExpense'
  | 'tax';

export type Numbered = {
  readonly number: string;
  readonly plain: string /** Debit positive, in sen. */;
  readonly amount: number;
};

const signs: readonly (readonly [Group, RegExp])[] = [
  [
    'tax',
    /(?:beban|current|deferred|income) (?:pajak|tax)|(?:pajak|tax) (?:penghasilan|kini|tangguhan|expense)|^pph badan/,
  ],
  ['otherExpense', /^rugi|\bloss\b|sumbangan|donation|administrasi bank|bank charges|denda (?:pajak|stp)|tax penalty/],
  [
    'otherIncome',
    /bunga bank|(?:interest|sundry|other|rental|misc\w*) income|bank interest|jasa giro|laba .*(?:kurs|jual|penjualan)|\bgain\b/,
  ],
  [
    'cost',
    /\bhpp\b|\bpokok\b|pembelian|purchase|raw material|direct labor|persediaan (?:awal|akhir)|beginning|ending|cost of/,
  ],
  ['asset', /piutang|receivable|\bkas\b|\bcash\b|akumulasi|persediaan|dimuka|prepaid|\bbank (?:bca|mandiri|bni)/],
  ['liability', /\butang\b|payable|liabilit|accrued|masih harus|keluaran/],
  ['equity', /\bmodal\b|laba ditahan|saldo laba|retained|share capital|ekuitas|dividen/],
  [
    'expense',
    /\bbiaya\b|\bbeban\b|gaji|expense|\bsewa\b|listrik|promosi|entertain|salar|telepon|transport|jasa (?:konsultan|akuntan)/,
  ],
  ['income', /penjualan|\bsales\b|revenue|pendapatan/],
];

const byWords = (plain: string): Group | undefined => signs.find(([, words]) => words.test(plain))?.[0];

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

/** The leading sign with the next one: "7.1" and "7-2", "610" and "620". */
const branchOf = (number: string): string =>
  number
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, 2)
    .toUpperCase();

type Votes = ReadonlyMap<Group, number>;

const votesBy = (accounts: readonly Numbered[], keyOf: (number: string) => string): ReadonlyMap<string, Votes> => {
  const votes = new Map<string, Map<Group, number>>();
  for (const { number, plain } of accounts) {
    const key = keyOf(number);
    const group = byWords(plain);
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

/** What a branch may be that says something else than its sign; undefined where it is the same. */
const ownGroup = (of: Group, says: Group, leads: ReadonlySet<Group>): Group | undefined => {
  if (of === 'otherIncome' && (says === 'otherExpense' || says === 'expense')) return 'otherExpense';
  if (of === 'otherExpense' && (says === 'otherIncome' || says === 'income')) return 'otherIncome';
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
  for (const [lead, votes] of votesBy(accounts, leadOf)) {
    const most = mostOf(withPrior(lead, votes));
    if (most) chosen.set(lead, most[0]);
  }
  // Costs of what is sold come before those of the period where a chart has both under numbers of their own.
  if (chosen.get('5') === 'expense' && chosen.get('6') === 'expense') chosen.set('5', 'cost');
  const all = votesBy(accounts, leadOf);
  for (const [lead, group] of chosen) {
    const votes = all.get(lead);
    const isMixed = (votes?.get('otherIncome') ?? 0) + (votes?.get('otherExpense') ?? 0) > 1;
    const isSecond = [...chosen].some(([other, one]) => one === 'expense' && other < lead);
    if (group === 'expense' && isMixed && isSecond) chosen.set(lead, 'otherExpense');
  }
  const leads = new Set(chosen.values());
  for (const [branch, votes] of votesBy(accounts, branchOf)) {
    const of = chosen.get(branch.charAt(0));
    const [says, count] = mostOf(votes) ?? [undefined, 0];
    const cast = [...votes.values()].reduce((sum, one) => sum + one, 0);
    const group = of && says && count >= cast * CLEAR ? ownGroup(of, says, leads) : undefined;
    if (group) chosen.set(branch, group);
  }
  return chosen;
};

const EARNED = /^(?:laba|untung|keuntungan|pendapatan|gain|income)|\b(?:untung|gain|income)\b|jasa giro|bunga deposito/;
const SPENT =
  /^(?:rugi|kerugian|beban|biaya|loss)|\b(?:rugi|loss|expense|denda|charges?|penalt\w*)\b|sumbangan|donation/;

/** Of the accounts outside the business, a name may say which side it is on. */
const sided = (group: Group, plain: string): Group => {
  if (group === 'otherExpense' && EARNED.test(plain) && !SPENT.test(plain)) return 'otherIncome';
  if (group === 'otherIncome' && SPENT.test(plain) && !EARNED.test(plain)) return 'otherExpense';
  return group;
};

/** Without a number: by its words, or by the side it is on. */
export const groupOf = ({ number, plain, amount }: Numbered, groups: ReadonlyMap<string, Group>): Group => {
  const known = groups.get(branchOf(number)) ?? groups.get(leadOf(number)) ?? usual[leadOf(number)];
  if (known) return sided(known, plain);
  return byWords(plain) ?? (amount < 0 ? 'income' : 'expense');
};

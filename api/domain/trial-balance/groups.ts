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
  ['otherIncome', /bunga bank|interest income|jasa giro|laba .*kurs|gain on|\bfx gain|laba kurs/],
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

/**
 * The group of each leading sign, by what most names under it say; without names that say anything, by the usual
 * numbers of Indonesian charts.
 */
export const groupsOf = (accounts: readonly Numbered[]): ReadonlyMap<string, Group> => {
  const votes = new Map<string, Map<Group, number>>();
  for (const { number, plain } of accounts) {
    const lead = leadOf(number);
    const group = byWords(plain);
    if (lead === '' || !group) continue;
    const under = votes.get(lead) ?? new Map<Group, number>();
    under.set(group, (under.get(group) ?? 0) + 1);
    votes.set(lead, under);
  }
  const chosen = new Map<string, Group>();
  for (const [lead, under] of votes) {
    const [most] = [...under].sort(([, a], [, b]) => b - a);
    if (most) chosen.set(lead, most[0]);
  }
  // Costs of what is sold come before those of the period where a chart has both under numbers of their own.
  if (chosen.get('5') === 'expense' && chosen.get('6') === 'expense') chosen.set('5', 'cost');
  return chosen;
};

/** Without a number: by its words, or by the side it is on. */
export const groupOf = ({ number, plain, amount }: Numbered, groups: ReadonlyMap<string, Group>): Group => {
  const lead = leadOf(number);
  const known = groups.get(lead) ?? usual[lead];
  if (known) return known;
  return byWords(plain) ?? (amount < 0 ? 'income' : 'expense');
};

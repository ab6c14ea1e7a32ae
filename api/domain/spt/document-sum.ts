import { type Sen, sen, total } from '../definition/money.ts';

export type DocumentSum = {
  readonly kind: string;
  readonly row: string;
  /** Set for documents that a line sums separately, such as those paid by the treasury itself; null for all others. */
  readonly group: string | null;
  readonly count: number;
  /** In sen, by the amount names of the return. */
  readonly amounts: Readonly<Record<string, Sen>>;
};

export type DocumentFilter = {
  readonly kinds: readonly string[];
  readonly rows: readonly string[];
  readonly amount: string;
  readonly group?: string;
};

export type Summed = Pick<DocumentSum, 'kind' | 'row' | 'group'> & {
  readonly amounts: Readonly<Record<string, string>>;
};

export const isAmong = (
  one: Pick<DocumentSum, 'kind' | 'row' | 'group'>,
  { kinds, rows, group }: Pick<DocumentFilter, 'kinds' | 'rows' | 'group'>,
): boolean => kinds.includes(one.kind) && rows.includes(one.row) && (group === undefined || one.group === group);

const sumOf = ({ amounts, ...one }: Summed, sign: 1 | -1): DocumentSum => ({
  ...one,
  count: sign,
  amounts: Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, sign * sen(amount)])),
});

export const addedUp = (of: readonly Pick<DocumentSum, 'amounts'>[]): Record<string, Sen> => {
  const names = [...new Set(of.flatMap(({ amounts }) => Object.keys(amounts)))];
  return Object.fromEntries(names.map((name) => [name, total(of.map(({ amounts }) => amounts[name] ?? 0))]));
};

const merged = (sums: Iterable<DocumentSum>): DocumentSum[] => {
  const found = new Map<string, DocumentSum>();
  for (const one of sums) {
    const key = `${one.kind} ${one.row} ${one.group}`;
    const before = found.get(key);
    found.set(key, before ? { ...one, count: before.count + one.count, amounts: addedUp([before, one]) } : one);
  }
  return [...found.values()];
};

export const sumDocuments = (documents: Iterable<Summed>): DocumentSum[] =>
  merged([...documents].map((one) => sumOf(one, 1)));

/** The sums with some documents added and others removed, for what-if calculations. */
export const changeSums = (
  sums: readonly DocumentSum[],
  { taken, left }: { readonly taken: readonly Summed[]; readonly left: readonly Summed[] },
): DocumentSum[] =>
  merged([...sums, ...taken.map((one) => sumOf(one, 1)), ...left.map((one) => sumOf(one, -1))]).filter(
    ({ count }) => count !== 0,
  );

export const amountIn = (sums: readonly DocumentSum[], { amount, ...filter }: DocumentFilter): Sen =>
  total(sums.filter((one) => isAmong(one, filter)).map(({ amounts }) => amounts[amount] ?? 0));

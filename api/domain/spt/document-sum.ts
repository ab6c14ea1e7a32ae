import { type Sen, sen, total } from '../definition/money.ts';

/** The documents of one kind, row and group, added up: what a return is fed with. */
export type DocumentSum = {
  readonly kind: string;
  /** The row of the return they belong to: of a slip its account ("411124-100"). */
  readonly row: string;
  /** Those some line asks for by themselves, as what the treasury paid itself; null for all others. */
  readonly group: string | null;
  readonly count: number;
  /** In sen, by the names the return adds up. */
  readonly amounts: Readonly<Record<string, Sen>>;
};

/** Which documents make a cell of a return, and which of their amounts goes into it. One whose amount is zero adds nothing. */
export type DocumentFilter = {
  readonly kinds: readonly string[];
  readonly rows: readonly string[];
  readonly amount: string;
  /** Only those of this group. */
  readonly group?: string;
};

/** As much of a document as is added up. Amounts in rupiah. */
export type Summed = Pick<DocumentSum, 'kind' | 'row' | 'group'> & {
  readonly amounts: Readonly<Record<string, string>>;
};

/** Whether documents are of those a cell is made of. */
export const isAmong = (
  one: Pick<DocumentSum, 'kind' | 'row' | 'group'>,
  { kinds, rows, group }: Pick<DocumentFilter, 'kinds' | 'rows' | 'group'>,
): boolean => kinds.includes(one.kind) && rows.includes(one.row) && (group === undefined || one.group === group);

const sumOf = ({ amounts, ...one }: Summed, sign: 1 | -1): DocumentSum => ({
  ...one,
  count: sign,
  amounts: Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, sign * sen(amount)])),
});

/** Every amount of some documents added up, by its name. */
export const addedUp = (of: readonly Pick<DocumentSum, 'amounts'>[]): Record<string, Sen> => {
  const names = [...new Set(of.flatMap(({ amounts }) => Object.keys(amounts)))];
  return Object.fromEntries(names.map((name) => [name, total(of.map(({ amounts }) => amounts[name] ?? 0))]));
};

/** Sums of the same kind, row and group in one. */
const merged = (sums: Iterable<DocumentSum>): DocumentSum[] => {
  const found = new Map<string, DocumentSum>();
  for (const one of sums) {
    const key = `${one.kind} ${one.row} ${one.group}`;
    const before = found.get(key);
    found.set(key, before ? { ...one, count: before.count + one.count, amounts: addedUp([before, one]) } : one);
  }
  return [...found.values()];
};

/** Documents added up by kind, row and group: what a database answers with one grouping, for documents at hand. */
export const sumDocuments = (documents: Iterable<Summed>): DocumentSum[] =>
  merged([...documents].map((one) => sumOf(one, 1)));

/** The same sums with some documents taken in and others left out: what if. */
export const changeSums = (
  sums: readonly DocumentSum[],
  { taken, left }: { readonly taken: readonly Summed[]; readonly left: readonly Summed[] },
): DocumentSum[] =>
  merged([...sums, ...taken.map((one) => sumOf(one, 1)), ...left.map((one) => sumOf(one, -1))]).filter(
    ({ count }) => count !== 0,
  );

/** What a cell amounts to, in sen. */
export const amountIn = (sums: readonly DocumentSum[], { amount, ...filter }: DocumentFilter): Sen =>
  total(sums.filter((one) => isAmong(one, filter)).map(({ amounts }) => amounts[amount] ?? 0));

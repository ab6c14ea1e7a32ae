import { type Sen, sen, total } from '../definition/money.ts';

/** The documents of one kind and one row of the return, added up: what a return is fed with. Amounts in sen. */
export type DocumentSum = {
  readonly kind: string;
  /** "411124-100". */
  readonly kapKjs: string;
  /** Paid by the treasury itself (LS, with SP2D). */
  readonly direct: boolean;
  readonly count: number;
  /** To be paid; of an annual slip what its last period brings, which is below zero where too much was withheld before. */
  readonly tax: Sen;
  /** Borne by the government. */
  readonly borne: Sen;
};

/** Which documents make a cell of a return, and which of their amounts goes into it. One whose amount is zero adds nothing. */
export type DocumentFilter = {
  readonly kinds: readonly string[];
  readonly kapKjs: readonly string[];
  readonly amount: 'tax' | 'borne';
  /** Only those paid by the treasury itself. */
  readonly direct?: true;
};

/** As much of a document as is added up. Amounts in rupiah. */
export type Summed = {
  readonly kind: string;
  readonly kapKjs: string;
  readonly tax: string;
  readonly borne: string;
  readonly paymentOption: string | null;
};

const isDirect = ({ paymentOption }: Pick<Summed, 'paymentOption'>): boolean => paymentOption === 'DIRECT';

/** Whether a document is of those a cell is made of. */
export const isAmong = (one: Summed, { kinds, kapKjs, direct }: DocumentFilter): boolean =>
  kinds.includes(one.kind) && kapKjs.includes(one.kapKjs) && (!direct || isDirect(one));

const sumOf = (one: Summed, sign: 1 | -1): DocumentSum => ({
  kind: one.kind,
  kapKjs: one.kapKjs,
  direct: isDirect(one),
  count: sign,
  tax: sign * sen(one.tax),
  borne: sign * sen(one.borne),
});

/** Sums of the same kind, row and way of payment in one. */
const merged = (sums: Iterable<DocumentSum>): DocumentSum[] => {
  const found = new Map<string, DocumentSum>();
  for (const one of sums) {
    const key = `${one.kind} ${one.kapKjs} ${one.direct}`;
    const { count, tax, borne } = found.get(key) ?? { count: 0, tax: 0, borne: 0 };
    const added = { count: count + one.count, tax: total([tax, one.tax]), borne: total([borne, one.borne]) };
    found.set(key, { ...one, ...added });
  }
  return [...found.values()];
};

/** Documents added up by kind, row and way of payment: what a database answers with one grouping, for documents at hand. */
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
export const amountIn = (sums: readonly DocumentSum[], { kinds, kapKjs, amount, direct }: DocumentFilter): Sen =>
  total(
    sums
      .filter((one) => kinds.includes(one.kind) && kapKjs.includes(one.kapKjs) && (!direct || one.direct))
      .map((one) => one[amount]),
  );

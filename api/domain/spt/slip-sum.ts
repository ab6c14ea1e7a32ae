import type { SlipKind } from '../bupot/kinds.ts';
import type { Bupot } from '../bupot/record.ts';
import { type Sen, sen, total } from '../definition/money.ts';

/** The issued slips of one kind and one row of the return, added up: what a return is fed with. Amounts in sen. */
export type SlipSum = {
  readonly kind: SlipKind;
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

/** Which slips make a cell of a return, and which of their amounts goes into it. A slip whose amount is zero adds nothing. */
export type SlipFilter = {
  readonly kinds: readonly SlipKind[];
  readonly kapKjs: readonly string[];
  readonly amount: 'tax' | 'borne';
  /** Only those paid by the treasury itself. */
  readonly direct?: true;
};

export type SummedSlip = Pick<Bupot, 'kind' | 'kapKjs' | 'tax' | 'borne' | 'paymentOption'>;

const isDirect = ({ paymentOption }: Pick<Bupot, 'paymentOption'>): boolean => paymentOption === 'DIRECT';

/** Whether a slip is of those a cell is made of. */
export const isAmong = (slip: SummedSlip, { kinds, kapKjs, direct }: SlipFilter): boolean =>
  kinds.includes(slip.kind) && kapKjs.includes(slip.kapKjs) && (!direct || isDirect(slip));

const sumOf = (slip: SummedSlip, sign: 1 | -1): SlipSum => ({
  kind: slip.kind,
  kapKjs: slip.kapKjs,
  direct: isDirect(slip),
  count: sign,
  tax: sign * sen(slip.tax),
  borne: sign * sen(slip.borne),
});

/** Sums of the same kind, row and way of payment in one. */
const merged = (sums: Iterable<SlipSum>): SlipSum[] => {
  const found = new Map<string, SlipSum>();
  for (const one of sums) {
    const key = `${one.kind} ${one.kapKjs} ${one.direct}`;
    const { count, tax, borne } = found.get(key) ?? { count: 0, tax: 0, borne: 0 };
    const added = { count: count + one.count, tax: total([tax, one.tax]), borne: total([borne, one.borne]) };
    found.set(key, { ...one, ...added });
  }
  return [...found.values()];
};

/** Slips added up by kind, row and way of payment: what a database answers with one grouping, for slips at hand. */
export const sumSlips = (slips: Iterable<SummedSlip>): SlipSum[] => merged([...slips].map((slip) => sumOf(slip, 1)));

/** The same sums with some slips taken in and others left out: what if. */
export const changeSums = (
  sums: readonly SlipSum[],
  { taken, left }: { readonly taken: readonly SummedSlip[]; readonly left: readonly SummedSlip[] },
): SlipSum[] =>
  merged([...sums, ...taken.map((slip) => sumOf(slip, 1)), ...left.map((slip) => sumOf(slip, -1))]).filter(
    ({ count }) => count !== 0,
  );

/** What a cell amounts to, in sen. */
export const amountIn = (sums: readonly SlipSum[], { kinds, kapKjs, amount, direct }: SlipFilter): Sen =>
  total(
    sums
      .filter((one) => kinds.includes(one.kind) && kapKjs.includes(one.kapKjs) && (!direct || one.direct))
      .map((one) => one[amount]),
  );

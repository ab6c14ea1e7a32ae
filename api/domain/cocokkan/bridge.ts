import { periodOf } from '../definition/day.ts';
import { type Sen, total } from '../definition/money.ts';
import { countedCause } from './decision.ts';
import { type BookDocument, type Cause, causes, type LedgerRow, type MatchLine, type Span } from './record.ts';

export const returnCauses = [
  'timing',
  'rounding',
  'not_credited',
  'not_posted',
  'posted_otherwise',
  'only_return',
  'carried',
  'typed',
] as const;
export type ReturnCause = (typeof returnCauses)[number];

export type BridgePart<C extends string = Cause> = {
  readonly cause: C;
  readonly count: number;
  readonly amount: Sen;
};

export type Posted = { readonly documentId: string; readonly ppn: Sen };

export type PostedSide = {
  readonly documents: readonly Posted[];
  /** Why a document is in none of the returns, if known: it counts in another masa, or its buyer does not credit it. */
  readonly elsewhere: ReadonlyMap<string, 'timing' | 'not_credited'>;
  /** Overpaid tax of an earlier masa used here (II.E of the return), each amount in sen. */
  readonly carried: readonly Sen[];
  readonly typed: readonly Sen[];
};

export type Bridge = {
  readonly books: Sen;
  readonly parts: readonly BridgePart[];
  readonly documents: Sen;
  /** `books` plus all parts less `documents`: not zero if a line was lost or counted twice. */
  readonly rest: Sen;
  /** From the documents to the return; null while none is posted. */
  readonly toReturn: {
    readonly parts: readonly BridgePart<ReturnCause>[];
    readonly posted: Sen;
    readonly rest: Sen;
  } | null;
};

const isIn = (period: string, { from, to }: Span): boolean => period >= from && period <= to;

const partsOf = <C extends string>(
  order: readonly C[],
  of: readonly { readonly cause: C | null; readonly difference: Sen }[],
): BridgePart<C>[] => {
  const by = new Map<C, Sen[]>();
  for (const { cause, difference } of of) {
    if (cause === null) continue;
    const amounts = by.get(cause);
    if (amounts) amounts.push(difference);
    else by.set(cause, [difference]);
  }
  return order.flatMap((cause) => {
    const amounts = by.get(cause);
    return amounts ? [{ cause, count: amounts.length, amount: total(amounts) }] : [];
  });
};

const restOf = (from: Sen, parts: readonly { readonly amount: Sen }[], to: Sen): Sen =>
  total([from, ...parts.map(({ amount }) => amount), -to]);

/** A return counts each document in whole rupiah (PER-11/PJ/2025 art. 129). */
const ONE_RUPIAH: Sen = 100;

const toReturn = (
  documents: readonly BookDocument[],
  others: ReadonlySet<string>,
  documentTotal: Sen,
  { documents: posted, elsewhere, carried, typed }: PostedSide,
): Bridge['toReturn'] => {
  const left = new Map(posted.map(({ documentId, ppn }) => [documentId, ppn]));
  const differ: { cause: ReturnCause; difference: Sen }[] = [];
  for (const { id, ppn } of documents) {
    const inReturn = left.get(id);
    left.delete(id);
    const difference = (inReturn ?? 0) - ppn;
    if (difference === 0) continue;
    if (inReturn === undefined) differ.push({ cause: elsewhere.get(id) ?? 'not_posted', difference });
    else differ.push({ cause: Math.abs(difference) < ONE_RUPIAH ? 'rounding' : 'posted_otherwise', difference });
  }
  for (const [id, ppn] of left)
    if (ppn !== 0) differ.push({ cause: others.has(id) ? 'timing' : 'only_return', difference: ppn });
  for (const amount of carried) if (amount !== 0) differ.push({ cause: 'carried', difference: amount });
  for (const amount of typed) if (amount !== 0) differ.push({ cause: 'typed', difference: amount });
  const parts = partsOf(returnCauses, differ);
  const sum = total([...posted.map(({ ppn }) => ppn), ...carried, ...typed]);
  return { parts, posted: sum, rest: restOf(documentTotal, parts, sum) };
};

/**
 * In sen. Totals are calculated from the input and not from the lines, so a zero rest proves completeness. Throws
 * RangeError if a total is out of range.
 */
export const bridgeOf = (
  lines: readonly MatchLine[],
  of: { readonly rows: readonly LedgerRow[]; readonly documents: readonly BookDocument[]; readonly span: Span },
  posted: PostedSide | null,
): Bridge => {
  const books = total(of.rows.map(({ date, ppn }) => (isIn(periodOf(date), of.span) ? ppn : 0)));
  const valid = of.documents.filter(({ isValid: validDocuments, period }) => validDocuments && isIn(period, of.span));
  const others = of.documents.filter((one) => one.isValid && !isIn(one.period, of.span)).map(({ id }) => id);
  const documents = total(valid.map(({ ppn }) => ppn));
  const parts = partsOf(
    causes,
    lines.map((line) => ({ cause: countedCause(line), difference: line.difference })),
  );
  return {
    books,
    parts,
    documents,
    rest: restOf(books, parts, documents),
    toReturn: posted && toReturn(valid, new Set(others), documents, posted),
  };
};

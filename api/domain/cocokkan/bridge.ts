import { periodOf } from '../definition/day.ts';
import { type Sen, total } from '../definition/money.ts';
import { type BookDocument, type Cause, causes, type LedgerRow, type MatchLine, type Span } from './record.ts';

/** Why a return says another tax than its documents. */
export const returnCauses = ['not_posted', 'posted_otherwise', 'only_return'] as const;
export type ReturnCause = (typeof returnCauses)[number];

/** So many lines of one cause, and what they add to go from one side to the next, in sen. */
export type BridgePart<C extends string = Cause> = {
  readonly cause: C;
  readonly count: number;
  readonly amount: Sen;
};

/** What a return has of a document, in sen. */
export type Posted = { readonly documentId: string; readonly ppn: Sen };

export type Bridge = {
  readonly books: Sen;
  readonly parts: readonly BridgePart[];
  readonly documents: Sen;
  /** `books` and all parts less `documents`: nothing, or a line was lost or counted twice. */
  readonly rest: Sen;
  /** From the documents to the return; null as long as none is posted. */
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

const toReturn = (documents: readonly BookDocument[], told: Sen, posted: readonly Posted[]): Bridge['toReturn'] => {
  const left = new Map(posted.map(({ documentId, ppn }) => [documentId, ppn]));
  const differ: { cause: ReturnCause; difference: Sen }[] = [];
  for (const { id, ppn } of documents) {
    const inReturn = left.get(id);
    left.delete(id);
    if (inReturn === undefined) differ.push({ cause: 'not_posted', difference: -ppn });
    else if (inReturn !== ppn) differ.push({ cause: 'posted_otherwise', difference: inReturn - ppn });
  }
  for (const ppn of left.values()) differ.push({ cause: 'only_return', difference: ppn });
  const parts = partsOf(returnCauses, differ);
  const sum = total(posted.map(({ ppn }) => ppn));
  return { parts, posted: sum, rest: restOf(told, parts, sum) };
};

/**
 * The way from the ledger over the documents to the return, in sen. Both sides are added up from what was handed in, and not from the
 * lines: that nothing rests is therefore a proof. `posted` names each document once. Throws RangeError where a side is more than an
 * amount may be.
 */
export const bridgeOf = (
  lines: readonly MatchLine[],
  of: { readonly rows: readonly LedgerRow[]; readonly documents: readonly BookDocument[]; readonly span: Span },
  posted: readonly Posted[] | null,
): Bridge => {
  const books = total(of.rows.map(({ date, ppn }) => (isIn(periodOf(date), of.span) ? ppn : 0)));
  const standing = of.documents.filter(({ standing, period }) => standing && isIn(period, of.span));
  const documents = total(standing.map(({ ppn }) => ppn));
  const parts = partsOf(causes, lines);
  return {
    books,
    parts,
    documents,
    rest: restOf(books, parts, documents),
    toReturn: posted && toReturn(standing, documents, posted),
  };
};

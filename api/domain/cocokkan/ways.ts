import { type Sen, share } from '../definition/money.ts';
import type { DocumentEntry, RowEntry } from './entries.ts';
import { isSlipOf } from './keys.ts';
import { amountCause, isAnotherRate, isSameParty } from './pair-cause.ts';
import { isSameMasa, isSameSign, type Pool, pairBy, pairSums, type Way } from './pool.ts';
import type { RelatedDocuments } from './related-documents.ts';
import { isPowerOfTen, isSwapped } from './slips.ts';
import { sureness, thresholds } from './thresholds.ts';
import { pairTotals } from './totals.ts';

type Fits = Way['fits'];

const isEqual: Fits = ({ row }, { document }) => row.ppn === document.ppn;
const isSigned: Fits = ({ row }, { document }) => isSameSign(row.ppn, document.ppn);
const stands: Fits = (_, { document }) => document.isValid;
const isVoid: Fits = (_, { document }) => !document.isValid && !document.awaited;
const notOther: Fits = ({ row }, { document }) => isSameParty(row, document) !== false;
const isWithin =
  (days: number): Fits =>
  (row, of) =>
    Math.abs(row.day - of.day) <= days;
const isNumbered: Fits = ({ numbers }, of) =>
  numbers.length === 0 || numbers.some((number) => of.numbers.some((document) => isSlipOf(number, document)));
/** The ledger has a number or reference of documents, and it is not that of this one. */
const namesAnother: Fits = (row, of) =>
  !isNumbered(row, of) || (!row.ownVoucher && row.reference !== null && row.reference !== of.reference);
/** The same, and no other key of the row matches this document either. */
const namesNothingElse: Fits = (row, of) =>
  isNumbered(row, of) && (row.reference === null || of.reference === null || row.reference === of.reference);
const not =
  (fits: Fits): Fits =>
  (row, of) =>
    !fits(row, of);
const all =
  (...checks: readonly Fits[]): Fits =>
  (row, of) =>
    checks.every((fits) => fits(row, of));

const maybe = (key: string | null): string[] => (key === null ? [] : [key]);
const withParty = (party: string | null, ...more: readonly (string | number | null)[]): string[] =>
  party === null || more.includes(null) ? [] : [[party, ...more].join('|')];

const byNumber = { rowKeys: ({ numbers }: RowEntry) => numbers, documentKeys: ({ numbers }: DocumentEntry) => numbers };
const byReference = {
  rowKeys: ({ reference }: RowEntry) => maybe(reference),
  documentKeys: ({ reference }: DocumentEntry) => maybe(reference),
};
const byAmount = {
  rowKeys: ({ party, row }: RowEntry) => (row.ppn === 0 ? [] : withParty(party, row.ppn)),
  documentKeys: ({ party, document }: DocumentEntry) => withParty(party, document.ppn),
};
const byPrintedPpn = {
  rowKeys: byAmount.rowKeys,
  documentKeys: ({ party, document }: DocumentEntry) => withParty(party, document.printedPpn || null),
};
const byBase = {
  rowKeys: ({ party, row }: RowEntry) => (row.base ? withParty(party, row.base) : []),
  documentKeys: ({ party, document }: DocumentEntry) => withParty(party, document.dpp),
};
const byMasa = {
  rowKeys: ({ party, period }: RowEntry) => withParty(party, period),
  documentKeys: ({ party, document }: DocumentEntry) => withParty(party, document.period),
};

const step = (amount: Sen): number => Math.floor(amount / thresholds.rounding);
/** The step of an amount and its neighbours: amounts within the rounding difference share one of the three. */
const steps = (amount: Sen): number[] => [step(amount) - 1, step(amount), step(amount) + 1];
/** The tax at the previous or next rate, as the ledger may use it: 11 or 10 % for 12, and vice versa. */
const atOtherRates = ({ ppn }: RowEntry['row']): number[] =>
  [
    [11, 12],
    [12, 11],
    [10, 11],
    [11, 10],
    [10, 12],
    [12, 10],
  ].map(([of = 1, to = 1]) => share(ppn, [of, to], 'nearest'));
const bySteps = ({ party, document }: DocumentEntry) => withParty(party, document.period, step(document.ppn));

const named = (pool: Pool): void => {
  const { number, reference } = sureness;
  pairBy(pool, { ...byNumber, sure: number, fits: all(stands, isEqual) });
  pairSums(pool, {
    ...byNumber,
    sure: number,
    rowKey: ({ numbers }) => numbers[0] ?? null,
    shelfKey: ({ numbers }) => numbers[0] ?? null,
    fits: stands,
  });
  pairBy(pool, { ...byNumber, sure: number, fits: all(stands, isSigned) });
  pairBy(pool, { ...byNumber, sure: number, fits: all(isVoid, isSigned) });
  // Recurring monthly invoices of one contract: a month without an invoice must not shift all later ones.
  pairBy(pool, { ...byReference, sure: reference, fits: all(stands, isEqual, isSameMasa, notOther) });
  pairBy(pool, { ...byReference, sure: reference, fits: all(stands, isEqual, notOther) });
  pairBy(pool, { ...byReference, sure: reference, fits: all(stands, isEqual) });
  pairSums(pool, {
    ...byReference,
    sure: reference,
    rowKey: ({ reference: key }) => key,
    shelfKey: ({ reference: key }) => key,
    fits: all(stands, notOther),
  });
  pairBy(pool, { ...byReference, sure: reference, fits: all(stands, isSigned, notOther) });
  pairBy(pool, { ...byReference, sure: reference, fits: all(isVoid, isSigned, notOther) });
};

/** Matches by amount if neither number nor reference matches; each method first within a masa, then beyond. */
const byAmounts = (pool: Pool, beside: RelatedDocuments): void => {
  const explained: Fits = ({ row }, { document }) => amountCause([row], document, beside) !== 'unknown';
  const journal = ({ row, party }: RowEntry) => withParty(party, row.journal, row.date)[0] ?? null;
  pairBy(pool, { ...byAmount, sure: sureness.partyAndAmount, fits: all(stands, isSameMasa, not(namesAnother)) });
  pairBy(pool, { ...byAmount, sure: sureness.partyAndAmount, fits: all(stands, isSameMasa) });
  pairSums(pool, {
    documentKeys: byMasa.documentKeys,
    sure: sureness.partyAndAmount,
    rowKey: journal,
    shelfKey: (row) => byMasa.rowKeys(row)[0] ?? null,
    fits: stands,
  });
  pairBy(pool, {
    ...byBase,
    sure: sureness.partyAndBase,
    fits: all(stands, isSameMasa, isSigned, explained, not(namesAnother)),
  });
  pairBy(pool, {
    ...byPrintedPpn,
    sure: sureness.partyAndRate,
    fits: all(stands, isWithin(thresholds.timingDays), not(namesAnother)),
  });
  pairBy(pool, {
    ...byAmount,
    sure: sureness.partyNearby,
    fits: all(stands, isWithin(thresholds.timingDays), not(namesAnother)),
  });
  pairBy(pool, {
    rowKeys: ({ party, period, row }) => steps(row.ppn).flatMap((at) => withParty(party, period, at)),
    documentKeys: bySteps,
    sure: sureness.partyAndRate,
    fits: all(stands, isSigned, explained, not(namesAnother)),
  });
  pairBy(pool, {
    rowKeys: ({ party, period, row }) =>
      row.ppn === 0
        ? []
        : atOtherRates(row)
            .flatMap(steps)
            .flatMap((at) => withParty(party, period, at)),
    documentKeys: bySteps,
    sure: sureness.partyAndRate,
    fits: all(stands, isSigned, ({ row }, { document }) => isAnotherRate(row.ppn, document), not(namesAnother)),
  });
  pairBy(pool, {
    ...byMasa,
    sure: sureness.partyAndRate,
    fits: all(stands, isSigned, ({ row }) => row.currency !== 'IDR' && row.ppn !== 0, explained, not(namesAnother)),
  });
  pairBy(pool, {
    ...byMasa,
    sure: sureness.slip,
    onlyOne: true,
    fits: all(
      stands,
      ({ row }, { document }) => isPowerOfTen(row.ppn, document.ppn) || isSwapped(row.ppn, document.ppn),
      not(namesAnother),
    ),
  });
};

const byContract = (pool: Pool, beside: RelatedDocuments): void => {
  const lastOf = new Map<string, DocumentEntry>();
  for (const entry of pool.documents)
    if (entry.document.contract !== null && !entry.taken) lastOf.set(entry.document.contract, entry);
  const last: Fits = (_, of) => of.document.contract !== null && lastOf.get(of.document.contract) === of;
  pairBy(pool, {
    rowKeys: byAmount.rowKeys,
    documentKeys: ({ party, document }) => withParty(party, beside.contractPpn(document)),
    sure: sureness.contract,
    fits: all(stands, last, isWithin(thresholds.timingDays)),
  });
  pairBy(pool, {
    rowKeys: byAmount.rowKeys,
    documentKeys: ({ party, document }) => {
      const returned = beside.returnedPpn(document);
      return returned === 0 ? [] : withParty(party, document.ppn + returned);
    },
    sure: sureness.contract,
    fits: all(stands, isWithin(thresholds.timingDays)),
  });
};

export const findPairs = (pool: Pool, beside: RelatedDocuments): void => {
  named(pool);
  byAmounts(pool, beside);
  byContract(pool, beside);
  pairTotals(pool);
  pairBy(pool, {
    ...byAmount,
    sure: sureness.partyNearby,
    fits: all(isVoid, isWithin(thresholds.timingDays), not(namesAnother)),
  });
  pairBy(pool, {
    rowKeys: ({ row }) => (row.ppn === 0 ? [] : [String(row.ppn)]),
    documentKeys: ({ document }) => [String(document.ppn)],
    sure: sureness.amountAlone,
    onlyOne: true,
    fits: all(
      stands,
      isWithin(thresholds.amountAloneDays),
      ({ row }, { document }) => row.base === null || row.base === document.dpp || row.base === document.otherDpp,
      namesNothingElse,
    ),
  });
};

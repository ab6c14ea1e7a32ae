import { periodOf } from '../definition/day.ts';
import { numberKey, numbersIn, referenceKey } from './keys.ts';
import { partiesOf } from './parties.ts';
import type { BookDocument, LedgerRow, Span } from './record.ts';

export type RowEntry = {
  readonly row: LedgerRow;
  readonly period: string;
  /** Days since 1970, to compare distances. */
  readonly day: number;
  readonly within: boolean;
  readonly party: string | null;
  readonly numbers: readonly string[];
  readonly reference: string | null;
  /** The reference is a voucher number of the ledger, which no document has. */
  readonly ownVoucher: boolean;
  taken: boolean;
};

export type DocumentEntry = {
  readonly document: BookDocument;
  readonly day: number;
  readonly within: boolean;
  readonly party: string | null;
  /** Its own number, and for a return also that of its invoice, which ledgers use as often. */
  readonly numbers: readonly string[];
  readonly reference: string | null;
  taken: boolean;
};

const dayOf = (date: string): number => Math.round(Date.parse(date) / 86_400_000);
const before = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const unique = (keys: readonly (string | null)[]): string[] => [...new Set(keys.filter((key) => key !== null))];
const isWithin = (period: string, { from, to }: Span): boolean => period >= from && period <= to;

/** In a fixed order, so that the result does not depend on the input order. */
export const entriesOf = (
  input: { readonly rows: readonly LedgerRow[]; readonly documents: readonly BookDocument[] },
  span: Span,
): { readonly rows: RowEntry[]; readonly documents: DocumentEntry[] } => {
  const sorted = [...input.documents].sort((a, b) => before(a.date, b.date) || before(a.id, b.id));
  const partyOf = partiesOf(sorted);
  const references = new Set(sorted.map(({ reference }) => referenceKey(reference)));
  const rows = [...input.rows].sort(
    (a, b) => before(a.date, b.date) || before(a.journal, b.journal) || before(a.id, b.id),
  );
  return {
    rows: rows.map((row) => {
      const period = periodOf(row.date);
      return {
        row,
        period,
        day: dayOf(row.date),
        within: isWithin(period, span),
        party: partyOf(row.partyName, row.partyNpwp),
        numbers: unique([numberKey(row.number), ...numbersIn(row.reference ?? ''), ...numbersIn(row.text)]),
        reference: referenceKey(row.reference),
        ownVoucher: !references.has(referenceKey(row.reference)),
        taken: false,
      };
    }),
    documents: sorted.map((document) => ({
      document,
      day: dayOf(document.date),
      within: isWithin(document.period, span),
      party: partyOf(document.partyName, document.partyNpwp),
      numbers: unique([numberKey(document.number), numberKey(document.originNumber)]),
      reference: referenceKey(document.reference),
      taken: false,
    })),
  };
};

import type { Sen } from '../definition/money.ts';

/** `ignored` is used by the bridge for lines a person ignored; a line keeps the cause it was found with. */
export const causes = [
  'timing',
  'rate',
  'rounding',
  'exchange',
  'advance',
  'retur',
  'not_object',
  'wrong_party',
  'double',
  'void',
  'by_buyer',
  'untaxed',
  'power_of_ten',
  'swapped',
  'only_books',
  'only_documents',
  'unknown',
  'ignored',
] as const;
export type Cause = (typeof causes)[number];

/** Certainty of a match; the codes are those of the specification. */
export const levels = ['EXACT', 'SUGGESTED', 'MISMATCH', 'MANUAL', 'MISSING_BOOKS', 'MISSING_DJP', 'IGNORED'] as const;
export type Level = (typeof levels)[number];

export type LedgerRow = {
  readonly id: string;
  /** Booking date, YYYY-MM-DD. */
  readonly date: string;
  readonly journal: string;
  readonly account: string | null;
  readonly text: string;
  readonly partyName: string | null;
  readonly partyNpwp: string | null;
  readonly reference: string | null;
  readonly number: string | null;
  /** Tax base in sen; null if the export has no such column. */
  readonly base: Sen | null;
  /** In sen; negative for reversals. */
  readonly ppn: Sen;
  /** Currency of the entry, ISO 4217; the amounts are in rupiah regardless. */
  readonly currency: string;
};

export type BookDocument = {
  readonly id: string;
  readonly family: 'faktur' | 'retur' | 'dokumen';
  readonly number: string | null;
  readonly date: string;
  /** The masa it counts in, YYYY-MM. */
  readonly period: string;
  readonly partyName: string;
  readonly partyNpwp: string | null;
  readonly reference: string | null;
  /** Amounts in sen; negative for returns. */
  readonly dpp: Sen;
  readonly otherDpp: Sen;
  readonly ppn: Sen;
  /** Who pays its PPN to the state if it is not the seller: the buyer (codes 02, 03), or nobody (07, 08). */
  readonly collectedBy?: 'buyer' | 'none';
  /** PPN in sen printed on the document but not counted in `ppn`, because it does not pass through the account. */
  readonly printedPpn?: Sen;
  /** In force: cancelled and replaced ones count nothing, but explain remaining ledger entries. */
  readonly isValid: boolean;
  /** Created from a ledger entry and not at the office yet: counts nothing; its entry is matched to it. */
  readonly awaited?: boolean;
  /** Id of the first uang muka of its contract, its own for the first; null without a contract. */
  readonly contract: string | null;
  readonly originNumber: string | null;
};

/** The compared masa, YYYY-MM, both included. */
export type Span = { readonly from: string; readonly to: string };

/** A decision about rows and documents: they belong together, or are ignored for a reason. */
export type StoredLine = {
  readonly rows: readonly string[];
  readonly documents: readonly string[];
  readonly as: 'manual' | 'ignored';
};

export type MatchLine = {
  readonly level: Level;
  readonly cause: Cause | null;
  /** Certainty in hundredths: 100 if both have the same number. */
  readonly sure: number;
  readonly rows: readonly LedgerRow[];
  readonly documents: readonly BookDocument[];
  /** Tax of the rows and of the documents in the span, in sen. */
  readonly books: Sen;
  readonly documentValue: Sen;
  readonly difference: Sen;
};

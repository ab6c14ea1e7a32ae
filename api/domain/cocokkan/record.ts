import type { Sen } from '../definition/money.ts';

/**
 * Why a row of the ledger and a document differ, or why one of them stands alone. `ignored` is what a bridge counts lines as that a
 * person left aside for a reason of their own; a line keeps the cause it was found with.
 */
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

/** How sure a match is; the codes are those of the specification. */
export const levels = ['EXACT', 'SUGGESTED', 'MISMATCH', 'MANUAL', 'MISSING_BOOKS', 'MISSING_DJP', 'IGNORED'] as const;
export type Level = (typeof levels)[number];

/** A row of the ledger account of the tax, as any export tells it. */
export type LedgerRow = {
  readonly id: string;
  /** The day it was booked, YYYY-MM-DD. */
  readonly date: string;
  /** Number of the journal entry. */
  readonly journal: string;
  readonly account: string | null;
  readonly text: string;
  readonly partyName: string | null;
  readonly partyNpwp: string | null;
  readonly reference: string | null;
  /** Number of the VAT document, where the books name it. */
  readonly number: string | null;
  /** What the tax was taken of, in sen; null where the export has no such column. */
  readonly base: Sen | null;
  /** In sen; below zero takes tax back. */
  readonly ppn: Sen;
  /** Currency the entry was made in, ISO 4217; the amounts are rupiah all the same. */
  readonly currency: string;
};

/** A VAT document as far as books can be held against it. */
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
  /** Amounts in sen; those of a return are below zero. */
  readonly dpp: Sen;
  readonly otherDpp: Sen;
  readonly ppn: Sen;
  /** Who pays its PPN to the state where that is not the seller: the buyer (codes 02, 03), or nobody (07, 08). */
  readonly collectedBy?: 'buyer' | 'none';
  /** PPN in sen the document names and `ppn` does not count, since it does not pass through the account. */
  readonly printedPpn?: Sen;
  /** In force: cancelled and replaced ones count nothing, but explain what the books still hold. */
  readonly isValid: boolean;
  /** Made for an entry of the books, and not at the office yet: it counts nothing, and its entry waits for it. */
  readonly awaited?: boolean;
  /** Id of the first uang muka of its contract, its own for the first; null where it is of no contract. */
  readonly contract: string | null;
  /** Of a return, the number of the invoice that goes back. */
  readonly originNumber: string | null;
};

/** The masa that are held against each other, YYYY-MM, both included. */
export type Span = { readonly from: string; readonly to: string };

/** What a person has said of some rows and documents: they belong together, or are left aside for a reason. */
export type Kept = {
  readonly rows: readonly string[];
  readonly documents: readonly string[];
  readonly as: 'manual' | 'ignored';
};

/** Rows and documents that were found to be one thing, or one of them alone. */
export type MatchLine = {
  readonly level: Level;
  readonly cause: Cause | null;
  /** How sure in hundredths: 100 where both name the same number. */
  readonly sure: number;
  readonly rows: readonly LedgerRow[];
  readonly documents: readonly BookDocument[];
  /** What the rows and the documents bring to the span, in sen. */
  readonly books: Sen;
  readonly documentValue: Sen;
  /** `told` less `books`, in sen. */
  readonly difference: Sen;
};

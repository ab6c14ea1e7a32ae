import type { Dated } from '../definition/dated.ts';
import type { Form } from '../definition/form.ts';
import type { Fraction } from '../definition/money.ts';
import type { Overpaid } from '../rules/spt.ts';
import type { DocumentFilter } from './document-sum.ts';
import type { ReturnType } from './record.ts';

export type PrintedRow = {
  readonly label: string;
  readonly short?: string;
  readonly code: string | null;
  readonly lines: readonly (string | null)[];
  readonly strong: boolean;
};

/** Rows under one heading (message key); null for rows without a heading. */
export type PrintedPart = { readonly heading: string | null; readonly rows: readonly PrintedRow[] };

/** The Induk as a table on the page and in the PDF, in the order of the form. */
export type PrintedInduk = {
  /** The name of a column in its lines; null where a row has one line. */
  readonly columns: readonly { readonly name: string | null; readonly letter: string; readonly label: string }[];
  /** Amounts are in whole rupiah, and rows are identified by their number. */
  readonly whole?: true;
  readonly parts: readonly PrintedPart[];
};

export type Feed =
  | { readonly from: 'documents'; readonly of: DocumentFilter }
  /** A line of the return this one corrects; zero in a normal one. */
  | { readonly from: 'previous'; readonly line: string }
  /** What earlier periods paid too much, by the line that reports it. */
  | { readonly from: 'excess'; readonly line: string }
  /**
   * The value a person entered for a line, or a file of lumped sales; zero otherwise. `share`: so much of it, in whole
   * rupiah, half up. `signed`: it may be below zero.
   */
  | { readonly from: 'typed'; readonly line: string; readonly share?: Fraction; readonly signed?: true }
  /** The sum of a column of rows that a person enters. */
  | { readonly from: 'rows'; readonly table: string; readonly column: string }
  /** The excess of the corrected return's line over the documents of that line now; zero in a normal return. */
  | { readonly from: 'overcollected'; readonly of: DocumentFilter; readonly line: string };

/** A row of the Induk that a person fills in, with its cells. */
export type TypedRow = {
  readonly row: string;
  /** Message key. */
  readonly label: string;
  readonly lines: readonly { readonly line: string; readonly label: string }[];
  /** Requires the code of the facility (07 or 08). */
  readonly asksFacility: boolean;
  /** The attached file that fills the row instead. */
  readonly file: 'C' | null;
};

export type AttachmentKey =
  | ('DAFTAR_I' | 'DAFTAR_II' | 'LAMPIRAN_I')
  | ('L_IA' | 'L_IB' | 'L_II' | 'L_III')
  | ('A_1' | 'A_2' | 'B_1' | 'B_2' | 'B_3');

export type AttachedTable = {
  readonly key: string;
  readonly kinds: readonly string[];
  readonly group?: string;
  readonly own?: true;
};

type Attachment = { readonly key: AttachmentKey; readonly tables: readonly AttachedTable[] };

type DueLine = {
  readonly line: string;
  readonly kapKjs: string;
  /** If different from the rest of the return: refunded on request, or shown in another line. */
  readonly below?: 'refund' | 'reported_elsewhere';
  /** A correction restates the line in full: what earlier receipts cover is not billed again. */
  readonly whole?: true;
};

/** Documents of a return: where they are stored, the kinds that belong to it, and the amounts it sums. */
export type ReturnDocuments = {
  readonly source: 'slips' | 'fakturs';
  readonly kinds: readonly string[];
  readonly amounts: readonly string[];
};

export type ReturnDefinition = {
  readonly type: ReturnType;
  readonly documents: ReturnDocuments;
  /** The Induk comes last. */
  readonly forms: readonly Form[];
  readonly induk: string;
  readonly printed: PrintedInduk;
  readonly typedRows: readonly TypedRow[];
  readonly feeds: Readonly<Record<string, Readonly<Record<string, Feed>>>>;
  readonly due: readonly DueLine[];
  readonly overpaid: Dated<Overpaid>;
  readonly attachments: readonly Attachment[];
};

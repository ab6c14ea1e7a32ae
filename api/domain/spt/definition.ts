import type { Dated } from '../definition/dated.ts';
import type { Form, Input } from '../definition/form.ts';
import type { Fraction } from '../definition/money.ts';
import type { Overpaid } from '../rules/spt.ts';
import type { DocumentFilter } from './document-sum.ts';
import type { ReturnType } from './record.ts';

/** A row of the Induk as it is printed: its words (message key), its number or account, and the line each column shows. */
export type PrintedRow = {
  readonly label: string;
  /** Fewer words for the screen, where the form's own are long (message key). */
  readonly short?: string;
  readonly code: string | null;
  /** None where the form leaves the cell empty. */
  readonly lines: readonly (string | null)[];
  /** A sum of the rows above, or what the whole is about. */
  readonly strong: boolean;
};

/** Rows under one heading (message key); none where the row stands for itself. */
type PrintedPart = { readonly heading: string | null; readonly rows: readonly PrintedRow[] };

/** The Induk as a table: what page and paper show of it, in the order of the form. */
export type PrintedInduk = {
  /** Letter and words of each column; the words are a message key. */
  readonly columns: readonly { readonly letter: string; readonly label: string }[];
  /** Amounts are whole rupiah, and rows go by their number. */
  readonly whole?: true;
  readonly parts: readonly PrintedPart[];
};

/** Where an input of a return comes from. */
export type Feed =
  /** Documents of the period that are in force. */
  | { readonly from: 'documents'; readonly of: DocumentFilter }
  /** A line of the return this one corrects; zero in a normal one. */
  | { readonly from: 'previous'; readonly line: string }
  /** What earlier periods paid too much, by the line that tells it. */
  | { readonly from: 'excess'; readonly line: string }
  /** What a person wrote for a line, or a file of lumped sales brought; zero where nobody did. `share`: so much of it, in whole rupiah, half up. `signed`: it may be below zero. */
  | { readonly from: 'typed'; readonly line: string; readonly share?: Fraction; readonly signed?: true }
  /** What the corrected return told of a line beyond what the documents of that line come to now; zero in a normal one. */
  | { readonly from: 'overcollected'; readonly of: DocumentFilter; readonly line: string };

/** Where every input of some forms comes from: one that is left out does not compile. */
export type Feeds<Forms extends readonly Form[]> = {
  readonly [FormName in Forms[number] as FormName['name']]: {
    readonly [At in keyof FormName['lines'] as FormName['lines'][At] extends Input ? At : never]: Feed;
  };
};

export type AttachmentKey =
  | ('DAFTAR_I' | 'DAFTAR_II' | 'LAMPIRAN_I')
  | ('L_IA' | 'L_IB' | 'L_II' | 'L_III')
  | ('A_1' | 'A_2' | 'B_1' | 'B_2' | 'B_3');

/** A table of an attachment: the documents of these kinds, one line each. */
export type AttachedTable = {
  readonly key: string;
  readonly kinds: readonly string[];
  /** Only those of this group. */
  readonly group?: string;
  /** What one pays oneself, or works out for one's own people. */
  readonly own?: true;
};

type Attachment = { readonly key: AttachmentKey; readonly tables: readonly AttachedTable[] };

/** A line that tells what is to be paid (above zero) or was paid too much (below), and the account it is paid to. */
type DueLine = {
  readonly line: string;
  readonly kapKjs: string;
  /** What becomes of it below zero, where that is not what the whole return says: given back on request, or told by another line. */
  readonly below?: 'refund' | 'told_elsewhere';
  /** A correction says it whole again: what receipts of the returns before cover of it is not billed again. */
  readonly whole?: true;
};

/** What a return is made of: where its documents are kept, which kinds of them belong to it, and which of their amounts it adds up. */
export type ReturnDocuments = {
  readonly source: 'slips' | 'fakturs';
  readonly kinds: readonly string[];
  /** The first is the one people know a document by. */
  readonly amounts: readonly string[];
};

/** Everything one kind of return is. */
export type ReturnDefinition = {
  readonly type: ReturnType;
  readonly documents: ReturnDocuments;
  /** The Induk comes last. */
  readonly forms: readonly Form[];
  /** Name of the form that is the Induk. */
  readonly induk: string;
  /** The same as the table people know it by. */
  readonly printed: PrintedInduk;
  readonly feeds: Readonly<Record<string, Readonly<Record<string, Feed>>>>;
  readonly due: readonly DueLine[];
  readonly overpaid: Dated<Overpaid>;
  readonly attachments: readonly Attachment[];
};

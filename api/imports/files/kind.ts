import type { Finding } from '#domain/definition/finding.ts';
import type { FileColumn, Guesses, Mapping } from '#domain/imports/columns.ts';
import type { DuplicateWords } from './duplicates.ts';
import type { FileType, OpenFile } from './open-file.ts';
import type { Cells, RawDocument, RawRow, Style } from './raw.ts';
import type { TableReading } from './reading.ts';
import type { Book } from './sheet.ts';
import type { Trait, Turn } from './table/heading-traits.ts';

export type FieldKind = 'words' | 'choice' | 'digits' | 'day' | 'month' | 'decimal';

/** `document` fields are in the first row of a document, `line` fields in each row. */
export type FieldShape = {
  readonly level: 'document' | 'line';
  readonly kind: FieldKind;
  /** Converted into another amount: the user must confirm before anything is saved. */
  readonly converts?: true;
  readonly adds?: true;
  readonly partOf?: string;
};

export type Needed = { readonly field: string; readonly or: readonly (readonly string[])[] };

export type { Mapping };

export type Learned = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type CheckContext = {
  readonly today: string;
  readonly company: {
    readonly npwp: string;
    readonly pkp: boolean;
    /** A government institution, whose treasurers have their own withholding rules. */
    readonly government: boolean;
    readonly industry?: string | null;
    readonly name: string;
    readonly address: string;
    readonly city: string;
  };
  /** Masa whose slips are locked because their return is filed: "UNIFIKASI 2025-10". */
  readonly closed?: readonly string[];
  readonly style: Style;
  readonly learned?: Learned;
};

/** READY and WARNING may be saved, ERROR may not. */
export type Verdict = 'READY' | 'WARNING' | 'ERROR';

/** `rest`: the cells of the new row, or null. `gone`: the row is removed and its amounts are in the others. */
export type PartedRow = {
  readonly row: number;
  readonly cells: Cells;
  readonly remainder: Cells | null;
  readonly gone?: true;
};

export type RowRepair = {
  readonly message: string;
  rows(raw: RawDocument, context: Pick<CheckContext, 'company' | 'style'>): readonly PartedRow[];
};

export type CheckedDocument = {
  /** One list per row of the document, in the same order; paths are fields of the kind. */
  readonly findings: readonly Finding[][];
  /** `exactKey` must be unique; documents with the same `likeKey` may be duplicates. */
  readonly exactKey: string | null;
  readonly likeKey: string | null;
  /** In sen, in the order the kind names its sums. */
  readonly sums: readonly [first: number, second?: number];
};

export type OwnFormat = {
  readonly source: string;
  readonly unread?: readonly string[];
  readonly table?: { readonly sheet: string; readonly headingRow: number };
  read(npwp: string, take: (document: RawDocument) => void, how?: TableReading): Promise<void>;
};

/** One kind of document that can be imported (docs/how-to/add-an-import-kind.md). */
export type ImportKind<Input = unknown> = {
  readonly key: string;
  readonly fields: Readonly<Record<string, FieldShape>>;
  /** Indonesian and English, best names first. Compared without case, spaces and punctuation. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  readonly looks: Readonly<Record<string, (text: string) => boolean>>;
  /** Fields derived from another field and a trait of its heading: "Harga Termasuk PPN" is `price` with "with-vat". */
  readonly turns?: Readonly<Record<string, Turn>>;
  /** Traits a heading may have without changing the field: a rate is in percent. */
  readonly tolerates?: Readonly<Record<string, readonly Trait[]>>;
  /** Fields recognised by their values alone, whatever the heading. */
  readonly telling: ReadonlySet<string>;
  weigh?(guesses: Guesses, columns: readonly FileColumn[]): Guesses;
  readonly needed: readonly Needed[];
  /** Fields with a safe default if a table has no column for them; reported once per file. */
  readonly assumed: readonly string[];
  readonly takes: readonly FileType[];
  /** Root element of its XML, by which a file of another kind is recognised. */
  readonly root?: string;
  /** Kinds that can be mistaken for each other; the names by which a file mentions them. */
  readonly family?: string;
  readonly speaks?: RegExp;
  headingsSpeak?(headings: string): readonly string[];
  /** Label beside the number of the owning company above the headings. Files of another company are refused. */
  readonly owner?: string;
  own?(file: OpenFile): Promise<OwnFormat | null>;
  tables?(book: Book): Promise<Book>;
  /** `anywhere` in the file, or only for adjacent rows. Null if unknown; omitted if every row is a document. */
  groupOf?(row: RawRow): { readonly key: string; readonly anywhere: boolean } | null;
  /**
   * Normalised, by field; "" if a row has none. Rows of one document that differ are not saved until they are split.
   * Omitted if every row is a document.
   */
  agreed?(cells: Cells, style: Style): Readonly<Record<string, string>>;
  /** Amounts we compute and compare; formulas in these cells are not reported. */
  readonly computed: ReadonlySet<string>;
  readonly limits: { readonly documents: number; readonly lines: number };
  readonly sums: readonly [string, string?];
  /** Never throws on any text. */
  input(raw: RawDocument, context: CheckContext): Input;
  /** For a whole file in a worker, for one edited cell, and before saving. Never throws on any text. */
  check(raw: RawDocument, context: CheckContext): CheckedDocument;
  /** If there is more than the one `likeKey`: one shared key is enough. */
  alike?(raw: RawDocument, context: CheckContext): readonly string[];
  /** Documents with the same `likeKey` draw on the same saved amounts and are checked in file order. */
  readonly together?: true;
  held?(raw: RawDocument, context: CheckContext): unknown;
  /** Fields with a distinct text in every document; corrections of them are not remembered. */
  readonly unique: ReadonlySet<string>;
  readonly duplicates: DuplicateWords;
  /** Explained in the template: message keys. */
  readonly notes?: readonly { readonly field: string; readonly note: string }[];
  /** Required number of digits; a shorter number lost its leading zeros. */
  readonly widths: Readonly<Record<string, number>>;
  /** Findings repaired by an added line (`part`), or by the other lines of the document (`spread`). */
  readonly rowRepairs?: { readonly part?: RowRepair; readonly spread?: RowRepair };
  readonly repairs: Readonly<
    Record<string, { readonly more?: readonly ('goods' | 'services')[]; readonly places?: number }>
  >;
};

export const documentFieldsOf = ({ fields }: Pick<ImportKind, 'fields'>): readonly string[] =>
  Object.keys(fields).filter((field) => fields[field]?.level === 'document');

export const isFieldOf = ({ fields }: Pick<ImportKind, 'fields'>, key: string): boolean => Object.hasOwn(fields, key);

export const missingFields = (
  { needed }: Pick<ImportKind, 'needed'>,
  mapping: Readonly<Partial<Mapping>>,
): string[] => {
  const has = (field: string): boolean => mapping[field] !== undefined;
  return needed.filter(({ field, or }) => !has(field) && !or.some((all) => all.every(has))).map(({ field }) => field);
};

import type { Finding } from '#domain/definition/finding.ts';
import type { FileColumn, Guesses, Mapping } from '#domain/imports/columns.ts';
import type { DuplicateWords } from './duplicates.ts';
import type { FileType, OpenFile } from './open-file.ts';
import type { Cells, RawDocument, RawRow, Style } from './raw.ts';
import type { TableReading } from './reading.ts';
import type { Book } from './sheet.ts';
import type { Trait, Turn } from './table/heading-traits.ts';

/** What a cell of a field holds: decides how its text is read and which repairs make sense for it. */
export type FieldKind = 'words' | 'choice' | 'digits' | 'day' | 'month' | 'decimal';

/** `document` fields stand in the first row of a document, `line` fields in each. */
export type FieldShape = {
  readonly level: 'document' | 'line';
  readonly kind: FieldKind;
  /** What stands in it is turned into another amount: a person is asked before anything of it is saved. */
  readonly converts?: true;
  /** Several columns of a file may add up to it. */
  readonly adds?: true;
};

/** A field that must have a column, or what may stand in its place: all fields of one of these lists. */
export type Needed = { readonly field: string; readonly or: readonly (readonly string[])[] };

export type { Mapping };

/** What was chosen before, by field and by the text found. */
export type Learned = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What every check needs to know of the day and of the company whose file it is. */
export type CheckContext = {
  readonly today: string;
  readonly company: {
    readonly npwp: string;
    readonly pkp: boolean;
    /** An institution of the government: its treasurers withhold in ways of their own. */
    readonly government: boolean;
    /** Its business in its own words. */
    readonly industry?: string | null;
    readonly name: string;
    readonly address: string;
    readonly city: string;
  };
  /** Masa whose slips are closed because their return is with the office: "UNIFIKASI 2025-10". */
  readonly closed?: readonly string[];
  readonly style: Style;
  /** What the company wrote over texts of such files before. */
  readonly learned?: Learned;
};

/** READY and WARNING may be saved, ERROR may not. */
export type Verdict = 'READY' | 'WARNING' | 'ERROR';

/**
 * A row as it will stand, and the cells of the row that takes what it gives up; null where that is nothing. `gone`: the row leaves its document,
 * what it held is in the others.
 */
export type PartedRow = {
  readonly row: number;
  readonly cells: Cells;
  readonly beside: Cells | null;
  readonly gone?: true;
};

/** A finding of a line that is mended by rows of its document changing together, and how. */
export type RowRepair = {
  readonly message: string;
  rows(raw: RawDocument, context: Pick<CheckContext, 'company' | 'style'>): readonly PartedRow[];
};

export type CheckedDocument = {
  /** One list per row of the document, in the same order; paths are fields of the kind. */
  readonly findings: readonly Finding[][];
  /** What no two documents may share; what those have in common that may be doubles of each other. */
  readonly exactKey: string | null;
  readonly likeKey: string | null;
  /** In sen, in the order the kind names its sums. */
  readonly sums: readonly [first: number, second?: number];
};

/** A file in a layout of its own that was recognised: what it is called, and how its documents are read. */
export type OwnFormat = {
  readonly source: string;
  /** Headings of its columns that hold something and are not known. */
  readonly unread?: readonly string[];
  /** The same as a table, for a person to say which column is which. */
  readonly table?: { readonly sheet: string; readonly headingRow: number };
  read(npwp: string, take: (document: RawDocument) => void, how?: TableReading): Promise<void>;
};

/**
 * One kind of document that files bring in. Everything else about an import is the same for all of them: see
 * docs/how-to/add-an-import-kind.md.
 */
export type ImportKind<Input = unknown> = {
  readonly key: string;
  /** In the order people are shown them. */
  readonly fields: Readonly<Record<string, FieldShape>>;
  /** What people call the columns, in Indonesian and English, best names first. Compared without case, spaces and marks. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** What the values of a field look like, where the heading alone may mislead. */
  readonly looks: Readonly<Record<string, (text: string) => boolean>>;
  /** Fields that other fields become by what a heading says of its amounts: "Harga Termasuk PPN" is `price` with "with-vat". */
  readonly turns?: Readonly<Record<string, Turn>>;
  /** What a heading may say of the amounts of a field without making it another: a rate is in percent. */
  readonly tolerates?: Readonly<Record<string, readonly Trait[]>>;
  /** Fields whose values alone tell what they are, though the heading says nothing. */
  readonly telling: ReadonlySet<string>;
  /** What the amounts of a file say of the columns guessed by their headings. */
  weigh?(guesses: Guesses, columns: readonly FileColumn[]): Guesses;
  /** What no document can do without. */
  readonly needed: readonly Needed[];
  /** Fields for which something certain is taken where a table has no column for them: said once of the whole file. */
  readonly assumed: readonly string[];
  readonly takes: readonly FileType[];
  /** What its own XML begins with: a file of it handed in as another kind of the channel is taken for what it is. */
  readonly root?: string;
  /** Kinds handed in at one place, so that a file of one may be taken for another: what each of them is called in a file. */
  readonly family?: string;
  readonly speaks?: RegExp;
  /** Kinds of the family the headings speak for, in small letters without marks. */
  headingsSpeak?(headings: string): readonly string[];
  /** Stands above the headings beside the number of the company whose file it is, in tables too: another's is refused. */
  readonly owner?: string;
  /** Layouts that need no mapping; null where a file is a table like any other. */
  own?(file: OpenFile): Promise<OwnFormat | null>;
  /** The tables of a file as a person maps them, where those are not just its sheets. */
  tables?(book: Book): Promise<Book>;
  /**
   * What rows of one document have in common: `anywhere` in the file, or only where they are neighbours. Null where it cannot be
   * said; left out where every row is a document.
   */
  groupOf?(row: RawRow): { readonly key: string; readonly anywhere: boolean } | null;
  /**
   * What rows of one document must agree in, by field, written alike where it means the same; "" where a row says nothing. Rows that
   * differ are two documents, and neither is saved until they are put apart. Left out where every row is a document.
   */
  agreed?(cells: Cells, style: Style): Readonly<Record<string, string>>;
  /** Amounts we work out ourselves and compare: a formula there is nothing to speak of. */
  readonly computed: ReadonlySet<string>;
  readonly limits: { readonly documents: number; readonly lines: number };
  /** What the totals are sums of, by the names of the catalogue. */
  readonly sums: readonly [string, string?];
  /** What every other way of making this document hands in. Never throws on any text. */
  input(raw: RawDocument, context: CheckContext): Input;
  /** Reads and checks one document: the same for a whole file in a worker, for one edited cell, and before saving. Never throws on any text. */
  check(raw: RawDocument, context: CheckContext): CheckedDocument;
  /** What a document shares with those it doubles, where that is not the one `likeKey`: any of these in common is enough. */
  alike?(raw: RawDocument, context: CheckContext): readonly string[];
  /** Those with one `likeKey` share what is saved here, and are judged together in the order of the file: each after those before it. */
  readonly together?: true;
  /** What is held against a saved one field by field, where a document that is here already may be brought again. */
  held?(raw: RawDocument, context: CheckContext): unknown;
  /** Fields in which every document has a text of its own: what was written over one says nothing of the next. */
  readonly unique: ReadonlySet<string>;
  readonly duplicates: DuplicateWords;
  /** How many digits a number should have: what is shorter lost its leading zeros. */
  readonly widths: Readonly<Record<string, number>>;
  /** Findings of a line that are mended by a line beside it (`part`), or by the other lines of its document (`spread`). Left out where none is. */
  readonly rowRepairs?: { readonly part?: RowRepair; readonly spread?: RowRepair };
  /** Repairs of one field alone, and how many places its amounts are rounded to. */
  readonly repairs: Readonly<
    Record<string, { readonly more?: readonly ('goods' | 'services')[]; readonly places?: number }>
  >;
};

export const documentFieldsOf = ({ fields }: Pick<ImportKind, 'fields'>): readonly string[] =>
  Object.keys(fields).filter((field) => fields[field]?.level === 'document');

export const isFieldOf = ({ fields }: Pick<ImportKind, 'fields'>, key: string): boolean => Object.hasOwn(fields, key);

/** What no document can do without that a mapping does not name. */
export const missingFields = (
  { needed }: Pick<ImportKind, 'needed'>,
  mapping: Readonly<Partial<Mapping>>,
): string[] => {
  const has = (field: string): boolean => mapping[field] !== undefined;
  return needed.filter(({ field, or }) => !has(field) && !or.some((all) => all.every(has))).map(({ field }) => field);
};

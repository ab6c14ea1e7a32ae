import type { ReactNode, Ref, RefObject } from 'react';

/** One cell as text: grids of this house hold text, the domain turns it into amounts. */
export type CellChange = { readonly id: string; readonly key: string; readonly value: string };

export type CellIssue = { readonly severity: 'error' | 'warning'; readonly message: string };

export type SheetOption = { readonly value: string; readonly label: string };

/** What a cell was once filled with: its name, what tells it from others, and the cells of the row it fills. */
export type SheetKnown = {
  readonly name: string;
  readonly beside: string;
  readonly cells: Readonly<Record<string, string>>;
};

export type SheetColumn<Row> = {
  readonly key: string;
  readonly label: string;
  readonly width?: number;
  /** Share of the width that is left; `width` is then the smallest. */
  readonly flex?: number;
  readonly align?: 'left' | 'right';
  readonly pinned?: boolean;
  readonly editable?: boolean | ((row: Row) => boolean);
  /** Computed by the domain: grey, never typed into. */
  readonly calculated?: boolean;
  /** What the cell shows; the raw text when absent. */
  readonly show?: (value: string, row: Row) => ReactNode;
  /** What the empty last row says here. */
  readonly invitation?: string;
  /** Typed or pasted text to the value kept; the text itself when absent. Text it cannot read is kept, for a check to name. */
  readonly read?: (text: string) => string;
  /** What a copy carries and an editor opens with; the raw value when absent. */
  readonly write?: (value: string) => string;
  /** The values to pick from, by code or by name. */
  readonly options?: readonly SheetOption[];
  /** Too many to look through: the values that what was typed may mean, the likeliest first. */
  readonly find?: (typed: string, row: Row) => readonly SheetOption[];
  /** Said above the values where none of them is called what was typed. */
  readonly none?: string;
  /** Offers what is known by such a name while any text may be typed; `label` is what a screen reader calls the list. */
  readonly known?: { readonly label: string; readonly find: (typed: string) => Promise<readonly SheetKnown[]> };
};

/** Rows that are not all here: the grid asks for blocks as it scrolls. Give a new object when the rows behind it changed. */
export type SheetSource<Row> = {
  /** Which rows are meant: another key starts at the top, the same one keeps the place and the focus while it loads anew. */
  readonly key: string;
  readonly count: number;
  readonly load: (from: number, to: number) => Promise<readonly Row[]>;
};

/** A cell to go to: row and column, and where the row stands among those the source means. */
export type SheetGoal = { readonly id: string; readonly key: string; readonly index: number };

/** Ids of rows that do not exist yet, counted from the end: pasting past the empty row changes `new:1`, `new:2` and so on. */
export const newRowId = (at: number): string => `new:${at}`;
export const newRowAt = (id: string): number | null => (id.startsWith('new:') ? Number(id.slice(4)) : null);

export type SheetHandle = {
  /** Opens the first cell of the last row, where a new row begins. */
  readonly editLast: () => void;
};

export type SheetGridProps<Row> = {
  /** What a screen reader calls this grid. */
  readonly label: string;
  /** Rows that bring a number of their own do not need ours. */
  readonly numbered?: boolean;
  /** Keep the array itself stable: a new one builds the columns anew. */
  readonly columns: readonly SheetColumn<Row>[];
  /** All rows, or a `source` when they are too many to be here at once. */
  readonly rows?: readonly Row[];
  readonly source?: SheetSource<Row>;
  readonly rowId: (row: Row) => string;
  readonly value: (row: Row, key: string) => string;
  readonly issue?: (row: Row, key: string) => CellIssue | undefined;
  readonly onChange: (changes: readonly CellChange[]) => void;
  /** Where the keyboard goes as soon as that row of the source is here; another object is another wish. */
  readonly goal?: SheetGoal | null;
  /** It went there, or found the row gone. */
  readonly onWent?: () => void;
  /** Told which cell the keyboard is on. */
  readonly onFocus?: (row: Row, key: string) => void;
  readonly onRemove?: (ids: readonly string[]) => void;
  /** An empty row shown last. Changing it asks for a row of the same id, so that it stays the row being typed into; a new `blank` follows it. */
  readonly blank?: Row;
  /** Ctrl+Z and Ctrl+Y: whoever holds the rows holds what they were. */
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
  /** Sees a pasted block first; true says it has dealt with it. */
  readonly onPasteBlock?: (texts: readonly (readonly string[])[]) => boolean;
  /** A fixed height scrolls inside; without one the grid is as tall as its rows. */
  readonly height?: number | string;
  readonly handle?: Ref<SheetHandle>;
};

/** What only the sheet itself is told: the row that took keys until it was there. */
export type AgSheetProps<Row> = SheetGridProps<Row> & {
  readonly waiting?: { readonly row: RefObject<HTMLTextAreaElement | null>; readonly onOver: () => void };
};

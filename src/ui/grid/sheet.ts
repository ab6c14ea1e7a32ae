import type { ReactNode, Ref, RefObject } from 'react';

export type CellChange = { readonly id: string; readonly key: string; readonly value: string };

export type CellIssue = { readonly severity: 'error' | 'warning'; readonly message: string };

export type SheetOption = { readonly value: string; readonly label: string };

/** A suggestion: its name, a distinguishing text, and the cells it fills. */
export type SheetKnown = {
  readonly name: string;
  readonly beside: string;
  readonly cells: Readonly<Record<string, string>>;
};

export type SheetColumn<Row> = {
  readonly key: string;
  readonly label: string;
  readonly width?: number;
  /** Share of the remaining width; `width` is then the minimum. */
  readonly flex?: number;
  readonly align?: 'left' | 'right';
  readonly pinned?: boolean;
  readonly editable?: boolean | ((row: Row) => boolean);
  readonly calculated?: boolean;
  readonly show?: (value: string, row: Row) => ReactNode;
  readonly invitation?: string;
  /**
   * Parses typed or pasted text; the text itself by default. Unparsable text is kept, so that validation can report it.
   */
  readonly read?: (text: string) => string;
  /** Formats the value for copying and editing; the raw value by default. */
  readonly write?: (value: string) => string;
  readonly options?: readonly SheetOption[];
  /** For long lists: searches the options, best match first. */
  readonly find?: (typed: string, row: Row) => readonly SheetOption[];
  readonly none?: string;
  /** Suggestions for a free-text cell; `label` names the list for screen readers. */
  readonly known?: { readonly label: string; readonly find: (typed: string) => Promise<readonly SheetKnown[]> };
};

/** Rows loaded in blocks while scrolling. Pass a new object when the data changed. */
export type SheetSource<Row> = {
  readonly key: string;
  readonly count: number;
  readonly load: (from: number, to: number) => Promise<readonly Row[]>;
};

export type SheetGoal = { readonly id: string; readonly key: string; readonly index: number };

/** Ids of new rows, counted from the end: pasting past the empty row changes `new:1`, `new:2` and so on. */
export const newRowId = (at: number): string => `new:${at}`;
export const newRowAt = (id: string): number | null => (id.startsWith('new:') ? Number(id.slice(4)) : null);

export type SheetHandle = {
  readonly editLast: () => void;
};

export type SheetGridProps<Row> = {
  readonly label: string;
  /** Off for rows with a number of their own. */
  readonly numbered?: boolean;
  /** Keep the array stable: a new one rebuilds the columns. */
  readonly columns: readonly SheetColumn<Row>[];
  /** All rows, or a `source` if there are too many to load at once. */
  readonly rows?: readonly Row[];
  readonly source?: SheetSource<Row>;
  readonly rowId: (row: Row) => string;
  readonly value: (row: Row, key: string) => string;
  readonly issue?: (row: Row, key: string) => CellIssue | undefined;
  readonly onChange: (changes: readonly CellChange[]) => void;
  readonly goal?: SheetGoal | null;
  /** The goal was focused, or its row no longer exists. */
  readonly onWent?: () => void;
  readonly onFocus?: (row: Row, key: string) => void;
  readonly onRemove?: (ids: readonly string[]) => void;
  /**
   * An empty row at the end. A change to it must create a row with the same id, so that editing continues in it; a new
   * `blank` follows.
   */
  readonly blank?: Row;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
  /** True means handled. */
  readonly onPasteBlock?: (texts: readonly (readonly string[])[]) => boolean;
  /** A fixed height scrolls inside; without it the grid is as tall as its rows. */
  readonly height?: number | string;
  readonly handle?: Ref<SheetHandle>;
};

/** The placeholder took keys before the grid had loaded. */
export type AgSheetProps<Row> = SheetGridProps<Row> & {
  readonly waiting?: { readonly row: RefObject<HTMLTextAreaElement | null>; readonly onOver: () => void };
};

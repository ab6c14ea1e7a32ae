import type { Ref, RefObject } from 'react';
import type { CellChange, CellIssue, SheetColumn, SheetGoal, SheetSource } from './sheet.ts';

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

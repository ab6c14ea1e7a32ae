import type { ReactNode } from 'react';

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

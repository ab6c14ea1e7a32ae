/**
 * `word` was text; the others are typed values. `lateDay`: less than a minute before midnight, read as the next day.
 */
export const cellKind = {
  word: 0,
  number: 1,
  day: 2,
  flag: 3,
  error: 4,
  formula: 5,
  emptyFormula: 6,
  lateDay: 7,
} as const;
export type CellKind = (typeof cellKind)[keyof typeof cellKind];

export type SheetRow = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly kinds: readonly CellKind[];
  readonly cleaned?: ReadonlySet<number>;
  readonly hidden?: true;
};

export type RowTaker = (row: SheetRow) => boolean | undefined;

export type Book = {
  readonly sheets: readonly string[];
  readonly hidden?: ReadonlySet<string>;
  read(sheet: string, take: RowTaker): Promise<void>;
};

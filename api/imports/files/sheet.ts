/**
 * What a cell held before it became text. `word` came as text; the others were typed by the program that wrote the file. `lateDay` is a
 * day whose time of day falls short of the next midnight by less than a minute, and which is read as the next day.
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

/** One row as it stands in the file: texts by column, and what each of them was. */
export type SheetRow = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly kinds: readonly CellKind[];
  /** Columns whose texts held what nobody can read, taken out. */
  readonly cleaned?: ReadonlySet<number>;
  /** A filter or a person hides it in the sheet. */
  readonly hidden?: true;
};

/** Takes one row; `false` means enough. */
export type RowTaker = (row: SheetRow) => boolean | undefined;

/** A file of tables, whatever its format. Every sheet can be read as often as needed, from its first row. */
export type Book = {
  readonly sheets: readonly string[];
  /** Sheets nobody sees who opens the file. */
  readonly hidden?: ReadonlySet<string>;
  read(sheet: string, take: RowTaker): Promise<void>;
};

/** A row of a row table: cells by column, amounts as rupiah. */
export type EntryRow = Readonly<Record<string, string>>;

/** What a person entered in one sheet. */
export type SheetEntries = {
  /** Amounts in rupiah by line. */
  readonly lines: Readonly<Record<string, string>>;
  /** Texts, choices and days by line. */
  readonly answers: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, readonly EntryRow[]>>;
  /** Comments by line. */
  readonly notes: Readonly<Record<string, string>>;
};

/** By sheet; a sheet without entries may be missing. */
export type AnnualEntries = Readonly<Record<string, SheetEntries>>;

export const noEntries: SheetEntries = { lines: {}, answers: {}, rows: {}, notes: {} };

export const rowsIn = (entries: AnnualEntries, sheet: string, table: string): readonly EntryRow[] =>
  entries[sheet]?.rows[table] ?? [];

export const answerIn = (entries: AnnualEntries, sheet: string, line: string): string =>
  entries[sheet]?.answers[line] ?? '';

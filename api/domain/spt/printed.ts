/** A row of the Induk as it is printed: its words (message key), its number or account, and the line each column shows. */
export type PrintedRow = {
  readonly label: string;
  readonly code: string | null;
  readonly lines: readonly string[];
  /** A sum of the rows above, or what the whole is about. */
  readonly strong: boolean;
};

/** Rows under one heading (message key); none where the row stands for itself. */
export type PrintedPart = { readonly heading: string | null; readonly rows: readonly PrintedRow[] };

/** The Induk as a table: what page and paper show of it, in the order of the form. */
export type PrintedInduk = {
  /** Letter and words of each column; the words are a message key. */
  readonly columns: readonly { readonly letter: string; readonly label: string }[];
  readonly parts: readonly PrintedPart[];
};

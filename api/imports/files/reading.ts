/**
 * Ways in which a file can be read, where it may be read in more than one. The first of each is taken until a person answers.
 * `hidden`: rows a filter hides in a sheet. `rest`: rows that are no documents: totals, titles, signatures. `unnumbered`: neighbours of one
 * buyer and day without a number of a document. `columns`: a layout of the office whose headings are not all known. `faults`: an XML with
 * harmless faults.
 */
export const readingAnswers = {
  hidden: ['with', 'without'],
  unnumbered: ['one', 'each'],
  columns: ['known', 'mapped'],
  rest: ['out', 'in'],
  faults: ['kept', 'mended'],
} as const;

export type ReadingKey = keyof typeof readingAnswers;

export const readingKeys = Object.keys(readingAnswers) as ReadingKey[];

/** What a person has answered. */
export type Reading = { readonly [K in ReadingKey]?: (typeof readingAnswers)[K][number] };

/** What cannot be saved before a person has answered; the others are said and may be answered. */
export const askedReadings: readonly ReadingKey[] = ['hidden', 'unnumbered', 'columns'];

/** A row that was left out, and the beginning of what stands in it. */
export type LeftRow = { readonly row: number; readonly text: string };

/** A total of the file beside what was read above it, by field; decimal strings. */
export type TotalRow = LeftRow & {
  readonly differs: readonly { readonly field: string; readonly file: string; readonly read: string }[];
};

/** What was met while a file was read, and how often; samples of it are few. */
export type Seen = {
  hidden: number;
  unnumbered: number;
  columns: string[];
  rest: number;
  restRows: LeftRow[];
  totals: TotalRow[];
};

/** How a file is read, and where what was met on the way is noted. */
export type TableReading = { readonly reading: Reading; readonly seen: Seen };

export const nothingSeen = (): Seen => ({ hidden: 0, unnumbered: 0, columns: [], rest: 0, restRows: [], totals: [] });

/** A file read as it is where nobody has answered anything, and nobody asks what was met. */
export const plainReading = (): TableReading => ({ reading: {}, seen: nothingSeen() });

/** The questions a file raises: those that were met, in the order they are asked. */
export const raisedBy = (seen: Seen): ReadingKey[] =>
  readingKeys.filter((key) => (key === 'faults' ? false : key === 'columns' ? seen.columns.length > 0 : seen[key] > 0));

/** Raised questions nothing may be saved without an answer to. */
export const openQuestions = (seen: Seen | undefined, reading: Reading | undefined): ReadingKey[] =>
  seen ? raisedBy(seen).filter((key) => askedReadings.includes(key) && reading?.[key] === undefined) : [];

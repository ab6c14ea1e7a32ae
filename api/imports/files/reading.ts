/**
 * Files that can be read in several ways; the first answer is the default. `hidden`: rows hidden by a filter. `rest`:
 * totals, titles, signatures. `unnumbered`: adjacent rows of one buyer and day without a document number. `columns`: a
 * layout of the office with some unknown headings. `faults`: an XML with harmless faults.
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

export type Reading = { readonly [K in ReadingKey]?: (typeof readingAnswers)[K][number] };

export const openReadings: readonly ReadingKey[] = ['hidden', 'unnumbered', 'columns'];

export type LeftRow = { readonly row: number; readonly text: string };

/** A total row of the file compared with the sum of the rows above, by field; decimal strings. */
export type TotalRow = LeftRow & {
  readonly differs: readonly { readonly field: string; readonly file: string; readonly read: string }[];
};

export type Seen = {
  hidden: number;
  unnumbered: number;
  columns: string[];
  rest: number;
  restRows: LeftRow[];
  totals: TotalRow[];
};

export type TableReading = { readonly reading: Reading; readonly seen: Seen };

export const nothingSeen = (): Seen => ({ hidden: 0, unnumbered: 0, columns: [], rest: 0, restRows: [], totals: [] });

export const plainReading = (): TableReading => ({ reading: {}, seen: nothingSeen() });

export const raisedBy = (seen: Seen): ReadingKey[] =>
  readingKeys.filter((key) => (key === 'faults' ? false : key === 'columns' ? seen.columns.length > 0 : seen[key] > 0));

export const openQuestions = (seen: Seen | undefined, reading: Reading | undefined): ReadingKey[] =>
  seen ? raisedBy(seen).filter((key) => openReadings.includes(key) && reading?.[key] === undefined) : [];

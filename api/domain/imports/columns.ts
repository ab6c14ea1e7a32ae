/** How a field of an import may be filled from the columns of a file, and what the questions about a mapping are made of. */

/** Which column of a table holds which field; several columns are added up. */
export type Mapping = Readonly<Record<string, string | readonly string[]>>;

/** Where a field stands in a document, what it holds, and how a file may fill it. */
export type MappedField = {
  readonly key: string;
  readonly kind: string;
  /** What stands in it is turned into another amount: a person is asked first. */
  readonly converts?: boolean;
  /** Several columns may add up to it. */
  readonly adds?: boolean;
};

/** A column of a file: its heading, its first values, and those that are amounts, row by row (decimal strings, null for none). */
export type FileColumn = {
  readonly name: string;
  readonly sample: readonly string[];
  readonly numbers?: readonly (string | null)[];
};

/** A column a field is likely to stand in: 1 is sure, below 0.4 nothing is guessed. */
type Guess = {
  readonly column: string;
  readonly confidence: number;
  /** Columns that are likely to be added to it. */
  readonly more?: readonly string[];
};
export type Guesses = Partial<Record<string, Guess>>;

/** The mapping that guesses propose. */
export const proposedMapping = (guesses: Readonly<Guesses>): Mapping =>
  Object.fromEntries(
    Object.entries(guesses).flatMap(([field, guess]) =>
      guess ? [[field, guess.more?.length ? [guess.column, ...guess.more] : guess.column]] : [],
    ),
  );

/** The columns a field is filled from, in the order they are added. */
export const columnsFor = (mapping: Mapping, field: string): readonly string[] => {
  const chosen = mapping[field];
  return chosen === undefined ? [] : typeof chosen === 'string' ? [chosen] : chosen;
};

/** Every column a mapping names. */
export const columnsIn = (mapping: Mapping): string[] =>
  Object.keys(mapping).flatMap((field) => columnsFor(mapping, field));

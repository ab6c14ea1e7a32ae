/** How import fields are filled from file columns; the basis of the questions about a mapping. */

export type Mapping = Readonly<Record<string, string | readonly string[]>>;

/** A field of the target document, its type, and how a file may fill it. */
export type MappedField = {
  readonly key: string;
  readonly kind: string;
  /** Values are converted to another amount, which the user must confirm. */
  readonly converts?: boolean;
  readonly adds?: boolean;
  /** Without a column of its own the containing field is the sum of its parts. */
  readonly partOf?: string;
};

/** A column of a file: its heading, its first values, and its amounts by row (decimal strings, null for none). */
export type FileColumn = {
  readonly name: string;
  readonly sample: readonly string[];
  readonly numbers?: readonly (string | null)[];
};

/** A likely column for a field: 1 is certain, below 0.4 nothing is proposed. */
type Guess = {
  readonly column: string;
  readonly confidence: number;
  readonly more?: readonly string[];
};
export type Guesses = Partial<Record<string, Guess>>;

export const proposedMapping = (guesses: Readonly<Guesses>): Mapping =>
  Object.fromEntries(
    Object.entries(guesses).flatMap(([field, guess]) =>
      guess ? [[field, guess.more?.length ? [guess.column, ...guess.more] : guess.column]] : [],
    ),
  );

export const columnsFor = (mapping: Mapping, field: string): readonly string[] => {
  const chosen = mapping[field];
  return chosen === undefined ? [] : typeof chosen === 'string' ? [chosen] : chosen;
};

export const columnsIn = (mapping: Mapping): string[] =>
  Object.keys(mapping).flatMap((field) => columnsFor(mapping, field));

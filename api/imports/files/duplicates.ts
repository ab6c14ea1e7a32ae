import type { Finding } from '#domain/definition/finding.ts';
import type { Heads } from './heads.ts';
import type { Cells } from './raw.ts';

/** What makes a document a double of another, and where it stands. */
export type Keyed = {
  readonly document: number;
  readonly row: number;
  readonly cells: Cells;
  readonly exactKey: string | null;
  readonly like: readonly string[];
  readonly likeKey: string | null;
  /** What is held against a saved one, where its kind holds one field by field. */
  readonly held?: unknown;
};

/** What is left of each saved document after the parts of a file that were looked up so far, by its id, as the kind of the file counts it. */
export type Lefts = Map<string, unknown>;

/** What is said of one field beside the saved document. */
export type SavedFinding = Pick<Finding, 'path' | 'severity' | 'params' | 'proposal'> & {
  /** `_saved` of a double, `_here` of everything else that what is saved here makes true. */
  readonly message: `${string}_saved` | `${string}_here`;
  /** The row it is said of; the first of its document where nothing is said. */
  readonly row?: number;
};

/** A saved document that one of the file repeats, and what people call it. `key`: its own, where it is no double but says something of the one found by. */
export type SavedMatch = {
  readonly id: string | null;
  readonly name: string;
  readonly key?: string;
  /** What is said instead of the words of the kind, field by field. */
  readonly says?: readonly SavedFinding[];
};

/** Saved documents by the keys documents of a file have. */
export type SavedMatches = {
  readonly exact: ReadonlyMap<string, SavedMatch>;
  readonly like: ReadonlyMap<string, SavedMatch>;
  /** Head offices the book knows of the branches whose old numbers the documents have, by the nine digits they share. */
  readonly heads?: Heads;
};

/**
 * What is said of doubles, and in which cell. Sharing what no two may share is an error, being alike a warning. Messages end with
 * `_in_file` or `_saved`: by that they are known, and found anew when any of the documents concerned changes.
 */
export type DuplicateWords = {
  readonly exact?: { at(cells: Cells): string; inFile: `${string}_in_file`; saved: `${string}_saved` };
  readonly like: { at(cells: Cells): string; inFile: Words<'_in_file'>; saved: Words<'_saved'> };
};

/** One text for all that are alike, or one for each key they may share. */
type Words<End extends string> = `${string}${End}` | ((key: string) => `${string}${End}`);

const DOUBLE = /_(in_file|saved)$/;
const HERE = /_(saved|here)$/;

/** Whether a finding names a double. */
export const isDuplicate = ({ message }: Pick<Finding, 'message'>): boolean => DOUBLE.test(message);

/** Whether it is true by what is saved here. */
export const isOfSaved = ({ message }: Pick<Finding, 'message'>): boolean => HERE.test(message);

/** A finding of a document, and the row it is laid on; the first where nothing is said. */
export type Laid = Finding & { readonly row?: number };

const finding = (
  path: string,
  message: string,
  severity: Finding['severity'],
  params: NonNullable<Finding['params']>,
): Finding => ({ path, message: `impor.finding.${message}`, severity, params });

const firstOf = <T>(
  keys: readonly string[],
  known: ReadonlyMap<string, T>,
): { readonly key: string; readonly found: T } | undefined => {
  for (const key of keys) {
    const found = known.get(key);
    if (found !== undefined) return { key, found };
  }
  return undefined;
};

const idOf = ({ id }: SavedMatch): { id?: string } => (id === null ? {} : { id });

const wordsFor = <End extends string>(words: Words<End>, key: string): string =>
  typeof words === 'string' ? words : words(key);

/** Doubles inside the file, document by document in the order of their rows: the first of those that share a key has none. */
export const duplicatesOfEarlier = ({ exact, like }: DuplicateWords): ((one: Keyed) => Finding[]) => {
  const exacts = new Map<string, Keyed>();
  const likes = new Map<string, Keyed>();
  return (one) => {
    const same = one.exactKey ? exacts.get(one.exactKey) : undefined;
    const alike = firstOf(one.like, likes);
    if (one.exactKey && !same) exacts.set(one.exactKey, one);
    for (const key of one.like) if (!likes.has(key)) likes.set(key, one);
    if (same && exact) return [finding(exact.at(one.cells), exact.inFile, 'error', { row: same.row })];
    if (!alike) return [];
    return [finding(like.at(one.cells), wordsFor(like.inFile, alike.key), 'warning', { row: alike.found.row })];
  };
};

/** The same of a few documents of a file, whatever order they come in; by document. */
export const duplicatesInFile = (words: DuplicateWords, documents: readonly Keyed[]): Map<number, Finding[]> => {
  const earlier = duplicatesOfEarlier(words);
  return new Map([...documents].sort((a, b) => a.row - b.row).map((one) => [one.document, earlier(one)]));
};

/** Doubles of documents saved before, by the keys a query found. */
export const duplicatesOfSaved = ({ exact, like }: DuplicateWords, one: Keyed, saved: SavedMatches): Laid[] => {
  const same = one.exactKey ? saved.exact.get(one.exactKey) : undefined;
  if (same && exact) return [finding(exact.at(one.cells), exact.saved, 'error', { saved: same.name, ...idOf(same) })];
  const alike = firstOf(one.like, saved.like);
  if (!alike) return [];
  const { name, key = alike.key, says } = alike.found;
  const id = idOf(alike.found);
  if (says)
    return says.map(({ path, message, severity, params, ...more }) => ({
      ...finding(path, message, severity, { ...params, ...id }),
      ...more,
    }));
  return [finding(like.at(one.cells), wordsFor(like.saved, key), 'warning', { saved: name, ...id })];
};

import type { Finding } from '#domain/definition/finding.ts';
import type { Heads } from './heads.ts';
import type { Cells } from './raw.ts';

export type Keyed = {
  readonly document: number;
  readonly row: number;
  readonly cells: Cells;
  readonly exactKey: string | null;
  readonly like: readonly string[];
  readonly likeKey: string | null;
  readonly held?: unknown;
};

/** Remaining amount or quantity of each saved document, by its id; the type depends on the kind of file. */
export type Lefts = Map<string, unknown>;

export type SavedFinding = Pick<Finding, 'path' | 'severity' | 'params' | 'proposal'> & {
  /** `_saved` for a duplicate, `_here` for other findings that depend on saved data. */
  readonly message: `${string}_saved` | `${string}_here`;
  readonly row?: number;
};

/** `key`: its own key, if it is no duplicate but relates to the match. */
export type SavedMatch = {
  readonly id: string | null;
  readonly name: string;
  readonly key?: string;
  readonly says?: readonly SavedFinding[];
};

export type SavedMatches = {
  readonly exact: ReadonlyMap<string, SavedMatch>;
  readonly like: ReadonlyMap<string, SavedMatch>;
  readonly heads?: Heads;
};

/**
 * An `exact` match is an error, a `like` match a warning. Message keys end with `_in_file` or `_saved`, so that these
 * findings can be recomputed when any document changes.
 */
export type DuplicateWords = {
  readonly exact?: { at(cells: Cells): string; inFile: `${string}_in_file`; saved: `${string}_saved` };
  readonly like: { at(cells: Cells): string; inFile: Words<'_in_file'>; saved: Words<'_saved'> };
};

type Words<End extends string> = `${string}${End}` | ((key: string) => `${string}${End}`);

const DOUBLE = /_(in_file|saved)$/;
const HERE = /_(saved|here)$/;

export const isDuplicate = ({ message }: Pick<Finding, 'message'>): boolean => DOUBLE.test(message);

export const isOfSaved = ({ message }: Pick<Finding, 'message'>): boolean => HERE.test(message);

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

/** In row order: the first document with a key has none. */
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

export const duplicatesInFile = (words: DuplicateWords, documents: readonly Keyed[]): Map<number, Finding[]> => {
  const earlier = duplicatesOfEarlier(words);
  return new Map([...documents].sort((a, b) => a.row - b.row).map((one) => [one.document, earlier(one)]));
};

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

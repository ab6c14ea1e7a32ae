import type { Cause, Kept, Level, MatchLine } from './record.ts';

/**
 * What a person says of rows and documents: a proposal is right (`accepted`), they belong together whatever was proposed (`manual`), they
 * are left aside for a reason (`ignored`), or something is to be known of them (`noted`), which changes nothing.
 */
export const decidedAs = ['accepted', 'manual', 'ignored', 'noted'] as const;
export type DecidedAs = (typeof decidedAs)[number];

export type Decision = {
  readonly id: string;
  readonly decidedAs: DecidedAs;
  readonly rows: readonly string[];
  readonly documents: readonly string[];
  /** The cause a proposal had when it was accepted. */
  readonly cause: Cause | null;
  /** Why it is left aside, or the note. */
  readonly reason: string | null;
  readonly createdBy: string;
  readonly createdAt: number;
};

/** Whether nobody has decided about a line yet. */
export const isOpen = ({ level }: { readonly level: Level }): boolean => level !== 'MANUAL' && level !== 'IGNORED';

/** The cause counters and the bridge count a line under: one left aside is `ignored`, whatever it was found with. */
export const countedCause = ({ level, cause }: Pick<MatchLine, 'level' | 'cause'>): Cause | null =>
  level === 'IGNORED' ? 'ignored' : cause;

/** How many lines differ and nobody has decided about; what is surely one and rounded otherwise is none of them. */
export const openDifferences = (lines: readonly Pick<MatchLine, 'level' | 'difference'>[]): number =>
  lines.filter((line) => isOpen(line) && line.level !== 'EXACT' && line.difference !== 0).length;

/** Decisions as far as the engine heeds them. */
export const decidedPairs = (decisions: readonly Decision[]): Kept[] =>
  decisions.flatMap(({ decidedAs: as, rows, documents }) =>
    as === 'noted' ? [] : [{ rows, documents, as: as === 'ignored' ? 'ignored' : 'manual' }],
  );

/** What people said of each row and document, by its id. */
export type CurrentDecisions = {
  readonly decided: ReadonlyMap<string, Decision>;
  readonly noted: ReadonlyMap<string, Decision>;
};

/** Decisions by what they are about; of two about one thing the later holds. */
export const currentDecisions = (decisions: readonly Decision[]): CurrentDecisions => {
  const [decided, noted] = [new Map<string, Decision>(), new Map<string, Decision>()];
  for (const one of [...decisions].sort((a, b) => a.createdAt - b.createdAt))
    for (const id of [...one.rows, ...one.documents]) (one.decidedAs === 'noted' ? noted : decided).set(id, one);
  return { decided, noted };
};

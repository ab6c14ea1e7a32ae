import type { Cause, Level, MatchLine, StoredLine } from './record.ts';

/**
 * A proposal is right (`accepted`), they belong together (`manual`), they are left out for a reason (`ignored`), or a
 * note without effect (`noted`).
 */
export const decidedAs = ['accepted', 'manual', 'ignored', 'noted'] as const;
export type DecidedAs = (typeof decidedAs)[number];

export type Decision = {
  readonly id: string;
  readonly decidedAs: DecidedAs;
  readonly rows: readonly string[];
  readonly documents: readonly string[];
  readonly cause: Cause | null;
  readonly reason: string | null;
  readonly createdBy: string;
  readonly createdAt: number;
};

export const isOpen = ({ level }: { readonly level: Level }): boolean => level !== 'MANUAL' && level !== 'IGNORED';

/** `ignored` if the line was ignored, whatever its cause. */
export const countedCause = ({ level, cause }: Pick<MatchLine, 'level' | 'cause'>): Cause | null =>
  level === 'IGNORED' ? 'ignored' : cause;

/** Certain matches with only a rounding difference are not counted. */
export const openDifferences = (lines: readonly Pick<MatchLine, 'level' | 'difference'>[]): number =>
  lines.filter((line) => isOpen(line) && line.level !== 'EXACT' && line.difference !== 0).length;

export const decidedPairs = (decisions: readonly Decision[]): StoredLine[] =>
  decisions.flatMap(({ decidedAs: as, rows, documents }) =>
    as === 'noted' ? [] : [{ rows, documents, as: as === 'ignored' ? 'ignored' : 'manual' }],
  );

export type CurrentDecisions = {
  readonly decided: ReadonlyMap<string, Decision>;
  readonly noted: ReadonlyMap<string, Decision>;
};

/** Decisions by row and document id; the latest one counts. */
export const currentDecisions = (decisions: readonly Decision[]): CurrentDecisions => {
  const [decided, noted] = [new Map<string, Decision>(), new Map<string, Decision>()];
  for (const one of [...decisions].sort((a, b) => a.createdAt - b.createdAt))
    for (const id of [...one.rows, ...one.documents]) (one.decidedAs === 'noted' ? noted : decided).set(id, one);
  return { decided, noted };
};

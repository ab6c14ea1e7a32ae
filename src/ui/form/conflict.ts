import { problemOf } from '../feedback/use-call.ts';

/** Someone else saved first: their version, what differs and who it was. */
export type Conflict<R, I> = {
  readonly current: R;
  /** What both started from, as this person last had it saved. */
  readonly base: I;
  readonly by: string;
  readonly when: number;
};

/** What a refusal says of it; null where it is another one. */
export const conflictOf = <R, I>(error: unknown, base: I): Conflict<R, I> | null => {
  const problem = problemOf(error);
  if (problem?.code !== 'stale') return null;
  return {
    current: problem.current as R,
    base,
    by: String(problem.by ?? ''),
    when: Number(problem.at),
  };
};

export type Side = 'mine' | 'theirs';
export type Sides<K extends string> = Partial<Record<K, Side>>;

/** "30000000.00" and "30000000" are one amount. */
export const plain = (text: string): string => (/^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text);

/** Compares versions of one record field by field; `told` gives a field as text that is alike where the values are. */
export const comparing = <I extends object, K extends keyof I & string>(
  keys: readonly K[],
  textOf: (input: I, key: K) => string,
) => {
  /** The fields two versions differ in. */
  const differing = (one: I, other: I): K[] => keys.filter((key) => textOf(one, key) !== textOf(other, key));
  return {
    differing,
    /** Whose value stands unless the person says otherwise: mine where I changed it since `base`, theirs where only they did. */
    sidesOf: (base: I, mine: I, theirs: I): Sides<K> => {
      const changed = new Set(differing(base, mine));
      return Object.fromEntries(
        differing(mine, theirs).map((key) => [key, changed.has(key) ? 'mine' : 'theirs']),
      ) as Sides<K>;
    },
    /** One record out of two: field by field from the side that was chosen. */
    merged: (mine: I, theirs: I, sides: Sides<K>): I => ({
      ...mine,
      ...Object.fromEntries(keys.filter((key) => sides[key] === 'theirs').map((key) => [key, theirs[key]])),
    }),
  };
};

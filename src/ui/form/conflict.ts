import { problemOf } from '../feedback/use-call.ts';

export type Conflict<R, I> = {
  readonly current: R;
  /** The common base: the version this user last saved or loaded. */
  readonly base: I;
  readonly by: string;
  readonly when: number;
};

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

/** "30000000.00" and "30000000" are the same amount. */
export const plain = (text: string): string => (/^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text);

/** Compares field by field, by a text that is equal for equal values. */
export const comparing = <I extends object, K extends keyof I & string>(
  keys: readonly K[],
  textOf: (input: I, key: K) => string,
) => {
  const differing = (one: I, other: I): K[] => keys.filter((key) => textOf(one, key) !== textOf(other, key));
  return {
    differing,
    /** The preselected side: mine where I changed the field since `base`, theirs where only they did. */
    sidesOf: (base: I, mine: I, theirs: I): Sides<K> => {
      const changed = new Set(differing(base, mine));
      return Object.fromEntries(
        differing(mine, theirs).map((key) => [key, changed.has(key) ? 'mine' : 'theirs']),
      ) as Sides<K>;
    },
    merged: (mine: I, theirs: I, sides: Sides<K>): I => ({
      ...mine,
      ...Object.fromEntries(keys.filter((key) => sides[key] === 'theirs').map((key) => [key, theirs[key]])),
    }),
  };
};

import { type Move, stateAfter } from '../../definition/status.ts';

type Moves<S extends string, M extends string> = Readonly<Record<M, Pick<Move<S>, 'from' | 'to' | 'without'>>>;

/** The shortest path between two states by the given transitions, in order of preference; null if there is none. */
export const wayTo = <S extends string, M extends string>(
  of: Moves<S, M>,
  moves: readonly M[],
  record: { readonly status: S },
  until: S,
): M[] | null => {
  const ways = new Map<S, M[]>([[record.status, []]]);
  for (const [at, way] of ways)
    for (const move of moves) {
      if (!of[move].from.includes(at)) continue;
      const to = stateAfter(of[move], { ...record, status: at });
      if (!ways.has(to)) ways.set(to, [...way, move]);
    }
  return ways.get(until) ?? null;
};

type Moves<S extends string, M extends string> = Readonly<
  Record<M, { readonly from: readonly S[]; readonly to: string }>
>;

/** The shortest way from one state to another by some moves of a machine, the first named first; null where there is none. */
export const wayTo = <S extends string, M extends string>(
  of: Moves<S, M>,
  moves: readonly M[],
  from: S,
  until: S,
): M[] | null => {
  const ways = new Map<string, M[]>([[from, []]]);
  for (const [at, way] of ways)
    for (const move of moves) {
      const { from: allowed, to } = of[move];
      if ((allowed as readonly string[]).includes(at) && !ways.has(to)) ways.set(to, [...way, move]);
    }
  return ways.get(until) ?? null;
};

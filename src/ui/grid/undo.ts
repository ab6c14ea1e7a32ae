/** Undo and redo stacks: `past` newest last, `future` next redo first. */
export type Undo<State> = { readonly past: readonly State[]; readonly future: readonly State[] };

const MOST_STEPS = 100;

export const emptyUndo = { past: [], future: [] } as const satisfies Undo<never>;

export const remember = <State>(undo: Undo<State>, before: State): Undo<State> => ({
  past: [...undo.past, before].slice(-MOST_STEPS),
  future: [],
});

export const stepBack = <State>(undo: Undo<State>, now: State): { undo: Undo<State>; state: State } | null => {
  const state = undo.past.at(-1);
  return state === undefined ? null : { undo: { past: undo.past.slice(0, -1), future: [now, ...undo.future] }, state };
};

export const stepForward = <State>(undo: Undo<State>, now: State): { undo: Undo<State>; state: State } | null => {
  const [state, ...future] = undo.future;
  return state === undefined ? null : { undo: { past: [...undo.past, now], future }, state };
};

export const carried = <State>({ past, future }: Undo<State>, change: (state: State) => State): Undo<State> => ({
  past: past.map(change),
  future: future.map(change),
});

/** What stood there before each step, the newest last; and what was taken back, the next to come again first. */
export type Undo<State> = { readonly past: readonly State[]; readonly future: readonly State[] };

const KEPT = 100;

export const emptyUndo = { past: [], future: [] } as const satisfies Undo<never>;

/** A step is about to be taken from `before`; what was taken back until now is forgotten. */
export const remember = <State>(undo: Undo<State>, before: State): Undo<State> => ({
  past: [...undo.past, before].slice(-KEPT),
  future: [],
});

/** What stood before the last step, and the stack after it; nothing where there is none. */
export const stepBack = <State>(undo: Undo<State>, now: State): { undo: Undo<State>; state: State } | null => {
  const state = undo.past.at(-1);
  return state === undefined ? null : { undo: { past: undo.past.slice(0, -1), future: [now, ...undo.future] }, state };
};

export const stepForward = <State>(undo: Undo<State>, now: State): { undo: Undo<State>; state: State } | null => {
  const [state, ...future] = undo.future;
  return state === undefined ? null : { undo: { past: [...undo.past, now], future }, state };
};

/** The same steps, seen after a change from elsewhere that is none of them. */
export const carried = <State>({ past, future }: Undo<State>, change: (state: State) => State): Undo<State> => ({
  past: past.map(change),
  future: future.map(change),
});

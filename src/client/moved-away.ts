export type MovedAway = { readonly to: 'company'; readonly name: string } | { readonly to: 'person' };

let moved: MovedAway | null = null;
let back: (() => void)[] = [];
const listeners = new Set<() => void>();

const changed = (to: MovedAway | null): void => {
  moved = to;
  for (const tell of listeners) tell();
};

export const whereMoved = (): MovedAway | null => moved;

export const onMoved = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Blocks the page until the user chooses. Resolves once the session is back, so that the call can be repeated. */
export const movedAway = (to: MovedAway): Promise<void> => {
  // Moving the session cannot bring back another user's session.
  if (moved?.to !== 'person') changed(to);
  return new Promise((resolve) => back.push(resolve));
};

export const movedBack = (): void => {
  const waiting = back;
  back = [];
  changed(null);
  for (const goOn of waiting) goOn();
};

/** The session of this browser is no longer the one of this page: it works in another company, or belongs to somebody else. */
export type MovedAway = { readonly to: 'company'; readonly name: string } | { readonly to: 'person' };

let moved: MovedAway | null = null;
let back: (() => void)[] = [];
const listeners = new Set<() => void>();

const changed = (to: MovedAway | null): void => {
  moved = to;
  for (const tell of listeners) tell();
};

/** How far away the session is, for the dialog that asks. */
export const whereMoved = (): MovedAway | null => moved;

export const onMoved = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/**
 * The page stands still until the person chose; the promise is kept once the session is back, and whatever was asked may be asked
 * again. Who chose the other company loads the page anew, and the promise ends with it.
 */
export const movedAway = (to: MovedAway): Promise<void> => {
  // From somebody else's session there is no way back by moving it.
  if (moved?.to !== 'person') changed(to);
  return new Promise((resolve) => back.push(resolve));
};

/** The session works in the company of this page again. */
export const movedBack = (): void => {
  const waiting = back;
  back = [];
  changed(null);
  for (const goOn of waiting) goOn();
};

/** What is pressed to have something done, or to have something opened. */
const CONTROLS = '.MuiButton-root, .MuiIconButton-root, .ib, [role="menuitem"]';
/** Pressed again at once it means the same; what is not among these may be pressed quickly, like adding a line. */
const ONCE = '.MuiButton-contained, .modal-ft .MuiButton-root, [role="menuitem"]';

type Pressed = { readonly closest: (selector: string) => unknown };
type Press = { readonly detail: number; readonly target: Pressed };

/**
 * Says of each click whether it is taken. Of a double click on a control only the first is: the second would ask once more, or fall on
 * what the first has opened in its place, as on the ground behind a dialog, which closes it.
 */
export const onePress = (): ((press: Press) => boolean) => {
  let first: unknown = null;
  return ({ detail, target }) => {
    const control = target.closest(CONTROLS);
    if (detail <= 1) {
      first = control;
      return true;
    }
    if (!first) return true;
    return control === first && !target.closest(ONCE);
  };
};

/** From now on in this page; what listens for the double click itself is told of none that is not taken. */
export const takePressesOnce = (): void => {
  const taken = onePress();
  const hear = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || taken({ detail: event.detail, target: event.target })) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', hear, { capture: true });
  document.addEventListener('dblclick', hear, { capture: true });
};

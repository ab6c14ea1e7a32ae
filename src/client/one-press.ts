const CONTROLS = '.MuiButton-root, .MuiIconButton-root, .ib, [role="menuitem"]';
/** Controls where a second click repeats the action. Others, such as adding a line, may be clicked quickly. */
const ONCE = '.MuiButton-contained, .modal-ft .MuiButton-root, [role="menuitem"]';

type Pressed = { readonly closest: (selector: string) => unknown };
type Press = { readonly detail: number; readonly target: Pressed };

/**
 * Whether a click is accepted. The second of a double click would repeat the action, or hit what the first has opened.
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

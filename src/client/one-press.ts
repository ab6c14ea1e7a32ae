const CONTROLS = '.MuiButton-root, .MuiIconButton-root, .ib, [role="menuitem"]';
/** Controls where a second click repeats the same action. Others, such as adding a line, may be clicked quickly. */
const ONCE = '.MuiButton-contained, .modal-ft .MuiButton-root, [role="menuitem"]';

type Pressed = { readonly closest: (selector: string) => unknown };
type Press = { readonly detail: number; readonly target: Pressed };

/**
 * Returns whether a click is accepted. Of a double click on a control only the first is: the second would repeat the
 * action, or hit what the first has opened, such as a dialog's backdrop, which closes it.
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

/** Installs the filter; `dblclick` handlers do not receive clicks that were dropped. */
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

/**
 * Ignores the second click of the double click that opened the menu: it hits the backdrop while the menu is opening,
 * and would leave it half open.
 */
export const closedOnce =
  (close: () => void) =>
  (event: object): void => {
    if ('detail' in event && Number(event.detail) > 1) return;
    close();
  };

/** A click on the backdrop keeps the focus in the menu until it closes. */
export const keepsKeyboard = { onMouseDown: (event: { preventDefault: () => void }): void => event.preventDefault() };

/**
 * Closes a menu, but ignores the second click of the double click that opened it: it hits the backdrop while the menu
 * is still opening, and would close it at once or leave it half open and unreachable by keyboard.
 */
export const closedOnce =
  (close: () => void) =>
  (event: object): void => {
    if ('detail' in event && Number(event.detail) > 1) return;
    close();
  };

/** For a menu's backdrop: a click there keeps the focus in the menu until it closes. */
export const keepsKeyboard = { onMouseDown: (event: { preventDefault: () => void }): void => event.preventDefault() };

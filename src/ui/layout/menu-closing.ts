/**
 * Closes a menu, but not by the second half of the double press that opened it: that one falls beside the menu while it is still coming, and
 * would shut it at once or leave it half open, out of reach of the keyboard.
 */
export const closedOnce =
  (close: () => void) =>
  (event: object): void => {
    if ('detail' in event && Number(event.detail) > 1) return;
    close();
  };

/** For the backdrop of a menu: a press there leaves the keyboard in the menu until it is closed. */
export const keepsKeyboard = { onMouseDown: (event: { preventDefault: () => void }): void => event.preventDefault() };

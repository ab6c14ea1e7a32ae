/** What has a press of its own. */
const INTERACTIVE = 'a, button, input, label, select, textarea, summary, [role="menuitem"]';

type Press = { readonly currentTarget: Element; readonly target: EventTarget };

/**
 * Whether a press is one of the row itself: not of what stands in it for a press of its own, and not of a menu or a dialog opened from it,
 * whose presses come up to the row though they lie elsewhere on the page.
 */
export const isOnRow = ({ currentTarget, target }: Press): boolean => {
  const at = target as Element;
  return currentTarget.contains(at) && at.closest(INTERACTIVE) === null;
};

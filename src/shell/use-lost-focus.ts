import { useEffect } from 'react';
import { focusHeading } from './focus-heading.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
/** One of several alike: when it is gone, the next one takes its place. */
const ITEM = 'li, tr, article';

type Place = { readonly inside: HTMLElement; readonly branch: Element; readonly index: number };
type Last = { readonly at: HTMLElement; readonly places: readonly Place[] };

const placesOf = (at: HTMLElement): Place[] => {
  const places: Place[] = [];
  for (let branch: HTMLElement = at; branch.parentElement; branch = branch.parentElement)
    places.push({ inside: branch.parentElement, branch, index: [...branch.parentElement.children].indexOf(branch) });
  return places;
};

/** The item that took the place of a removed one in the same list. */
const nextItem = ({ places }: Last): HTMLElement | null => {
  const place = places.find(({ inside }) => inside.isConnected);
  if (!place?.branch.matches(ITEM)) return null;
  const { children } = place.inside;
  return children.item(Math.min(place.index, children.length - 1))?.querySelector<HTMLElement>(FOCUSABLE) ?? null;
};

/**
 * Restores the focus that a change of the page takes away, so that Tab does not start at the top again: a control that
 * was disabled while it worked gets it back; after a removed control it goes to the next item of its list, or to the
 * heading. Focus that the user took away stays away.
 */
export const useLostFocus = (): void => {
  useEffect(() => {
    let last: Last | null = null;
    const forget = () => {
      last = null;
    };
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? { at: target, places: placesOf(target) } : null;
    };
    // Tab may leave the page at its end; a change that follows at once must not call the focus back.
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') forget();
    };
    const left = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget === null && target instanceof HTMLElement && target.isConnected && !target.matches(':disabled'))
        setTimeout(() => {
          if (last?.at === target && target.isConnected && !target.matches(':disabled')) forget();
        });
    };
    const settle = () => {
      if (!last || document.activeElement !== document.body) return;
      // A dialog holds the focus itself, and gives it back when it closes.
      if (document.querySelector('.MuiModal-root')) return;
      const lost = last;
      if (lost.at.isConnected) {
        if (!lost.at.matches(':disabled')) lost.at.focus({ preventScroll: true });
        return;
      }
      last = null;
      const next = nextItem(lost);
      if (next) next.focus({ preventScroll: true });
      else focusHeading();
    };
    const observer = new MutationObserver(settle);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', left);
    document.addEventListener('pointerdown', forget, true);
    document.addEventListener('keydown', leave, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', left);
      document.removeEventListener('pointerdown', forget, true);
      document.removeEventListener('keydown', leave, true);
    };
  }, []);
};

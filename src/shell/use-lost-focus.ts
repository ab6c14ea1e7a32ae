import { useEffect } from 'react';
import { focusHeading } from './focus-heading.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
/** One of several similar elements: when it is removed, the next one takes its place. */
const ITEM = 'li, tr, article';

type Place = { readonly inside: HTMLElement; readonly branch: Element; readonly index: number };
type Last = { readonly at: HTMLElement; readonly places: readonly Place[] };

const placesOf = (at: HTMLElement): Place[] => {
  const places: Place[] = [];
  for (let branch: HTMLElement = at; branch.parentElement; branch = branch.parentElement)
    places.push({ inside: branch.parentElement, branch, index: [...branch.parentElement.children].indexOf(branch) });
  return places;
};

const nextItem = ({ places }: Last): HTMLElement | null => {
  const place = places.find(({ inside }) => inside.isConnected);
  if (!place?.branch.matches(ITEM)) return null;
  const { children } = place.inside;
  return children.item(Math.min(place.index, children.length - 1))?.querySelector<HTMLElement>(FOCUSABLE) ?? null;
};

/**
 * Restores a focus that a change of the page removed, so that Tab does not start at the top: to a control that was
 * disabled while it worked, else to the next item of its list or the heading. Focus that the user moved is left alone.
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
    // Tab may leave the page at its end; a change that follows must not take the focus back.
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
      // A dialog manages its own focus.
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

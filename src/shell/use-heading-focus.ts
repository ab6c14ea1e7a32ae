import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';

const WAIT_MS = 3000;

const isPlaced = (main: HTMLElement): boolean => {
  const at = document.activeElement;
  return at !== null && at !== main && (main.contains(at) || at.closest('[role="dialog"]') !== null);
};

/**
 * So that screen readers announce the page and Tab continues there. Keeps a focus set by the page, and stops once the
 * user interacts.
 */
export const useHeadingFocus = (): void => {
  const { pathname } = useLocation();
  /** The first page after a sign-in counts as navigation, a page opened by its address does not. */
  const isOpened = useNavigationType() === 'POP';
  const before = useRef<string | null>(isOpened ? pathname : null);
  useEffect(() => {
    const main = document.getElementById('content');
    if (before.current === pathname || !main) return;
    before.current = pathname;
    const settle = () => {
      if (!isPlaced(main)) focusHeading();
    };
    const observer = new MutationObserver(settle);
    const stop = () => observer.disconnect();
    settle();
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(stop, WAIT_MS);
    for (const event of ['keydown', 'pointerdown'] as const) window.addEventListener(event, stop, { once: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const event of ['keydown', 'pointerdown'] as const) window.removeEventListener(event, stop);
    };
  }, [pathname]);
};

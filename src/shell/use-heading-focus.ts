import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Pages render in steps: wait this long for the heading. */
const WAIT_MS = 3000;

const isPlaced = (main: HTMLElement): boolean => {
  const at = document.activeElement;
  return at !== null && at !== main && (main.contains(at) || at.closest('[role="dialog"]') !== null);
};

/**
 * Moves the focus to the heading after navigation, so that screen readers announce the page and Tab continues from
 * there. Keeps a focus the page has set itself, and stops once the user interacts.
 */
export const useHeadingFocus = (): void => {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    const main = document.getElementById('content');
    if (before.current === pathname || !main) return;
    before.current = pathname;
    const settle = () => {
      const heading = main.querySelector('h1');
      if (!heading || isPlaced(main)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
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

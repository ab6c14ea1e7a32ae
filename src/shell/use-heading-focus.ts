import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Pages are loaded and drawn in steps: the heading is waited for this long. */
const WAIT_MS = 3000;

/** Whether the focus is where a page or a question has put it, and should stay. */
const isPlaced = (main: HTMLElement): boolean => {
  const at = document.activeElement;
  return at !== null && at !== main && (main.contains(at) || at.closest('[role="dialog"]') !== null);
};

/**
 * After a change of page the focus goes to its heading, so that a screen reader says where one is and Tab goes on from there. What a page
 * puts the focus on itself keeps it, and a person who does something meanwhile is not interrupted.
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

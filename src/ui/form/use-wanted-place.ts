import { useEffect, useRef } from 'react';

/** Until the fields of a form stand. */
const SETTLED_MS = 300;

/** A link of the office's message (`?bagian=payeeNpwp`) leads to the field it names. */
export const useWantedPlace = (goTo: (path: string) => void): void => {
  const go = useRef(goTo);
  go.current = goTo;
  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get('bagian');
    if (!wanted) return;
    const timer = setTimeout(() => go.current(wanted), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
};

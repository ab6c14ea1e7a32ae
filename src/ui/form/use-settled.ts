import { useEffect, useState } from 'react';

/** Debounce interval. */
export const PAUSE_MS = 250;

/** The text after the debounce interval. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

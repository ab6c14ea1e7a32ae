import { useEffect, useState } from 'react';

/** How long a person stops typing before what is typed is asked about. */
export const PAUSE_MS = 250;

/** What is typed, once the person stops. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

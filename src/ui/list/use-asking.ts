import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

export const useAsking = (query: string, ask: (text: string) => void, label: string) => {
  const [typed, setTyped] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setTyped(query), [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const askNow = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() !== query) ask(text.trim());
  };
  return {
    type: 'search',
    'aria-label': label,
    placeholder: label,
    value: typed,
    onChange: ({ target: { value: text } }: { target: { value: string } }) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => askNow(text), PAUSE_MS);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') askNow(typed);
      if (event.key !== 'Escape') return;
      setTyped('');
      askNow('');
      event.currentTarget.blur();
    },
  } as const;
};

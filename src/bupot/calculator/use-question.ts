import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Question, readQuestion, writeQuestion } from './address.ts';
import { type Mode, startOf } from './inputs.ts';

/** The address follows when one stops typing: browsers refuse to change it with every key. */
const PAUSE_MS = 400;

/** The question on the page, kept in its address: whoever is sent the address sees the same. */
export const useQuestion = (today: string) => {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const [question, setQuestion] = useState<Question>(() => readQuestion(search, today));
  const known = useRef(text);
  const written = writeQuestion(question).toString();

  // An address from elsewhere (a link, the way back) asks anew.
  useEffect(() => {
    if (text === known.current) return;
    known.current = text;
    setQuestion(readQuestion(new URLSearchParams(text), today));
  }, [text, today]);

  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current || written === known.current) return;
    const later = setTimeout(() => {
      known.current = written;
      setSearch(new URLSearchParams(written), { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(later);
  }, [written, setSearch]);

  const change = useCallback((to: (now: Question) => Question) => {
    asked.current = true;
    setQuestion(to);
  }, []);
  const left = useRef<Partial<Record<Mode, Question>>>({});
  const choose = useCallback(
    (mode: Mode) =>
      change((now) => {
        left.current[now.mode] = now;
        return left.current[mode] ?? { mode, now: startOf(mode, today), other: null };
      }),
    [change, today],
  );
  return { question, change, choose, address: written };
};

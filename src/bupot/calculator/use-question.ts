import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { type Inputs, inputsOf, type Mode, modes, startOf } from './inputs.ts';

export type Question = { readonly mode: Mode; readonly now: Inputs; readonly other: Inputs | null };

const MODE = 'mode';
const COMPARED = 'compare';
const OTHER = 'if.';

const modeIn = (search: URLSearchParams): Mode => modes.find((mode) => mode === search.get(MODE)) ?? 'month';

export const readQuestion = (search: URLSearchParams, today: string): Question => {
  const mode = modeIn(search);
  const now = inputsOf(mode, (field) => search.get(field), today);
  const other = search.has(COMPARED)
    ? inputsOf(mode, (field) => search.get(OTHER + field) ?? now[field] ?? null, today)
    : null;
  return { mode, now, other };
};

/** Encodes the inputs; of the comparison only what differs. */
export const writeQuestion = ({ mode, now, other }: Question): URLSearchParams => {
  const search = new URLSearchParams({ [MODE]: mode });
  for (const [field, value] of Object.entries(now)) if (value !== '') search.set(field, value);
  if (!other) return search;
  search.set(COMPARED, '1');
  for (const [field, value] of Object.entries(other)) if (value !== now[field]) search.set(OTHER + field, value);
  return search;
};

/** Debounced, because browsers limit how often the address may change. */
const PAUSE_MS = 400;
const FOLLOWED = { follows: true };

/**
 * The address of the last navigation. Addresses written by this page are ignored: by the time they arrive, more may
 * have been typed.
 */
const useCome = (): string => {
  const { key, state } = useLocation();
  const how = useNavigationType();
  const follows = how === 'REPLACE' && (state as typeof FOLLOWED | null)?.follows === true;
  const last = useRef(key);
  useEffect(() => {
    if (!follows) last.current = key;
  }, [follows, key]);
  return follows ? last.current : key;
};

export const useQuestion = (today: string) => {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const [question, setQuestion] = useState<Question>(() => readQuestion(search, today));
  const written = writeQuestion(question).toString();

  const come = useCome();
  const begun = useRef(come);
  const hasRequested = useRef(false);
  useEffect(() => {
    if (begun.current === come) return;
    begun.current = come;
    hasRequested.current = false;
    setQuestion(readQuestion(new URLSearchParams(text), today));
  }, [come, text, today]);

  useEffect(() => {
    if (!hasRequested.current || written === text) return;
    const later = setTimeout(
      () => setSearch(new URLSearchParams(written), { replace: true, state: FOLLOWED }),
      PAUSE_MS,
    );
    return () => clearTimeout(later);
  }, [written, text, setSearch]);

  const change = useCallback((to: (now: Question) => Question) => {
    hasRequested.current = true;
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
  const ask = useCallback(
    (address: string) => change(() => readQuestion(new URLSearchParams(address), today)),
    [change, today],
  );
  return { question, change, choose, ask, address: written };
};

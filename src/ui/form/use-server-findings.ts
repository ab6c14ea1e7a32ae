import { type RefObject, useEffect, useState } from 'react';
import type { Finding, FindingView } from '#domain/definition/finding.ts';
import type { Known } from './use-saving.ts';

const PAUSE_MS = 800;

/** The form reports the others, and a draft saved meanwhile is not its own duplicate. */
export const onlyServers = (
  found: readonly FindingView[],
  own: readonly Finding[],
  id: string | undefined,
): readonly FindingView[] =>
  found.filter(
    ({ path, key, params }) =>
      !own.some((finding) => finding.path === path && finding.message === key) &&
      (id === undefined || params?.id !== id),
  );

type Options<I> = {
  readonly input: I;
  readonly findings: readonly Finding[];
  readonly known: RefObject<Known | null>;
  readonly worthAsking: boolean;
  readonly ask: (input: I, id: string | null, signal: AbortSignal) => Promise<readonly FindingView[]>;
};

/** Queried when typing pauses. A failed query yields no findings. */
export const useServerFindings = <I>({
  input,
  findings,
  known,
  worthAsking,
  ask,
}: Options<I>): readonly FindingView[] => {
  const [found, setFound] = useState<readonly FindingView[]>([]);
  useEffect(() => {
    if (!worthAsking) return setFound([]);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      ask(input, known.current?.id ?? null, asking.signal).then(
        (answer) => asking.signal.aborted || setFound(answer),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [input, known, worthAsking, ask]);
  return onlyServers(found, findings, known.current?.id);
};

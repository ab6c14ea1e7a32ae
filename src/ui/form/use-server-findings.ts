import { type RefObject, useEffect, useState } from 'react';
import type { Finding, FindingView } from '#domain/definition/finding.ts';
import type { Known } from './use-saving.ts';

const PAUSE_MS = 800;

/** What only the server can know. The rest is told by the form itself; and a draft saved meanwhile is no double of itself. */
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
  /** Complete enough to be looked for among the others. */
  readonly worthAsking: boolean;
  readonly ask: (input: I, id: string | null, signal: AbortSignal) => Promise<readonly FindingView[]>;
};

/** Doubles and clashes with what else there is, asked for when typing pauses. No answer is no finding. */
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

import { type RefObject, useEffect, useState } from 'react';
import type { FakturInput, Finding } from '#domain/faktur/record.ts';
import { checkInput, type SpokenFinding } from '../faktur-api.ts';
import type { Known } from './use-saving.ts';

const PAUSE_MS = 800;

/** Complete enough to be looked for among the others: something is sold, and it is known to whom or under which reference. */
export const isWorthAsking = ({ date, lines, buyerNpwp, buyerDocumentNumber, reference }: FakturInput): boolean =>
  date !== '' &&
  Boolean(buyerNpwp || buyerDocumentNumber || reference) &&
  lines.some(({ name, price, quantity }) => name && price && quantity);

/** What only the server can know. The rest is told by the form itself; and a draft saved meanwhile is no double of itself. */
export const onlyServers = (
  found: readonly SpokenFinding[],
  own: readonly Finding[],
  id: string | undefined,
): readonly SpokenFinding[] =>
  found.filter(
    ({ path, key, params }) =>
      !own.some((finding) => finding.path === path && finding.message === key) &&
      (id === undefined || params?.id !== id),
  );

type Options = {
  readonly input: FakturInput;
  readonly findings: readonly Finding[];
  readonly known: RefObject<Known | null>;
  readonly replaces: string | null;
};

/** Doubles, clashes and what is left of a contract, asked for when typing pauses. No answer is no finding. */
export const useServerFindings = ({ input, findings, known, replaces }: Options): readonly SpokenFinding[] => {
  const [found, setFound] = useState<readonly SpokenFinding[]>([]);
  useEffect(() => {
    if (!isWorthAsking(input)) return setFound([]);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      const id = known.current?.id ?? null;
      checkInput({ input, id, replaces }, asking.signal).then(
        (answer) => asking.signal.aborted || setFound(answer),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [input, known, replaces]);
  return onlyServers(found, findings, known.current?.id);
};

import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ProblemBody } from '../../client/http.ts';

/** What the server said when it refused; undefined when it said nothing we can read. */
export const problemOf = (error: unknown): ProblemBody | undefined => {
  const body = (error as { body?: unknown } | null)?.body;
  return body && typeof body === 'object' && 'code' in body ? (body as ProblemBody) : undefined;
};

/** Field → text, as the server laid them; what a request wraps its document in is no part of a field's name. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problemOf(error)?.errors ?? {}).map(([path, said]) => [path.replace(/^input\./, ''), said]),
  );

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Tells what went wrong: our own words first, then the server's, then the words kept for everything else. */
export const useTellProblem = () => {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error: unknown, own?: string) => {
      if (isAborted(error)) return;
      const said = problemOf(error)?.message;
      notify(own ?? (said || translate('problem.unexpected')), { type: 'error' });
    },
    [notify, translate],
  );
};

/** Who removed a document that is not there any more, and when; told in the answer to whoever still asks for it. */
export const removedIn = (said: ProblemBody | undefined) =>
  said?.code === 'not_found' ? (said.removed as { readonly by: string; readonly at: number } | undefined) : undefined;

/** A form shows a removal beside what was typed, and needs no other word of it. */
export const shownInForm = { shown: (said: ProblemBody) => removedIn(said) !== undefined };

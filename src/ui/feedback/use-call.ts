import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { dataProvider } from '../../client/data-provider.ts';
import type { CallOptions, Method, ProblemBody } from '../../client/http.ts';
import { useAskReason, withLockReason } from './filed-masa.ts';
import { isIntercepted, useIntercept } from './intercept.ts';
import { showInPlace } from './refusal-place.ts';

/** What the server said when it refused; undefined when it said nothing we can read. */
export const problemOf = (error: unknown): ProblemBody | undefined => {
  const body = (error as { body?: unknown } | null)?.body;
  return body && typeof body === 'object' && 'code' in body ? (body as ProblemBody) : undefined;
};

/** Field → text, as the server laid them; what a request wraps its document in is no part of a field's name. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problemOf(error)?.errors ?? {}).map(([path, message]) => [
      path.replace(/^(input|entries)\./, ''),
      message,
    ]),
  );

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Tells what went wrong: our own words first, then the server's, then the words kept for everything else. */
export const useTellProblem = () => {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error: unknown, own?: string) => {
      if (isAborted(error)) return;
      const message = problemOf(error)?.message;
      const words = own ?? (message || translate('problem.unexpected'));
      notify(words, { type: 'error' });
      showInPlace(words);
    },
    [notify, translate],
  );
};

/** Who removed a document that is not there any more, and when; told in the answer to whoever still asks for it. */
export const removedIn = (problem: ProblemBody | undefined) =>
  problem?.code === 'not_found'
    ? (problem.removed as { readonly by: string; readonly at: number } | undefined)
    : undefined;

/** What the server asks to be looked at before it does what was asked: its words, how many there are, and the first of them. */
export type Questioned<T> = { readonly message: string; readonly count: number; readonly named: readonly T[] };

/** What the answer asks to be looked at; null of any problem but `code`. `key` is where it names the first of them. */
export const questionedIn = <T>(error: unknown, code: string, key: string): Questioned<T> | null => {
  const problem = problemOf(error);
  if (problem?.code !== code) return null;
  return { message: problem.message ?? '', count: Number(problem.count), named: problem[key] as readonly T[] };
};

/** A form shows a removal beside what was typed, and needs no other word of it. */
export const shownInForm = { shown: (problem: ProblemBody) => removedIn(problem) !== undefined };

type AskOptions = CallOptions & {
  /** Said instead of the server's own words. */
  readonly problem?: string;
  /** The caller tells by itself. */
  readonly silent?: boolean;
  /** Whether the caller shows this refusal in a way of its own. */
  readonly shown?: (problem: ProblemBody) => boolean;
};

/** A form lays these where they belong; a toast would say them twice. What comes with the record as it is now is shown beside one's own. */
export const isLeftToForms = (problem: ProblemBody | undefined): boolean =>
  problem !== undefined && (problem.code === 'stale' || problem.code === 'invalid' || Boolean(problem.current));

type Reading<T> = {
  readonly quiet?: boolean;
  readonly staleTime?: number;
  readonly refetchOnReconnect?: boolean;
  readonly refetchInterval?: (held: T | undefined) => number | false;
};

/** How a path is read; the answer is kept under ['get', path]. `null` waits. */
export const reading = <T>(path: string | null, options: Reading<T> = {}) =>
  queryOptions({
    queryKey: ['get', path],
    queryFn: ({ signal }) =>
      dataProvider.call<T>('GET', path ?? '', undefined, { signal, quiet: options.quiet ?? false }),
    enabled: path !== null,
    refetchInterval: (query) => options.refetchInterval?.(query.state.data) ?? false,
    refetchOnReconnect: options.refetchOnReconnect ?? true,
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
  });

/** Read anew each time the form opens, and not again beneath what is being typed, as when the network comes back. */
export const formReading = <T>(path: string | null) => reading<T>(path, { staleTime: 0, refetchOnReconnect: false });

/** Reads from the API and keeps it fresh; `null` waits. */
export const useGet = <T>(path: string | null, options: Reading<T> = {}) => useQuery(reading(path, options));

/** What a form opens with. */
export const useFormStart = <T>(path: string | null) => useQuery(formReading<T>(path));

/** A request that asks for something else than the one before it is one of its own. */
const withoutKey = ({ key: _, ...how }: CallOptions): CallOptions => how;

/**
 * Asks the API for something to be done. `ask` rejects with the HttpError after the person has been told; `run` never rejects and
 * answers undefined then. An intercepted answer opens its modal.
 */
export const useCall = () => {
  const [busy, setBusy] = useState(false);
  const tell = useTellProblem();
  const intercept = useIntercept();
  const askReason = useAskReason();

  const ask = useCallback(
    async <T>(
      method: Method,
      path: string,
      body?: unknown,
      { problem, silent, shown, ...options }: AskOptions = {},
    ) => {
      const attempt = async (given: unknown, how: CallOptions): Promise<T> => {
        try {
          return await dataProvider.call<T>(method, path, given, how);
        } catch (error) {
          const refusal = problemOf(error);
          const why = refusal?.asksReason === true && !silent ? await askReason(refusal) : undefined;
          if (why) return attempt(withLockReason(path, given, why), withoutKey(how));
          if (why === null) throw error;
          const goOnWith = isIntercepted(refusal) ? intercept(refusal) : null;
          if (!goOnWith && !silent && !isLeftToForms(refusal) && !(refusal && shown?.(refusal))) tell(error, problem);
          // What is sent in part is the same work with fewer documents, by a request of its own.
          const fit = refusal?.fit ? await goOnWith : null;
          if (!fit) throw error;
          const { filter: _, ...rest } = given as { filter?: unknown };
          return attempt({ ...rest, ids: fit }, withoutKey(how));
        }
      };
      setBusy(true);
      try {
        return await attempt(body, options);
      } finally {
        setBusy(false);
      }
    },
    [tell, intercept, askReason],
  );

  const run = useCallback(
    async <T>(...args: Parameters<typeof ask>): Promise<T | undefined> => {
      try {
        return await ask<T>(...args);
      } catch {
        return undefined;
      }
    },
    [ask],
  );

  return { ask, run, busy };
};

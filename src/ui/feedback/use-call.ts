import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { dataProvider } from '../../client/data-provider.ts';
import type { CallOptions, Method, ProblemBody } from '../../client/http.ts';
import { useAskReason, withLockReason } from './filed-masa.ts';
import { isIntercepted, useIntercept } from './intercept.ts';
import { showInPlace } from './refusal-place.ts';

export const problemOf = (error: unknown): ProblemBody | undefined => {
  const body = (error as { body?: unknown } | null)?.body;
  return body && typeof body === 'object' && 'code' in body ? (body as ProblemBody) : undefined;
};

/** Field → text, as sent by the server; wrappers of the request body are stripped from field names. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problemOf(error)?.errors ?? {}).map(([path, message]) => [
      path.replace(/^(input|entries)\./, ''),
      message,
    ]),
  );

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The session ended and the sign-in page is shown, which says so. */
const isSaidAtSignIn = (error: unknown): boolean =>
  problemOf(error)?.code === 'unauthenticated' && window.location.pathname === '/login';

/** Reports an error: our own message first, then the server's, then a generic one. */
export const useTellProblem = () => {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error: unknown, own?: string) => {
      if (isAborted(error) || isSaidAtSignIn(error)) return;
      const message = problemOf(error)?.message;
      const words = own ?? (message || translate('problem.unexpected'));
      notify(words, { type: 'error' });
      showInPlace(words);
    },
    [notify, translate],
  );
};

export const removedIn = (problem: ProblemBody | undefined) =>
  problem?.code === 'not_found'
    ? (problem.removed as { readonly by: string; readonly at: number } | undefined)
    : undefined;

/** A response that asks for confirmation: message, count, and the first records concerned. */
export type Questioned<T> = { readonly message: string; readonly count: number; readonly named: readonly T[] };

/** Parses such a response; null for any code other than `code`. `key` holds the first records. */
export const questionedIn = <T>(error: unknown, code: string, key: string): Questioned<T> | null => {
  const problem = problemOf(error);
  if (problem?.code !== code) return null;
  return { message: problem.message ?? '', count: Number(problem.count), named: problem[key] as readonly T[] };
};

/** Forms show a removal beside the input, so no toast is needed. */
export const shownInForm = { shown: (problem: ProblemBody) => removedIn(problem) !== undefined };

type AskOptions = CallOptions & {
  readonly problem?: string;
  readonly silent?: boolean;
  readonly shown?: (problem: ProblemBody) => boolean;
};

/** Field errors are shown by the form, and a conflict by its dialog; a toast would repeat them. */
export const isLeftToForms = (problem: ProblemBody | undefined): boolean =>
  problem !== undefined && (problem.code === 'stale' || problem.code === 'invalid' || Boolean(problem.current));

type Reading<T> = {
  readonly quiet?: boolean;
  readonly staleTime?: number;
  readonly refetchOnReconnect?: boolean;
  readonly refetchInterval?: (held: T | undefined) => number | false;
};

/** Query options for a path, cached under ['get', path]; `null` disables the query. */
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

/** Refetched every time the form opens, but not while the user types, for example on reconnect. */
export const formReading = <T>(path: string | null) => reading<T>(path, { staleTime: 0, refetchOnReconnect: false });

/** Reads from the API; `null` disables the query. */
export const useGet = <T>(path: string | null, options: Reading<T> = {}) => useQuery(reading(path, options));

export const useFormStart = <T>(path: string | null) => useQuery(formReading<T>(path));

/** A changed request needs a new idempotency key. */
const withoutKey = ({ key: _, ...how }: CallOptions): CallOptions => how;

/**
 * Calls the API. `ask` reports errors and rejects with the HttpError; `run` never rejects and resolves to undefined on
 * failure. An intercepted response opens its modal.
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
          // A partial retry has fewer documents and so is a request of its own.
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

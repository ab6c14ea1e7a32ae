import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CallOptions, ProblemBody } from '../../client/http.ts';
import {
  addressOf,
  type Init,
  type Method,
  type Path,
  type RequestOf,
  type ResultOf,
  request,
  type Sent,
} from '../../client/request.ts';
import { useAskReason } from './filed-masa.ts';
import { isIntercepted, useIntercept } from './intercept.ts';
import { showInPlace } from './refusal-place.ts';

export const problemOf = (error: unknown): ProblemBody | undefined => {
  const body = (error as { body?: unknown } | null)?.body;
  return body && typeof body === 'object' && 'code' in body ? (body as ProblemBody) : undefined;
};

/** Field → text. Wrappers of the request body are stripped from field names. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problemOf(error)?.errors ?? {}).map(([path, message]) => [
      path.replace(/^(input|entries)\./, ''),
      message,
    ]),
  );

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The session ended: the sign-in page shows this. */
const isShownAtSignIn = (error: unknown): boolean =>
  problemOf(error)?.code === 'unauthenticated' && window.location.pathname === '/login';

export const useTellProblem = () => {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error: unknown, own?: string) => {
      if (isAborted(error) || isShownAtSignIn(error)) return;
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

/** A response that asks for confirmation; `named` are the first records concerned. */
export type Questioned<T> = { readonly message: string; readonly count: number; readonly named: readonly T[] };

export const questionedIn = <T>(error: unknown, code: string, key: string): Questioned<T> | null => {
  const problem = problemOf(error);
  if (problem?.code !== code) return null;
  return { message: problem.message ?? '', count: Number(problem.count), named: problem[key] as readonly T[] };
};

export const shownInForm = { shown: (problem: ProblemBody) => removedIn(problem) !== undefined };

type AskOptions = CallOptions & {
  readonly problem?: string;
  readonly silent?: boolean;
  readonly shown?: (problem: ProblemBody) => boolean;
};

type PerformOptions = AskOptions & {
  /** The field of the body for the reason of a change in a masa with a filed return. */
  readonly lockReasonAs?: 'reason' | 'lockReason';
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

type ReadInit<P extends Path<'GET'>> = Init<RequestOf<'GET', P>, Reading<ResultOf<'GET', P>>>;

/** Cached under ['get', address]; `null` disables the query. */
export const reading = <P extends Path<'GET'>>(path: P | null, ...[init]: ReadInit<P>) => {
  const {
    quiet = false,
    staleTime,
    refetchOnReconnect = true,
    refetchInterval,
    ...sent
  } = (init ?? {}) as Sent & Reading<ResultOf<'GET', P>>;
  return queryOptions({
    queryKey: ['get', path && addressOf(path, sent)],
    queryFn: ({ signal }) => request('GET', path as P, ...([{ ...sent, signal, quiet }] as unknown as ReadInit<P>)),
    enabled: path !== null,
    refetchInterval: (query) => refetchInterval?.(query.state.data) ?? false,
    refetchOnReconnect,
    ...(staleTime === undefined ? {} : { staleTime }),
  });
};

/** Refetched when the form opens, but not while the user types, for example on reconnect. */
export const formReading = <P extends Path<'GET'>>(path: P | null, ...[init]: Init<RequestOf<'GET', P>, object>) =>
  reading(path, ...([{ ...init, staleTime: 0, refetchOnReconnect: false }] as unknown as ReadInit<P>));

/** `null` disables the query. */
export const useGet = <P extends Path<'GET'>>(path: P | null, ...init: ReadInit<P>) => useQuery(reading(path, ...init));

export const useFormStart = <P extends Path<'GET'>>(path: P | null, ...init: Init<RequestOf<'GET', P>, object>) =>
  useQuery(formReading(path, ...init));

/**
 * A record as it is when its form opens. Later responses, for example after the event stream connects, do not replace it
 * while the user types; a change by somebody else is found when saving. `null` disables the query.
 */
export const useOpenedRecord = <P extends Path<'GET'>>(path: P | null, ...init: Init<RequestOf<'GET', P>, object>) => {
  const { data, error, isFetching } = useFormStart(path, ...init);
  const address = path && addressOf(path, (init[0] ?? {}) as Sent);
  const opened = useRef<{ readonly address: string | null; readonly data: typeof data }>(undefined);
  if (data !== undefined && !isFetching && opened.current?.address !== address) opened.current = { address, data };
  const record = opened.current?.address === address ? opened.current.data : undefined;
  return { data: record, error: record === undefined ? error : null };
};

/** A changed request needs a new idempotency key. */
const withoutKey = <T extends CallOptions>({ key: _, ...how }: T) => how;

type AskInit<M extends Method, P extends Path<M>> = Init<RequestOf<M, P>, AskOptions>;

/**
 * `ask` reports errors and rejects with the HttpError; `perform` does so for a verb of the data provider; `run` never
 * rejects and resolves to undefined on failure.
 */
export const useCall = () => {
  const [busy, setBusy] = useState(false);
  const tell = useTellProblem();
  const intercept = useIntercept();
  const askReason = useAskReason();

  const perform = useCallback(
    async <Body, T>(
      send: (body: Body, options: CallOptions) => Promise<T>,
      body: Body,
      { problem, silent, shown, lockReasonAs = 'lockReason', ...options }: PerformOptions = {},
    ): Promise<T> => {
      const attempt = async (given: Body, how: CallOptions): Promise<T> => {
        try {
          return await send(given, how);
        } catch (error) {
          const refusal = problemOf(error);
          const why = refusal?.asksReason === true && !silent ? await askReason(refusal) : undefined;
          if (why) return attempt({ ...given, [lockReasonAs]: why }, withoutKey(how));
          if (why === null) throw error;
          const goOnWith = isIntercepted(refusal) ? intercept(refusal) : null;
          if (!goOnWith && !silent && !isLeftToForms(refusal) && !(refusal && shown?.(refusal))) tell(error, problem);
          // A partial retry has fewer documents and so is a request of its own.
          const fit = refusal?.fit ? await goOnWith : null;
          if (!fit) throw error;
          const { filter: _, ...rest } = given as { filter?: unknown };
          return attempt({ ...rest, ids: fit } as Body, withoutKey(how));
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

  const ask = useCallback(
    <M extends Method, P extends Path<M>>(method: M, path: P, ...[init]: AskInit<M, P>): Promise<ResultOf<M, P>> => {
      const { path: params, query, body, ...options } = (init ?? {}) as Sent & AskOptions;
      const send = (given: unknown, how: CallOptions) =>
        request(method, path, ...([{ ...how, path: params, query, body: given }] as unknown as AskInit<M, P>));
      return perform(send, body, options);
    },
    [perform],
  );

  const run = useCallback(
    async <M extends Method, P extends Path<M>>(
      method: M,
      path: P,
      ...init: AskInit<M, P>
    ): Promise<ResultOf<M, P> | undefined> => {
      try {
        return await ask(method, path, ...init);
      } catch {
        return undefined;
      }
    },
    [ask],
  );

  return { ask, perform, run, busy };
};

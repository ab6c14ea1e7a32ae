import { HttpError } from 'react-admin';
import { carried, whatPageCarries } from './carried.ts';
import { takeEarly } from './early-answers.ts';
import { isSentAsBody } from './list-path.ts';
import { type MovedAway, movedAway } from './moved-away.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type CallOptions = {
  /** Sent as Idempotency-Key. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** Leaves a refusal to the caller: a failing call of a small component must not redirect the page. */
  readonly quiet?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
};

export type ProblemBody = {
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly [extra: string]: unknown;
};

type Refusals = {
  readonly signedOut: () => void;
  readonly forbidden: (code: string) => void;
  /** Called after every response: each one prolongs the session. */
  readonly answered: () => void;
};

let refusals: Refusals = { signedOut: () => undefined, forbidden: () => undefined, answered: () => undefined };
let locale = 'id';

export const onRefusal = (what: Refusals): void => {
  refusals = what;
};
export const speakLocale = (to: string): void => {
  locale = to;
};

const addressOf = (path: string): string =>
  /^\/(main|admin|public|demo)\/api\//.test(path) ? path : `/main/api${path}`;

const problemOf = async (answer: Response): Promise<ProblemBody> => {
  const body: unknown = await answer.json().catch(() => null);
  const known = body !== null && typeof body === 'object' && 'code' in body && 'message' in body;
  return known ? (body as ProblemBody) : { code: 'unexpected', message: '' };
};

const refuse = (status: number, body: ProblemBody, path: string, quiet: boolean): never => {
  if ((status === 401 || status === 406) && !path.startsWith('/public/api/session')) refusals.signedOut();
  if (status === 403 && !quiet) refusals.forbidden(body.code);
  // react-admin maps body.errors to form fields.
  throw new HttpError(body.message, status, body);
};

/** Public pages and calls concern no company of the user. */
const isForEverybody = (path: string): boolean => /^\/(public|demo)\//.test(path);

/** CSRF token and the company this page was opened for. */
const named = async (method: Method, path: string): Promise<Record<string, string>> => {
  const { csrf, companyId } = isForEverybody(path) ? { ...carried(), companyId: '' } : await whatPageCarries();
  return {
    ...(method === 'GET' ? {} : { 'X-CSRF-Token': csrf }),
    ...(companyId ? { 'X-Company-Id': companyId } : {}),
  };
};

/** A long number is searched with a request body, so that it appears in no URL, log or history. */
const addressed = (method: Method, path: string): { address: string; init: RequestInit } => {
  const [address = '', query = ''] = path.split(/\?(.*)/s);
  return method === 'GET' && isSentAsBody(path)
    ? { address, init: { method: 'POST', body: query } }
    : { address: path, init: { method } };
};

const movedIn = ({ code, companyName }: ProblemBody, path: string): MovedAway | null => {
  if (code === 'other_company') return { to: 'company', name: String(companyName ?? '') };
  return code === 'csrf' && !isForEverybody(path) ? { to: 'person' } : null;
};

/** The only place that calls the server. Throws an HttpError whose body is a ProblemBody. */
export const send = async (
  method: Method,
  path: string,
  body?: unknown,
  { key, signal, quiet = false, headers: more }: CallOptions = {},
): Promise<Response> => {
  const headers = new Headers({ Accept: 'application/json', 'X-Locale': locale, ...more });
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(await named(method, path))) headers.set(name, value);
  if (key) headers.set('Idempotency-Key', key);
  const sent = body === undefined ? undefined : isForm ? body : JSON.stringify(body);
  const { address, init } = addressed(method, addressOf(path));
  if (init.body) {
    headers.set('X-HTTP-Method-Override', 'GET');
    headers.set('Content-Type', 'application/x-www-form-urlencoded');
  }
  const early = method === 'GET' ? await takeEarly(address, locale) : null;
  if (early) {
    refusals.answered();
    return early;
  }
  for (;;) {
    const answer = await fetch(address, { body: sent ?? null, ...init, headers, signal: signal ?? null });
    if (answer.ok) {
      refusals.answered();
      return answer;
    }
    const problem = await problemOf(answer);
    const moved = movedIn(problem, path);
    if (!moved) return refuse(answer.status, problem, path, quiet);
    // Nothing was read or written. Waits until the session is back in this company, then repeats the call.
    await movedAway(moved);
  }
};

/** Undefined where the response has no JSON. */
export const call = async <T>(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<T> => {
  const answer = await send(method, path, body, options);
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as T;
};

export const totalIn = (range: string | null): number => {
  const total = Number(range?.split('/').pop());
  return Number.isFinite(total) ? total : 0;
};

export const callList = async <T>(path: string, options?: CallOptions): Promise<{ rows: T[]; total: number }> => {
  const answer = await send('GET', path, undefined, options);
  return { rows: (await answer.json()) as T[], total: totalIn(answer.headers.get('content-range')) };
};

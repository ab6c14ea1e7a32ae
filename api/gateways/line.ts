import { readableValue } from '#domain/definition/readable-text.ts';
import type { Clock } from '#domain/scope.ts';
import { type Answer, answerLost, unreachable } from './answer.ts';

const RETRY_MS = 10_000;
/** The connection was never made, so nothing can have arrived. */
const NEVER_LEFT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

const causeOf = (error: unknown): string => {
  const { cause, name } = error as { cause?: { code?: unknown }; name?: string };
  return typeof cause?.code === 'string' ? cause.code : (name ?? 'unknown');
};

/** "30" or an HTTP date, in ms from now; between a second and an hour. */
const retryAfter = (header: string | null, now: number): number => {
  const ms = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 1_000), 3_600_000) : RETRY_MS;
};

/** Without unreadable characters; undefined if it is not JSON. */
const parse = (text: string): unknown => {
  try {
    return readableValue(JSON.parse(text));
  } catch {
    return undefined;
  }
};

type Deadline = (ms: number) => AbortSignal;

export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly response: unknown;
};

type Sending = {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
  readonly deadline?: Deadline;
  /** A lost response must be reported as such, because a blind repeat could change data twice. */
  readonly changes: boolean;
  readonly now: Clock;
};

type Sent =
  | { readonly reply: Reply }
  /** `problem`: the reason, where it is new to an operator. */
  | { readonly failed: Extract<Answer<never>, { kind: 'unreachable' }>; readonly problem: string | null };

/** The answer without a usable response. */
const lost = ({ changes }: Pick<Sending, 'changes'>): Answer<never> =>
  changes ? answerLost(RETRY_MS) : unreachable(RETRY_MS);

/** Returns a response, or an answer in its place; never throws. Redirects are not followed. */
const send = async (call: Sending): Promise<Sent> => {
  const failed = (answer: Answer<never>, problem: string | null): Sent => ({
    failed: answer as Extract<Answer<never>, { kind: 'unreachable' }>,
    problem,
  });
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: call.headers,
      ...(call.body === undefined ? {} : { body: call.body }),
      redirect: 'error',
      signal: (call.deadline ?? AbortSignal.timeout)(call.timeoutMs),
    });
    const { status, headers } = response;
    const text = await response.text();
    // These statuses are sent before anything is processed.
    if (status === 429 || status === 503)
      return failed(unreachable(retryAfter(headers.get('retry-after'), call.now())), null);
    return { reply: { status, headers, text, response: parse(text) } };
  } catch (error) {
    const cause = causeOf(error);
    return failed(NEVER_LEFT.has(cause) ? unreachable(RETRY_MS) : lost(call), cause);
  }
};

export type LineOptions = {
  /** "https://host:port", without a path. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly secret: string;
  readonly now: Clock;
  readonly deadline?: Deadline;
  readonly warn?: (report: { path: string; status: number | null; problem: string }) => void;
};

type Path = Omit<Sending, 'url' | 'now' | 'deadline'> & { readonly path: string };

export const lineTo = ({
  baseUrl,
  now,
  deadline,
  warn = () => undefined,
}: Omit<LineOptions, 'clientId' | 'secret'>) => ({
  send: async ({ path, ...call }: Path): Promise<Sent> => {
    const sent = await send({ ...call, url: baseUrl + path, now, ...(deadline ? { deadline } : {}) });
    if ('failed' in sent && sent.problem) warn({ path, status: null, problem: sent.problem });
    return sent;
  },
  unusable: (
    { path, changes }: Pick<Path, 'path' | 'changes'>,
    status: number,
    problem = 'an answer that is not in the contract',
  ): Answer<never> => {
    warn({ path, status, problem });
    return lost({ changes });
  },
});

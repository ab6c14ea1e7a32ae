import type { z } from 'zod';
import type { Clock } from '#domain/scope.ts';
import { type Answer, answerLost, done, refused, unreachable } from '../../answer.ts';
import { refusalAnswer } from './contract.ts';
import { sign } from './signing.ts';

export type HttpOfficeOptions = {
  /** "https://host:port", without a path. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly secret: string;
  readonly now: Clock;
  readonly timeoutMs?: number;
  /** Told when the other side says something we cannot use: for the operator's log. */
  readonly warn?: (said: { path: string; status: number | null; problem: string }) => void;
};

export type Call = {
  readonly path: string;
  readonly body: unknown;
  readonly key?: string;
  /** Doing it twice without knowing would matter: a lost answer is said to be one. */
  readonly changes: boolean;
};

const RETRY_MS = 10_000;
/** The connection was never made, so nothing can have arrived. */
const NEVER_LEFT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

const causeOf = (error: unknown): string => {
  const { cause, name } = error as { cause?: { code?: unknown }; name?: string };
  return typeof cause?.code === 'string' ? cause.code : (name ?? 'unknown');
};

/** "30" or an HTTP date, as milliseconds from now; between a second and an hour. */
const retryAfter = (header: string | null, now: number): number => {
  const ms = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 1_000), 3_600_000) : RETRY_MS;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** One signed call. Whatever the other side does, there is an answer; it never throws. */
export const caller = (options: HttpOfficeOptions) => {
  const warn = options.warn ?? (() => undefined);

  return async <T>(call: Call, schema: z.ZodType<T>): Promise<Answer<T>> => {
    const lost = call.changes ? answerLost(RETRY_MS) : unreachable(RETRY_MS);
    const { path, key = '' } = call;
    const body = JSON.stringify(call.body);
    const timestamp = String(options.now());
    let status: number | null = null;
    let text: string;
    let after: string | null;
    try {
      const response = await fetch(options.baseUrl + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-client-id': options.clientId,
          'x-timestamp': timestamp,
          'x-signature': sign(options.secret, { path, timestamp, key, body }),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? 20_000),
      });
      status = response.status;
      after = response.headers.get('retry-after');
      text = await response.text();
    } catch (error) {
      const cause = causeOf(error);
      warn({ path, status, problem: cause });
      return NEVER_LEFT.has(cause) ? unreachable(RETRY_MS) : lost;
    }

    // Busy and closed are said before anything is done.
    if (status === 429 || status === 503) return unreachable(retryAfter(after, options.now()));
    const said = parse(text);
    if (status >= 200 && status < 300) {
      const value = schema.safeParse(said);
      if (value.success) return done(value.data);
    } else if (status >= 400 && status < 500) {
      const refusal = refusalAnswer.safeParse(said);
      if (refusal.success) return refused(refusal.data.code, refusal.data.message, refusal.data.field);
      if (status === 401 || status === 403) return refused('ACCESS_DENIED', `HTTP ${status}`);
    }
    warn({ path, status, problem: 'an answer that is not in the contract' });
    return lost;
  };
};

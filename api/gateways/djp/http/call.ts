import type { z } from 'zod';
import type { Clock } from '#domain/scope.ts';
import { type Answer, done, refused } from '../../answer.ts';
import { type Deadline, lost, send } from '../../line.ts';
import { refusalAnswer } from './contract.ts';
import { sign } from './signing.ts';

const TIMEOUT_MS = 20_000;

export type HttpOfficeOptions = {
  /** "https://host:port", without a path. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly secret: string;
  readonly now: Clock;
  /** In the place of the time of day. */
  readonly deadline?: Deadline;
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

/** One signed call. Whatever the other side does, there is an answer; it never throws. */
export const caller = (options: HttpOfficeOptions) => {
  const warn = options.warn ?? (() => undefined);

  return async <T>(call: Call, schema: z.ZodType<T>): Promise<Answer<T>> => {
    const { path, key = '', changes } = call;
    const body = JSON.stringify(call.body);
    const timestamp = String(options.now());
    const sent = await send({
      url: options.baseUrl + path,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-client-id': options.clientId,
        'x-timestamp': timestamp,
        'x-signature': sign(options.secret, { path, timestamp, key, body }),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body,
      timeoutMs: TIMEOUT_MS,
      ...(options.deadline ? { deadline: options.deadline } : {}),
      changes,
      now: options.now,
    });
    if ('failed' in sent) {
      if (sent.problem) warn({ path, status: null, problem: sent.problem });
      return sent.failed;
    }
    const { status, said } = sent.reply;
    if (status >= 200 && status < 300) {
      const value = schema.safeParse(said);
      if (value.success) return done(value.data);
    } else if (status >= 400 && status < 500) {
      const refusal = refusalAnswer.safeParse(said);
      if (refusal.success) return refused(refusal.data.code, refusal.data.message, refusal.data.field);
      if (status === 401 || status === 403) return refused('ACCESS_DENIED', `HTTP ${status}`);
    }
    warn({ path, status, problem: 'an answer that is not in the contract' });
    return lost({ changes });
  };
};

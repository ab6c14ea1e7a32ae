import type { z } from 'zod';
import { type Answer, done, refused } from '../../answer.ts';
import { type LineOptions, lineTo } from '../../line.ts';
import { refusalAnswer } from './contract.ts';
import { sign } from './signing.ts';

const TIMEOUT_MS = 20_000;

export type Call = {
  readonly path: string;
  readonly body: unknown;
  readonly key?: string;
  /** A lost response must be reported as such, because a blind repeat could change data twice. */
  readonly changes: boolean;
};

/** Always returns an answer; never throws. */
export const caller = (options: LineOptions) => {
  const line = lineTo(options);

  return async <T>(call: Call, schema: z.ZodType<T>): Promise<Answer<T>> => {
    const { path, key = '', changes } = call;
    const body = JSON.stringify(call.body);
    const timestamp = String(options.now());
    const sent = await line.send({
      path,
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
      changes,
    });
    if ('failed' in sent) return sent.failed;
    const { status, response: responseBody } = sent.reply;
    if (status >= 200 && status < 300) {
      const value = schema.safeParse(responseBody);
      if (value.success) return done(value.data);
    } else if (status >= 400 && status < 500) {
      const refusal = refusalAnswer.safeParse(responseBody);
      if (refusal.success) return refused(refusal.data.code, refusal.data.message, refusal.data.field);
      if (status === 401 || status === 403) return refused('ACCESS_DENIED', `HTTP ${status}`);
    }
    return line.unusable(call, status);
  };
};

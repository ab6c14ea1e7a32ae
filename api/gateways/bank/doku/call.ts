import type { z } from 'zod';
import { type Answer, done, refused } from '../../answer.ts';
import { type LineOptions, lineTo, type Reply } from '../../line.ts';
import { refusalAnswer } from './contract.ts';
import { isSigned, sign, timestampOf } from './signature.ts';

const TIMEOUT_MS = 20_000;

export type DokuOptions = LineOptions & {
  readonly newRequestId: () => string;
};

export type Call = {
  readonly path: string;
  readonly body?: unknown;
  /** The same key is the same request at DOKU: it repeats its first response, with status 409. */
  readonly key?: string;
  readonly timeoutMs?: number;
};

/** Always returns an answer; never throws. */
export const caller = (options: DokuOptions) => {
  const { clientId, secret } = options;
  const line = lineTo(options);

  /** A response without a signature is trusted as far as its connection. */
  const isForged = ({ headers, text }: Reply, requestId: string, target: string): boolean => {
    const signature = headers.get('signature');
    if (signature === null) return false;
    const timestamp = headers.get('response-timestamp') ?? '';
    const signed = { clientId, requestId, timestamp, target, answer: true } as const;
    return !isSigned(secret, { ...signed, body: text }, signature) && !isSigned(secret, signed, signature);
  };

  return async <T>(call: Call, schema: z.ZodType<T>): Promise<Answer<T>> => {
    const { path } = call;
    const changes = call.body !== undefined;
    const body = changes ? JSON.stringify(call.body) : undefined;
    const requestId = call.key ?? options.newRequestId();
    const timestamp = timestampOf(options.now());
    const signature = sign(secret, {
      clientId,
      requestId,
      timestamp,
      target: path,
      ...(changes ? { body } : {}),
    } as const);
    const sent = await line.send({
      path,
      method: changes ? 'POST' : 'GET',
      headers: {
        'client-id': clientId,
        'request-id': requestId,
        'request-timestamp': timestamp,
        signature,
        ...(changes ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body }),
      timeoutMs: call.timeoutMs ?? TIMEOUT_MS,
      changes,
    });
    if ('failed' in sent) return sent.failed;
    const { status, response: responseBody } = sent.reply;
    if (isForged(sent.reply, requestId, path))
      return line.unusable({ path, changes }, status, 'an answer that DOKU did not sign');
    // 409: a repeated request; the body is the first response.
    if ((status >= 200 && status < 300) || status === 409) {
      const value = schema.safeParse(responseBody);
      if (value.success) return done(value.data);
    }
    if (status >= 400 && status < 500) {
      if (status === 401 || status === 403) return refused('ACCESS_DENIED', `HTTP ${status}`);
      const refusal = refusalAnswer.safeParse(responseBody);
      const code = status === 404 ? 'NOT_FOUND' : status === 409 ? 'CONFLICT' : null;
      if (refusal.success) return refused(code ?? refusal.data.code, refusal.data.message);
      if (status === 409) return refused('CONFLICT', `HTTP ${status}`);
    }
    return line.unusable({ path, changes }, status);
  };
};

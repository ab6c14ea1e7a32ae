import type { Context } from 'hono';
import type { z } from 'zod';
import type { Clock } from '#domain/scope.ts';
import type { Answer } from '../../answer.ts';
import { isSigned } from '../http/signing.ts';
import type { LineEnv } from './faults.ts';

export type DoorOptions = {
  readonly now: Clock;
  /** Secrets by client id. */
  readonly clients: Readonly<Record<string, string>>;
};

export const refusal = (c: Context<LineEnv>, status: 400 | 401 | 404 | 413 | 422, code: string, message: string) =>
  c.json({ code, message }, status);

const UNKNOWN: ReadonlySet<string> = new Set(['DOCUMENT_UNKNOWN', 'NOT_FOUND', 'NTPN_NOT_FOUND']);

const said = <T>(c: Context<LineEnv>, answer: Answer<T>): Response => {
  if (answer.kind === 'done') return c.json(answer.value as Record<string, unknown>);
  if (answer.kind === 'refused') {
    const { code, message, field } = answer;
    return c.json({ code, message, ...(field ? { field } : {}) }, UNKNOWN.has(code) ? 404 : 422);
  }
  // The office that lets a request run out of time, seen from the line: it just ends.
  if (answer.unknown) c.env.incoming.socket.destroy();
  return c.json({ code: 'UNAVAILABLE', message: 'Layanan tidak tersedia.' }, 503, {
    'retry-after': String(Math.ceil(answer.retryAfterMs / 1000)),
  });
};

/** Lets in what is signed, fresh and in the contract, and says the answer as the contract has it. */
export const door =
  ({ now, clients }: DoorOptions) =>
  async <T>(
    c: Context<LineEnv>,
    schema: z.ZodType<T>,
    /** A call that changes something must be safe to repeat. */
    keyed: boolean,
    work: (body: T, key: string) => Promise<Answer<unknown>>,
  ): Promise<Response> => {
    const text = await c.req.text();
    if (text.length > 5_000_000) return refusal(c, 413, 'MALFORMED_DOCUMENT', 'Terlalu besar.');
    const key = c.req.header('idempotency-key') ?? '';
    if (keyed && key === '') return refusal(c, 400, 'MALFORMED_DOCUMENT', 'Idempotency-Key wajib.');
    const signed = { path: c.req.path, timestamp: c.req.header('x-timestamp') ?? '', key, body: text };
    const secret = clients[c.req.header('x-client-id') ?? ''];
    if (secret === undefined || !isSigned(secret, signed, c.req.header('x-signature') ?? '', now()))
      return refusal(c, 401, 'ACCESS_DENIED', 'Tanda tangan permintaan tidak diterima.');
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return refusal(c, 400, 'MALFORMED_DOCUMENT', 'Bukan JSON.');
    }
    const parsed = schema.safeParse(body);
    if (!parsed.success) return refusal(c, 422, 'MALFORMED_DOCUMENT', parsed.error.issues[0]?.path.join('.') ?? '');
    if (c.get('times') === 2) await work(parsed.data, key);
    return said(c, await work(parsed.data, key));
  };
